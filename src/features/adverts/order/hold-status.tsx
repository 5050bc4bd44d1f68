import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { formatClock } from '../../../app/drafts/draft-time';
import { errorMessage, isLoggedOut, SAVE_ERRORS } from '../../../app/error-messages';
import { useTranslation } from '../../../i18n/use-translation';
import { TextButton } from '../../../ui/text-button';
import { useFocusOnRemoval } from '../../../ui/use-focus-left';
import { countdownText } from './countdown';
import { useOrder } from './order-context';
import { isUsedUp } from './use-hold';

const MINUTE_MS = 60_000;
/** The remaining time from which the minutes are counted down. */
const SOON_MS = 5 * MINUTE_MS;

/** Renders the expiry of the hold, counted down near the end, with a button to renew it. */
export function HoldStatus() {
  const { hold, state, step } = useOrder();
  if (state.draft.dates.length === 0) return null;
  const { leftMs, isBusy, acquire } = hold;
  // In the step of the days, the form itself shows this error.
  const error = step === 'when' ? undefined : hold.error;
  const isFinal = isUsedUp(error) || (leftMs !== 0 && state.reservation?.isRenewable === false);
  return (
    <div>
      {error !== undefined && <Failure error={error} isHeld={leftMs !== undefined && leftMs > 0} />}
      <HeldUntil />{' '}
      {!isFinal && (error !== undefined || (leftMs !== undefined && leftMs <= SOON_MS)) && (
        <HoldButton {...{ leftMs, isBusy, error }} onPress={() => void acquire()} />
      )}
    </div>
  );
}

/** Renders why the days are not held, or will not be any longer. */
function Failure({ error, isHeld }: { error: unknown; isHeld: boolean }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  if (isUsedUp(error))
    return (
      <p role="status">
        {t`Länger können wir die Tage nicht freihalten. Sie können sie bestellen, solange sie frei sind.`}
      </p>
    );
  return (
    <p role="alert">
      {isHeld ? t`Die Tage ließen sich nicht länger freihalten.` : t`Die Tage ließen sich nicht freihalten.`}{' '}
      {_(errorMessage(error, SAVE_ERRORS).title)}.
    </p>
  );
}

/** Renders that nothing is booked yet, and the expiry of the hold. */
function HeldUntil() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { hold, state } = useOrder();
  const { leftMs } = hold;
  const { reservation } = state;
  if (leftMs === undefined || !reservation) return <span className="held hint">{t`Noch nichts gebucht.`}</span>;
  if (leftMs === 0) return <span role="status">{t`Die Zeit ist um: Die Tage sind nicht mehr freigehalten.`}</span>;
  const until = formatClock(reservation.expires, locale);
  const heldText = t`Für Sie freigehalten bis ${until} Uhr.`;
  if (leftMs > SOON_MS)
    return (
      <span className="held hint">
        {t`Noch nichts gebucht.`} {heldText}
      </span>
    );
  const left = countdownText(leftMs);
  return (
    <span className="hint">
      {heldText} <span aria-hidden="true">{t`Noch ${left} Minuten.`}</span>
    </span>
  );
}

type ButtonProps = { leftMs: number | undefined; isBusy: boolean; error: unknown; onPress(): void };

/** Renders the button that holds the days or renews the hold; one element, so that it keeps the focus. */
function HoldButton({ leftMs, isBusy, error, onPress }: ButtonProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(button);
  const label = leftMs === 0 ? t`Wieder freihalten` : t`15 Minuten länger freihalten`;
  const retryLabel = isLoggedOut(error) ? t`Anmelden` : t`Erneut versuchen`;
  return (
    <TextButton ref={button} type="button" aria-disabled={isBusy || undefined} onClick={onPress}>
      {error === undefined ? label : retryLabel}
    </TextButton>
  );
}
