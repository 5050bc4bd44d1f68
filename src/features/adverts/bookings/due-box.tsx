import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { usePortal } from '../../../app/portal';
import { useMutation } from '../../../app/use-mutation';
import { useTranslation } from '../../../i18n/use-translation';
import type { Booking, Transfer } from '../../../model/answers/booking';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { AccountIcon } from '../../../ui/account-icons';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { cancelBooking } from './api';
import { orderRouteOf } from './booking-filter';
import { bookedDayLabel, euros, PART_LABELS, PAYMENT_LABELS, STATE_HINTS } from './booking-words';
import { CancelQuestion } from './cancel-question';
import { isBlocked, isPaymentDue } from './due-payment';
import { FileButton } from './file-button';
import { TransferTerms } from './transfer-terms';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-box);
  border-radius: var(--radius-box);

  &.is-info {
    background: var(--portal-color-info-soft);
  }
  &.is-warning {
    background: var(--portal-color-warning-soft);
  }
  &.is-error {
    background: var(--portal-color-error-soft);
  }
  &.is-info > p > .icon {
    color: var(--portal-color-info-text);
  }
  &.is-warning > p > .icon {
    color: var(--portal-color-warning-text);
  }
  &.is-error > p > .icon {
    color: var(--portal-color-error-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Title = styled.p`
  display: flex;
  gap: 10px;
  margin-bottom: 4px;
  font-weight: 700;
  line-height: 1.35;
`;

/* Told from the other actions by a line and a sign, also where the primary colour is red. */
const Apart = styled.div`
  margin: 4px 0 -8px;
  padding-top: 4px;
  border-top: 1px solid var(--portal-color-line-strong);
`;

const isTooLate = (error: unknown) => error instanceof ApiError && error.code === 'too_late';

/** Renders what is due now with its button, and the other actions of an order: order again, cancel, stop. */
export function DueBox({ booking, onChanged }: { booking: Booking; onChanged(): void }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client, router } = usePortal();
  const [isConfirming, setIsConfirming] = useState(false);
  const { canCancelUntil, canStopUntil } = booking;
  const isCancellation = canCancelUntil !== undefined;
  const due = useDue(booking);
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
      <Box className={`is-${due.kind}`}>
        <Title>
          <Icon name={due.kind === 'info' ? 'info' : 'warning'} size={22} />
          {due.title}
        </Title>
        {due.texts.map((text) => text && <p key={text}>{text}</p>)}
        {due.transfer && <TransferTerms transfer={due.transfer} />}
        {due.button}
        <a
          ref={link}
          className={due.button || booking.returned ? 'button is-quiet' : 'button'}
          href={router.hrefOf(reorderRoute)}
          data-route={reorderRoute}
        >
          {t`Noch einmal buchen`}
        </a>
        {(canCancelUntil || canStopUntil) && (
          <Apart>
            <button
              type="button"
              className="button is-text is-red"
              aria-disabled={isPending || undefined}
              onClick={openQuestion}
            >
              <AccountIcon name="blocked" />
              {isPending
                ? input?.isCancellation
                  ? t`Wird storniert …`
                  : t`Wird gestoppt …`
                : isCancellation
                  ? t`Stornieren`
                  : t`Anzeige stoppen`}
            </button>
          </Apart>
        )}
      </Box>
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

type Due = {
  kind: 'info' | 'warning' | 'error';
  title: string;
  texts: readonly string[];
  transfer?: Transfer | undefined;
  /** The button of what is due; without one, ordering again is next. */
  button?: React.ReactNode;
};

/** Returns what the advertiser should do now: show the event, pay, or nothing. */
function useDue(booking: Booking): Due {
  const { t } = useLingui();
  const translation = useTranslation();
  const { router } = usePortal();
  const { id, state, event, reason, payment, invoices } = booking;
  const isActive = state !== 'cancelled' && state !== 'finished';
  const reasonText = reason && t`Grund: ${reason}`;
  const hint = translation._(STATE_HINTS[state]);
  if (booking.returned) {
    const { reason, fields } = booking.returned;
    const parts = fields.map((part) => translation._(PART_LABELS[part])).join(', ');
    return {
      kind: 'error',
      title: t`Bitte ändern Sie Ihre Anzeige`,
      texts: [t`Grund: ${reason}`, parts && t`Es betrifft: ${parts}`, hint],
    };
  }
  const note = isActive ? eventNote() : undefined;
  const hintUnlessHidden = note?.isHidden && state !== 'ordered' ? '' : hint;
  if (note && isBlocked(booking)) {
    const route = event && withLocale(paths.ownEvent(event.id), translation.locale);
    return {
      kind: 'warning',
      title: note.title,
      texts: [note.text],
      button: event?.isThere && route && (
        <a className="button" href={router.hrefOf(route)} data-route={route}>
          {t`Veranstaltung öffnen`}
        </a>
      ),
    };
  }
  const invoice = invoices.find(({ kind }) => kind !== 'credit');
  if (isPaymentDue(booking)) {
    const label = translation._(PAYMENT_LABELS[payment.state]);
    const until = payment.dueOn && bookedDayLabel(payment.dueOn, translation);
    const sum = euros(payment.cents, translation);
    return {
      kind: payment.state === 'overdue' ? 'error' : 'warning',
      title: label,
      texts: [
        until ? t`Bitte überweisen Sie bis ${until} ${sum}.` : t`Bitte überweisen Sie ${sum}.`,
        note ? `${note.title}. ${note.text}` : '',
        hintUnlessHidden,
        reasonText,
      ],
      transfer: payment.transfer,
      ...(invoice && { button: <InvoiceButton id={id} number={invoice.number} /> }),
    };
  }
  if (note) return { kind: 'info', title: note.title, texts: [note.text, hintUnlessHidden] };
  return { kind: 'info', title: hint, texts: [reasonText] };

  /** Returns why the advert does not appear, or not on all days: its event is not visible. */
  function eventNote(): { isHidden: boolean; title: string; text: string } | undefined {
    switch (event?.visibility) {
      case 'waiting':
        return {
          isHidden: true,
          title: t`Ihre Veranstaltung wird noch geprüft`,
          text: t`Die Anzeige erscheint erst, wenn die Veranstaltung freigegeben ist.`,
        };
      case 'draft':
      case 'rejected':
      case 'takenDown':
      case 'cancelled':
      case 'deleted':
        return {
          isHidden: true,
          title: t`Ihre Anzeige erscheint zurzeit nicht`,
          text:
            event.visibility === 'cancelled'
              ? t`Die Veranstaltung ist abgesagt.`
              : event.visibility === 'deleted'
                ? t`Die Veranstaltung gibt es nicht mehr.`
                : event.visibility === 'takenDown'
                  ? t`Wir haben die Veranstaltung herausgenommen. Den Grund finden Sie bei der Veranstaltung.`
                  : t`Besucher sehen die Veranstaltung nicht. Sobald sie veröffentlicht ist, erscheint die Anzeige an den gebuchten Tagen.`,
        };
      case 'over':
        return {
          isHidden: false,
          title: t`Ihre Veranstaltung ist vor dem letzten gebuchten Tag zu Ende`,
          text: t`Sie können Tage zurückgeben, deren Anzeigenschluss noch nicht vorbei ist.`,
        };
      default:
        return undefined;
    }
  }
}

function InvoiceButton({ id, number }: { id: string; number: string }) {
  const { t } = useLingui();
  return (
    <FileButton file={{ bookingId: id, name: 'invoice.pdf', number }} name={`${number}.pdf`} className="button">
      {t`Rechnung herunterladen`}
    </FileButton>
  );
}
