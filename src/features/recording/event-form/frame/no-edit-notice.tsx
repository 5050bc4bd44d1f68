import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../../i18n/use-speech';
import type { WrittenEvent } from '../../../../model/written/written-event';
import { Notice } from '../../../../ui/notice';
import { RichText } from '../../../../ui/rich-text';
import { useRecordingRules } from '../../use-recording-rules';
import { OwnEventsLink } from './own-events-link';

type Reason = NonNullable<WrittenEvent['noEdit']>;

const WORDS: Readonly<Record<Reason, MessageDescriptor>> = {
  expired: msg`Alle Termine sind vorbei. Vergangene Veranstaltungen bleiben, wie sie waren.`,
  otherClient: msg`Sie gehört zu einem anderen Portal und wird dort bearbeitet.`,
  locked: msg`Sie ist gesperrt. Bitte wenden Sie sich an uns.`,
};

/** Why an event cannot be edited: in the client's words, where there are some. */
export function NoEditNotice({ event: { content }, reason }: { event: WrittenEvent; reason: Reason }) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const own = useRecordingRules().eventRecording.noEdit[reason];
  const { title } = content;
  return (
    <Notice kind="info" title={t`„${title}“ kann nicht mehr bearbeitet werden`}>
      {own ? <RichText html={own} /> : <p>{say(WORDS[reason])}</p>}
      <OwnEventsLink />
    </Notice>
  );
}
