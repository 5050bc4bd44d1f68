import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/api-error';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { ErrorNotice } from '../../../app/error-notice';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { RowsSkeleton } from '../../../cards/record-list/rows-skeleton';
import { StatusBadge } from '../../../cards/record-list/status-badge';
import { TextsProvider } from '../../../i18n/locale-provider';
import { advertTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { loadBooking } from './api';
import { BookingActions } from './booking-actions';
import { BookingDetails } from './booking-details';
import { BookingButtons } from './booking-layout';
import { STATE_HINTS, STATE_LABELS } from './booking-words';
import { EventNotice, isHidden } from './event-notice';

/** Renders one order with all of its data (spec section 2, "/secure/promotion/{adsId}"). */
export const BookingScreen = accountScreen(({ params: { adsId = '' } }: ScreenProps) => (
  <TextsProvider texts={advertTexts}>
    <Screen key={adsId} id={adsId} />
  </TextsProvider>
));

function Screen({ id }: { id: string }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { client } = usePortal();
  const state = useQuery({ key: ['booking', id], load: (signal) => loadBooking(client, id, signal) });
  // After a failed reload, outdated data is not shown.
  const hasFailed = state.step !== 'loading' && state.error !== undefined;
  const booking = hasFailed ? undefined : state.value;
  const isUnknown = hasFailed && state.error instanceof ApiError && state.error.status === 404;
  return (
    <AccountPage
      title={booking?.title || t({ id: 'lbl_advert_detail', message: 'Bestellte Werbung' })}
      lead={
        booking && (
          <BookingButtons>
            <StatusBadge status={booking.state}>{_(STATE_LABELS[booking.state])}</StatusBadge>
            {!isHidden(booking) && <span>{_(STATE_HINTS[booking.state])}</span>}
          </BookingButtons>
        )
      }
      actions={<BookingListLink />}
    >
      {state.step === 'loading' && <RowsSkeleton message={t`Ihre Anzeige wird geladen …`} />}
      {isUnknown && (
        <Notice kind="info" role="alert" title={t`Diese Buchung gibt es nicht`}>
          <p>{t`Vielleicht gehört sie zu einem anderen Konto.`}</p>
        </Notice>
      )}
      {hasFailed && !isUnknown && <ErrorNotice error={state.error} onRetry={state.retry} />}
      {booking && (
        <>
          {booking.reason && (
            <Notice kind="warning" title={t`Der Grund`}>
              <p>{booking.reason}</p>
            </Notice>
          )}
          <EventNotice booking={booking} />
          <BookingActions booking={booking} onChanged={state.retry} />
          <BookingDetails booking={booking} />
        </>
      )}
    </AccountPage>
  );
}

function BookingListLink() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(paths.bookings, locale);
  return (
    <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
      <Icon name="previous" size={16} />
      {t({ id: 'lbl_my_adverts', message: 'Meine Werbung' })}
    </a>
  );
}
