import { useSpeech } from '../../../../i18n/use-speech';
import type { WrittenEvent } from '../../../../model/written/written-event';
import { Notice } from '../../../../ui/notice';
import { RichText } from '../../../../ui/rich-text';
import { NO_EDIT_WORDS, type NoEdit } from '../../no-edit-words';
import { useRecordingRules } from '../../use-recording-rules';
import { OwnEventsLink } from './own-records-link';

/** Why an event cannot be edited: in the client's words, where there are some. */
export function NoEditNotice({ event: { content }, reason }: { event: WrittenEvent; reason: NoEdit }) {
  const { say } = useSpeech();
  const own = useRecordingRules().eventRecording.noEdit[reason];
  return (
    <Notice kind="info" title={content.title}>
      {own ? <RichText html={own} /> : <p>{say(NO_EDIT_WORDS[reason])}</p>}
      <OwnEventsLink />
    </Notice>
  );
}
