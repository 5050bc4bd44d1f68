import { useSpeech } from '../../../../i18n/use-speech';
import { Notice } from '../../../../ui/notice';
import { RichText } from '../../../../ui/rich-text';
import type { NoEdit } from '../../no-edit-words';
import { useRecordingRules } from '../../use-recording-rules';
import type { FormWords } from '../form-kind';
import { OwnRecordsLink } from './own-records-link';

/** Why a record cannot be edited: in the client's words, where there are some. */
export function NoEditNotice({ title, reason, words }: { title: string; reason: NoEdit; words: FormWords }) {
  const { say } = useSpeech();
  const own = useRecordingRules().eventRecording.noEdit[reason];
  return (
    <Notice kind="info" title={title}>
      {own ? <RichText html={own} /> : <p>{say(words.noEdit[reason])}</p>}
      <OwnRecordsLink words={words} />
    </Notice>
  );
}
