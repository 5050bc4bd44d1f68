import { useSpeech } from '../../../../i18n/use-speech';
import { Notice } from '../../../../ui/notice';
import type { FormWords } from '../form-kind';
import { OwnRecordsLink } from './own-records-link';

/** There is no such record, or it belongs to somebody else; which of the two, only its author may know. */
export function NotOwnNotice({ words }: { words: FormWords }) {
  const { say } = useSpeech();
  return (
    <Notice kind="error" role="alert" title={say(words.notOwn)}>
      <p>{say(words.notThere)}</p>
      <OwnRecordsLink words={words} />
    </Notice>
  );
}
