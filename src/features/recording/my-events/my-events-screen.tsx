import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { useIsAreaEmpty } from '../../../app/area-counts';
import { usePortal } from '../../../app/portal';
import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { MyEvents } from './my-events';

/** Renders the list of own events (spec section 2, "/secure/events"). */
export const MyEventsScreen = accountScreen(() => (
  <TextsProvider texts={recordingTexts}>
    <Screen />
  </TextsProvider>
));

function Screen() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const isEmpty = useIsAreaEmpty(paths.myEvents);
  const route = withLocale(paths.newEvent, locale);
  return (
    <AccountPage
      title={t({ id: 'lbl_my_events', message: 'Meine Veranstaltungen' })}
      actions={
        !isEmpty && (
          <a className="button" href={router.hrefOf(route)} data-route={route}>
            {t`Veranstaltung eintragen`}
          </a>
        )
      }
    >
      <MyEvents />
    </AccountPage>
  );
}
