import type { Booking } from '../../../model/answers/booking';

/** Checks whether the advertiser has to pay. */
export const isOwed = ({ payment: { state } }: Booking): boolean => state === 'open' || state === 'overdue';

/** Checks whether an advert cannot appear until its event is visible again. */
export const isBlocked = ({ event, state }: Booking): boolean =>
  state !== 'cancelled' &&
  state !== 'finished' &&
  ['draft', 'rejected', 'takenDown', 'cancelled', 'deleted'].includes(event?.visibility ?? '');

/** Checks whether the payment is what is due now: a hidden event is more urgent. */
export const isPaymentDue = (booking: Booking): boolean => isOwed(booking) && !isBlocked(booking);
