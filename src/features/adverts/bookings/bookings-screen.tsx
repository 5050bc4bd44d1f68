import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { useIsAreaEmpty } from '../../../app/area-counts';
import { usePortal } from '../../../app/portal';
import { TextsProvider } from '../../../i18n/locale-provider';
import { advertTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { orderRouteOf } from './booking-filter';
import { Bookings } from './bookings';

/** Renders the user's orders of adverts (spec section 2, "/secure/promotion"). */
export const BookingsScreen = accountScreen(() => (
  <TextsProvider texts={advertTexts}>
    <Screen />
  </TextsProvider>
));

function Screen() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const isEmpty = useIsAreaEmpty(paths.bookings);
  const route = withLocale(orderRouteOf(), locale);
  return (
    <AccountPage
      title={t({ id: 'lbl_my_adverts', message: 'Meine Werbung' })}
      actions={
        !isEmpty && (
          <a className="button" href={router.hrefOf(route)} data-route={route}>
            {t({ id: 'lbl_book_advert', message: 'Werbung buchen' })}
          </a>
        )
      }
    >
      <Bookings />
    </AccountPage>
  );
}
