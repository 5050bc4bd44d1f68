import type { AdvertReservation } from '../../../model/answers/advert-days';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';

/** A day that somebody else has taken, or that closed meanwhile. */
export type LostDay = { date: string; code: string };

/** An order on its way. */
export type OrderState = {
  draft: OrderDraft;
  /** Where the last change stands: at the server, on its way there, on this device alone, or nowhere but here. */
  saved: 'server' | 'saving' | 'device' | 'nowhere';
  reservation: AdvertReservation | undefined;
  /** The days that were lost last, until others are held. */
  lost: readonly LostDay[];
  /** What another device has made of the order meanwhile, or what was begun before the choice without an account. */
  theirs: OrderDraft | undefined;
  /** Whether the draft is that choice, and `theirs` the order before it. */
  isChosenAnew: boolean;
  /** Whether another device has ordered it or thrown it away meanwhile, so that going on here is another order. */
  isGone: boolean;
  ordered: OrderedAdvert | undefined;
  /** What the advert said of the event before, until the person has put it back. */
  replaced?: Pick<OrderDraft, 'content' | 'upload'> | undefined;
};

/** The state, and who wants to hear of it. */
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
