import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { usePortal } from '../../../app/portal';
import { useMutation } from '../../../app/use-mutation';
import { useTranslation } from '../../../i18n/use-translation';
import type { Booking } from '../../../model/answers/booking';
import { withLocale } from '../../../routing/locale-prefix';
import { Notice } from '../../../ui/notice';
import { cancelBooking } from './api';
import { orderRouteOf } from './booking-filter';
import { BookingButtons } from './booking-layout';
import { CancelQuestion } from './cancel-question';

const isTooLate = (error: unknown) => error instanceof ApiError && error.code === 'too_late';

/** Renders the actions of an order: order again, cancel, stop. */
export function BookingActions({ booking, onChanged }: { booking: Booking; onChanged(): void }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client, router } = usePortal();
  const [isConfirming, setIsConfirming] = useState(false);
  const { canCancelUntil, canStopUntil } = booking;
  const isCancellation = canCancelUntil !== undefined;
  const reorderRoute = withLocale(orderRouteOf(booking), locale);
  const link = useRef<HTMLAnchorElement>(null);
  // `isCancellation` is kept as input of the call, because the screen offers another action after it.
  const { step, input, isPending, error, run, retry, reset } = useMutation(
    (_: { isCancellation: boolean }, { idempotencyKey }) => cancelBooking(client, booking.id, idempotencyKey),
    {
      needsSession: true,
      // The free slot days have changed.
      invalidates: ['adverts'],
      onDone: onChanged,
      // The credit on the screen is outdated.
      onFailed: (failure) => isTooLate(failure) && onChanged(),
    },
  );
  // The button that was pressed no longer exists.
  useEffect(() => {
    if (step === 'done') link.current?.focus({ preventScroll: true });
  }, [step]);
  const close = () => setIsConfirming(false);
  function openQuestion() {
    if (isPending) return;
    reset();
    setIsConfirming(true);
  }

  return (
    <>
      {step === 'done' && (
        <Notice
          kind="success"
          role="status"
          title={input.isCancellation ? t`Ihre Anzeige ist storniert.` : t`Ihre Anzeige ist gestoppt.`}
        />
      )}
      {isTooLate(error) ? (
        <ErrorNotice error={error} title={t`Dafür ist es zu spät`}>
          <p>{t`Der Anzeigenschluss ist inzwischen vorbei. Ihre Anzeige bleibt, wie sie ist.`}</p>
        </ErrorNotice>
      ) : (
        <ErrorNotice
          messages={SAVE_ERRORS}
          error={error}
          title={
            input?.isCancellation
              ? t`Ihre Anzeige konnte nicht storniert werden`
              : t`Ihre Anzeige konnte nicht gestoppt werden`
          }
          onRetry={() => void retry()}
        />
      )}
      <BookingButtons>
        <a ref={link} className="button" href={router.hrefOf(reorderRoute)} data-route={reorderRoute}>
          {t`Noch einmal buchen`}
        </a>
        {(canCancelUntil || canStopUntil) && (
          <button
            type="button"
            className="button is-quiet"
            aria-disabled={isPending || undefined}
            onClick={openQuestion}
          >
            {isPending
              ? input?.isCancellation
                ? t`Wird storniert …`
                : t`Wird gestoppt …`
              : isCancellation
                ? t`Stornieren`
                : t`Anzeige stoppen`}
          </button>
        )}
      </BookingButtons>
      {isConfirming && (
        <CancelQuestion
          booking={booking}
          onClose={close}
          onYes={() => {
            close();
            void run({ isCancellation });
          }}
        />
      )}
    </>
  );
}
