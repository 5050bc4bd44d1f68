import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { TextsProvider } from '../../../i18n/locale-provider';
import { advertTexts } from '../../../i18n/texts';
import { useSpeech } from '../../../i18n/use-speech';
import { LoadFailure } from '../../../portal/form-parts/load-failure';
import { MemberPage } from '../../../portal/member-page';
import { memberScreen } from '../../../portal/member-screen';
import { usePortal } from '../../../portal/portal';
import { useLoaded } from '../../../portal/use-loaded';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { loadBooking } from './api';
import { BookedParts } from './booked-parts';
import { BookingDeeds } from './booking-deeds';
import { Buttons, State } from './booking-layout';
import { STATE_HINTS, STATE_WORDS } from './booking-words';
import { EventNotice, isHidden } from './event-notice';
import { Waiting } from './waiting';

/** One order with all that is known of it (spec section 2, "/secure/promotion/{adsId}"). */
export const BookingScreen = memberScreen(({ params: { adsId = '' } }: ScreenProps) => (
  <TextsProvider texts={advertTexts}>
    <Screen key={adsId} id={adsId} />
  </TextsProvider>
));

function Screen({ id }: { id: string }) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { client } = usePortal();
  const [turn, setTurn] = useState(0);
  const load = useCallback((signal: AbortSignal) => loadBooking(client, id, signal), [client, id]);
  // After a change the order is asked for again.
  const state = useLoaded(load, turn);
  const booking = state.step === 'ready' ? state.value : undefined;
  const isUnknown = state.step === 'failed' && state.error instanceof ApiError && state.error.status === 404;
  return (
    <MemberPage
      title={booking?.title || t({ id: 'lbl_advert_detail', message: 'Bestellte Werbung' })}
      lead={
        booking && (
          <Buttons>
            <State className={`is-${booking.state}`}>{say(STATE_WORDS[booking.state])}</State>
            {!isHidden(booking) && <span>{say(STATE_HINTS[booking.state])}</span>}
          </Buttons>
        )
      }
      actions={<ToList />}
    >
      {state.step === 'loading' && <Waiting />}
      {isUnknown && (
        <Notice kind="info" role="alert" title={t`Diese Buchung gibt es nicht`}>
          <p>{t`Vielleicht gehört sie zu einem anderen Konto.`}</p>
        </Notice>
      )}
      {state.step === 'failed' && !isUnknown && <LoadFailure error={state.error} onRetry={state.retry} />}
      {booking && (
        <>
          {booking.reason && (
            <Notice kind="warning" title={t`Der Grund`}>
              <p>{booking.reason}</p>
            </Notice>
          )}
          <EventNotice booking={booking} />
          <BookingDeeds booking={booking} onChanged={() => setTurn((last) => last + 1)} />
          <BookedParts booking={booking} />
        </>
      )}
    </MemberPage>
  );
}

function ToList() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const route = inLocale(paths.bookings, locale);
  return (
    <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
      <Icon name="previous" size={16} />
      {t({ id: 'lbl_my_adverts', message: 'Meine Werbung' })}
    </a>
  );
}
