import styled from '@emotion/styled';
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
import { productName } from '../../../model/answers/booking-parts';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { loadBooking } from './api';
import { BookingDetails } from './booking-details';
import { BookingButtons } from './booking-layout';
import { periodLabel, STATE_LABELS } from './booking-words';

/** Renders one order with all of its data (spec section 2, "/secure/promotion/{adsId}"). */
export const BookingScreen = accountScreen(({ params: { adsId = '' } }: ScreenProps) => (
  <TextsProvider texts={advertTexts}>
    <Screen key={adsId} id={adsId} />
  </TextsProvider>
));

const BackLink = styled.a`
  margin-bottom: 4px;
`;

function Screen({ id }: { id: string }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { client, router } = usePortal();
  const state = useQuery({ key: ['booking', id], load: (signal) => loadBooking(client, id, signal) });
  // After a failed reload, outdated data is not shown.
  const hasFailed = state.step !== 'loading' && state.error !== undefined;
  const booking = hasFailed ? undefined : state.value;
  const isUnknown = hasFailed && state.error instanceof ApiError && state.error.status === 404;
  const listRoute = withLocale(paths.bookings, translation.locale);
  const { dates = [] } = booking ?? {};
  return (
    <div>
      <BackLink className="button is-text" href={router.hrefOf(listRoute)} data-route={listRoute}>
        <Icon name="previous" size={16} />
        {t({ id: 'lbl_my_adverts', message: 'Meine Werbung' })}
      </BackLink>
      <AccountPage
        title={booking?.title || t({ id: 'lbl_advert_detail', message: 'Bestellte Werbung' })}
        lead={
          booking && (
            <>
              <BookingButtons>
                <StatusBadge status={booking.state}>{translation._(STATE_LABELS[booking.state])}</StatusBadge>
                {dates[0] && <span>{periodLabel(dates[0], dates.at(-1) ?? dates[0], dates.length, translation)}</span>}
              </BookingButtons>
              {productName(booking.product, translation.locale)}
            </>
          )
        }
      >
        {state.step === 'loading' && <RowsSkeleton message={t`Ihre Anzeige wird geladen …`} />}
        {isUnknown && (
          <Notice kind="info" role="alert" title={t`Diese Buchung gibt es nicht`}>
            <p>{t`Vielleicht gehört sie zu einem anderen Konto.`}</p>
          </Notice>
        )}
        {hasFailed && !isUnknown && <ErrorNotice error={state.error} onRetry={state.retry} />}
        {booking && <BookingDetails booking={booking} onChanged={state.retry} />}
      </AccountPage>
    </div>
  );
}
