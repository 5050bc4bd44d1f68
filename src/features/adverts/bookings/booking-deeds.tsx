import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { withSession } from '../../../portal/form/save-with-session';
import { FormFailure } from '../../../portal/form-parts/form-failure';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { Notice } from '../../../ui/notice';
import { useIsShown } from '../../../ui/use-is-shown';
import { cancelBooking } from './api';
import type { Booking } from './booking';
import { orderRouteOf } from './booking-filter';
import { Buttons } from './booking-layout';
import { CancelQuestion } from './cancel-question';

type Step = { step: 'idle' | 'asking' | 'busy' | 'done' } | { step: 'failed'; error: unknown; key: string };

/** What can be done with an order: book it again, cancel it, stop it. */
export function BookingDeeds({ booking, onChanged }: { booking: Booking; onChanged(): void }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const portal = usePortal();
  const isShown = useIsShown();
  const [state, setState] = useState<Step>({ step: 'idle' });
  const { canCancelUntil, canStopUntil } = booking;
  const again = inLocale(orderRouteOf(booking), locale);

  async function cancel(key: string) {
    setState({ step: 'busy' });
    try {
      await withSession(portal, () => cancelBooking(portal.client, booking.id, key));
      if (!isShown()) return;
      setState({ step: 'done' });
      onChanged();
    } catch (error) {
      if (isShown()) setState({ step: 'failed', error, key });
    }
  }

  return (
    <>
      {state.step === 'done' && <Notice kind="success" role="status" title={t`Ihre Werbung ist storniert.`} />}
      {state.step === 'failed' && (
        <FormFailure
          error={state.error}
          title={t`Ihre Werbung konnte nicht storniert werden`}
          onRetry={() => void cancel(state.key)}
        />
      )}
      <Buttons>
        <a className="button" href={portal.router.hrefOf(again)} data-route={again}>
          {t`Noch einmal buchen`}
        </a>
        {(canCancelUntil || canStopUntil) && (
          <button
            type="button"
            className="button is-quiet"
            aria-disabled={state.step === 'busy' || undefined}
            onClick={() => state.step !== 'busy' && setState({ step: 'asking' })}
          >
            {state.step === 'busy' ? t`Wird storniert …` : canCancelUntil ? t`Stornieren` : t`Werbung stoppen`}
          </button>
        )}
      </Buttons>
      {state.step === 'asking' && (
        <CancelQuestion
          booking={booking}
          onClose={() => setState({ step: 'idle' })}
          onYes={() => void cancel(newIdempotencyKey())}
        />
      )}
    </>
  );
}
