import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { usePortal } from '../../../app/portal';
import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { warnOnce } from '../../../lib/warn';
import { startScreenOf } from '../../../routing/route-table';
import { Notice } from '../../../ui/notice';

type ScreenTexts = { title: MessageDescriptor; off: MessageDescriptor };

const EVENTS: ScreenTexts = {
  title: msg({ id: 'lbl_my_events', message: 'Meine Veranstaltungen' }),
  off: msg`Zurzeit können Sie hier keine Veranstaltungen eintragen.`,
};
const ARTICLES: ScreenTexts = {
  title: msg({ id: 'lbl_my_articles', message: 'Meine Artikel' }),
  off: msg`Zurzeit können Sie hier keine Artikel schreiben.`,
};

/** Renders a notice in place of a recording element whose client has recording switched off. */
export const RecordingOffScreen = accountScreen(() => (
  <TextsProvider texts={recordingTexts}>
    <RecordingOff />
  </TextsProvider>
));

function RecordingOff() {
  const { _ } = useTranslation();
  const { localName } = usePortal().element;
  const texts = localName === 'article-recording' ? ARTICLES : EVENTS;
  useEffect(() => {
    warnOnce(`<${localName}> needs the setting applicationSettings.${startScreenOf(localName)?.needs} of its client.`);
  }, [localName]);
  return (
    <AccountPage title={_(texts.title)}>
      <Notice kind="info" title={_(texts.off)} />
    </AccountPage>
  );
}
