import type { AdvertReservation } from '../../../model/answers/advert-days';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';

/** A day that another person has taken, or that has closed meanwhile. */
export type LostDay = { date: string; code: string };

/** The state of an order in progress. */
export type OrderState = {
  draft: OrderDraft;
  /** The location of the last change: on the server, on its way there, only on this device, or only in memory. */
  saved: 'server' | 'saving' | 'device' | 'nowhere';
  reservation: AdvertReservation | undefined;
  /** The days that were lost last, until others are held. */
  lost: readonly LostDay[];
  /** The conflicting draft of another device, or the one before the guest's choice. */
  theirs: OrderDraft | undefined;
  /** True if the draft is the guest's choice, and `theirs` the order before it. */
  isChosenAnew: boolean;
  /** True if another device has ordered or discarded it, so that continuing here starts another order. */
  isGone: boolean;
  ordered: OrderedAdvert | undefined;
  /** The advert's content before another event was chosen, until the person restores it. */
  replaced?: Pick<OrderDraft, 'content' | 'upload'> | undefined;
};

/** Creates the state with its listeners. */
export function createCell(first: OrderState) {
  const hearers = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    subscribe(hear: () => void) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    put(change: Partial<OrderState>) {
      state = { ...state, ...change };
      for (const hear of hearers) hear();
    },
  };
}

export type Cell = ReturnType<typeof createCell>;
