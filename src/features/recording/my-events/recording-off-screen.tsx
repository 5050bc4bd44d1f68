import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { warnOnce } from '../../../lib/warn';
import { MemberPage } from '../../../portal/member-page';
import { memberScreen } from '../../../portal/member-screen';
import { Notice } from '../../../ui/notice';
import { myEventsTexts } from './my-events-texts-lazy';

/** Stands in the element for recording where the client has not switched recording on. */
export const RecordingOffScreen = memberScreen(() => (
  <TextsProvider texts={myEventsTexts}>
    <RecordingOff />
  </TextsProvider>
));

function RecordingOff() {
  const { t } = useLingui();
  useEffect(
    () => warnOnce('<event-recording> needs the setting applicationSettings.activateEventsRecording of its client.'),
    [],
  );
  return (
    <MemberPage title={t({ id: 'lbl_my_events', message: 'Meine Veranstaltungen' })}>
      <Notice kind="info" title={t`Zurzeit können hier keine Veranstaltungen eingetragen werden.`} />
    </MemberPage>
  );
}
