import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { useSpeech } from '../../../i18n/use-speech';
import { ErrorNotice } from '../../../portal/error-notice';
import { SAVE_ERRORS } from '../../../portal/error-words';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { withSession } from '../../../portal/form/save-with-session';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { Notice } from '../../../ui/notice';
import { useIsShown } from '../../../ui/use-is-shown';
import { cancelBooking } from './api';
import type { Booking } from './booking';
import { orderRouteOf } from './booking-filter';
import { Buttons } from './booking-layout';
import { CancelQuestion } from './cancel-question';

type Step =
  | { step: 'idle' | 'asking' | 'busy' }
  | { step: 'done'; isWhole: boolean }
  | { step: 'failed'; error: unknown; key: string };

const isTooLate = (error: unknown) => error instanceof ApiError && error.code === 'too_late';

/** What can be done with an order: book it again, cancel it, stop it. */
export function BookingDeeds({ booking, onChanged }: { booking: Booking; onChanged(): void }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const portal = usePortal();
  const isShown = useIsShown();
  const [state, setState] = useState<Step>({ step: 'idle' });
  const { canCancelUntil, canStopUntil } = booking;
  const isWhole = canCancelUntil !== undefined;
  const again = inLocale(orderRouteOf(booking), locale);
  const link = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (state.step === 'done') link.current?.focus({ preventScroll: true });
  }, [state.step]);

  const words = isWhole ? t`Stornieren` : t`Werbung stoppen`;

  async function cancel(key: string) {
    setState({ step: 'busy' });
    try {
      await withSession(portal, () => cancelBooking(portal.client, booking.id, key));
      if (!isShown()) return;
      setState({ step: 'done', isWhole });
      onChanged();
    } catch (error) {
      if (!isShown()) return;
      setState({ step: 'failed', error, key });
      // What can still be given back is another than what the screen says.
      if (isTooLate(error)) onChanged();
    }
  }

  return (
    <>
      {state.step === 'done' && (
        <Notice
          kind="success"
          role="status"
          title={state.isWhole ? t`Ihre Werbung ist storniert.` : t`Ihre Werbung ist gestoppt.`}
        />
      )}
      {state.step === 'failed' && isTooLate(state.error) && (
        <Notice kind="error" role="alert" title={t`Dafür ist es zu spät`}>
          <p>{t`Der Anzeigenschluss ist inzwischen vorbei. Ihre Werbung bleibt, wie sie ist.`}</p>
        </Notice>
      )}
      {state.step === 'failed' && !isTooLate(state.error) && (
        <ErrorNotice
          words={SAVE_ERRORS}
          error={state.error}
          title={isWhole ? t`Ihre Werbung konnte nicht storniert werden` : t`Ihre Werbung konnte nicht gestoppt werden`}
          onRetry={() => void cancel(state.key)}
        />
      )}
      <Buttons>
        <a ref={link} className="button" href={portal.router.hrefOf(again)} data-route={again}>
          {t`Noch einmal buchen`}
        </a>
        {(canCancelUntil || canStopUntil) && (
          <button
            type="button"
            className="button is-quiet"
            aria-disabled={state.step === 'busy' || undefined}
            onClick={() => state.step !== 'busy' && setState({ step: 'asking' })}
          >
            {state.step === 'busy' ? (isWhole ? t`Wird storniert …` : t`Wird gestoppt …`) : words}
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
