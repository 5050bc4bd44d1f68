import { useTranslation } from '../../../../i18n/use-translation';
import { Notice } from '../../../../ui/notice';
import type { FormWords } from '../form-kind';
import { OwnRecordsLink } from './own-records-link';

/** There is no such record, or it belongs to somebody else; which of the two, only its author may know. */
export function NotOwnNotice({ words }: { words: FormWords }) {
  const { _ } = useTranslation();
  return (
    <Notice kind="error" role="alert" title={_(words.notOwn)}>
      <p>{_(words.notThere)}</p>
      <OwnRecordsLink words={words} />
    </Notice>
  );
}
