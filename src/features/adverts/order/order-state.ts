import type { AdvertReservation } from '../../../model/answers/advert-days';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';

/** A day that another person has taken, or that has closed meanwhile. */
export type UnavailableDay = { date: string; code: string };

/** The state of an order in progress. */
export type OrderState = {
  draft: OrderDraft;
  /** The location of the last change: on the server, on its way there, only on this device, or only in memory. */
  saved: 'server' | 'saving' | 'device' | 'nowhere';
  reservation: AdvertReservation | undefined;
  /** The days that were lost last, until others are held. */
  unavailable: readonly UnavailableDay[];
  /** The conflicting draft of another device, or the one before the guest's choice. */
  serverDraft: OrderDraft | undefined;
  /** True if the draft is the guest's choice, and `serverDraft` the order before it. */
  isNewChoice: boolean;
  /** True if another device has ordered or discarded it, so that continuing here starts another order. */
  isClosedElsewhere: boolean;
  ordered: OrderedAdvert | undefined;
  /** The advert's content before another event was chosen, until the person restores it. */
  replacedContent?: Pick<OrderDraft, 'content' | 'upload'> | undefined;
};

/** Creates the state with its listeners. */
export function createCell(initial: OrderState) {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    patch(change: Partial<OrderState>) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

export type Cell = ReturnType<typeof createCell>;
