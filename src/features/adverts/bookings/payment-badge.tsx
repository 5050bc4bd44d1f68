import { useTranslation } from '../../../i18n/use-translation';
import type { PaymentState } from '../../../model/answers/booking-parts';
import { AccountIcon } from '../../../ui/account-icons';
import { Badge } from '../../../ui/badge';
import { PAYMENT_LABELS, PAYMENT_TONES } from './booking-words';

/** Renders the state of a payment; with a sign of its own if money is to flow, so that it is not taken for a review. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  const { _ } = useTranslation();
  const isSettled = state === 'paid' || state === 'none';
  return (
    <Badge tone={PAYMENT_TONES[state]} icon={isSettled ? undefined : <AccountIcon name="euro" size={14} />}>
      {_(PAYMENT_LABELS[state])}
    </Badge>
  );
}
