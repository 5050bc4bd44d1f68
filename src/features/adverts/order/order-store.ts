import type { AdvertReservation } from '../../../model/answers/advert-days';
import { emptyOrder, type OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';
import type { ServerDraft } from './api';
import { isSameOrder, mergeDrafts } from './merge-drafts';
import { createCell, type LostDay, type OrderState } from './order-state';
import { createOrderSync, type Parts } from './order-sync';

export type OrderStore = {
  state(): OrderState;
  subscribe(hear: () => void): () => void;
  /**
   * Takes a change in; the device keeps it at once, the server soon after. What the advert says of one event does not stay
   * for another one, unless the change says so itself.
   */
  update(change: Partial<OrderDraft>): void;
  /** Puts back what the advert said before another event was chosen. */
  putBackContent(): void;
  setReservation(reservation: AdvertReservation | undefined): void;
  /** Takes away days that cannot be had any more. */
  lose(days: readonly LostDay[]): void;
  /** Goes on with this device's order, or with that of the other one or from before. */
  settle(side: 'mine' | 'theirs'): void;
  /** Forgets the draft: it is ordered now. */
  finish(ordered: OrderedAdvert): void;
  /**
   * Throws the order away, here and on the server; nothing of it is kept any more.
   *
   * @returns whether it is gone; otherwise another device has gone on with it
   * @throws {ApiError}
   */
  discard(): Promise<boolean>;
  /** Tells the server at once what it does not know yet. */
  flush(): void;
  /** Waits for that. @returns the version of what is saved then, undefined where the server could not be told */
  settled(): Promise<string | undefined>;
  /** Another device has gone on with the order, or has ordered it: then nothing is left. */
  meet(theirs: ServerDraft): void;
};

/** What the advert says of no event yet. */
const EMPTY = { content: emptyOrder().content, upload: undefined } satisfies Partial<OrderDraft>;

const contentOf = ({ content, upload }: OrderDraft) => ({ content, upload });

/** Tells whether a change chooses another event than the one that the advert speaks of. */
const isOfOtherEvent = ({ eventId, content }: OrderDraft, change: Partial<OrderDraft>): boolean =>
  change.eventId !== undefined &&
  change.eventId !== eventId &&
  change.content === undefined &&
  Boolean(content.title.trim() || content.text.trim() || content.mediumId);

/** Changes an order. What the advert says of one event does not stay for another one, but can be put back. */
function withChange(draft: OrderDraft, change: Partial<OrderDraft>): Pick<OrderState, 'draft'> & Partial<OrderState> {
  const replaced = isOfOtherEvent(draft, change) ? contentOf(draft) : undefined;
  return { draft: { ...draft, ...(replaced && EMPTY), ...change }, ...(replaced && { replaced }) };
}

/** The state of an order: this device keeps it while the server cannot, and both may have another one's changes. */
export function createOrderStore(parts: Parts): OrderStore {
  const { opened, ordered, place, handed } = parts;
  const joined = mergeDrafts(opened, place.read());
  const cell = createCell({
    draft: joined.draft ?? emptyOrder(),
    saved: 'server',
    reservation: opened.reservation,
    lost: [],
    theirs: joined.theirs,
    isChosenAnew: false,
    isGone: false,
    ordered,
  });
  const { state, put } = cell;
  const saver = createOrderSync(parts, cell, joined.isUnsaved);
  let isEnded = false;

  /** Takes over what was chosen before the log-in. Where other days were chosen before, the person says which. */
  function takeHanded() {
    const chosen = handed?.read();
    const { draft, theirs } = state();
    if (!chosen || theirs || ordered) return;
    const next = withChange(draft, chosen);
    const isAsked = draft.dates.length > 0 && !isSameOrder(next.draft, draft);
    if (isAsked) return put({ ...next, theirs: draft, isChosenAnew: true });
    handed?.forget();
    put(next);
    saver.changed();
  }
  takeHanded();
  return {
    state,
    subscribe: cell.subscribe,
    update(change) {
      if (state().ordered || isEnded) return;
      put(withChange(state().draft, change));
      saver.changed();
    },
    putBackContent() {
      const { draft, replaced } = state();
      if (!replaced) return;
      put({ draft: { ...draft, ...replaced }, replaced: undefined });
      saver.changed();
    },
    setReservation: (reservation) => put({ reservation, ...(reservation && { lost: [] }) }),
    lose(lost) {
      const gone = new Set(lost.map(({ date }) => date));
      const { draft } = state();
      put({ lost, reservation: undefined, draft: { ...draft, dates: draft.dates.filter((day) => !gone.has(day)) } });
      saver.changed();
    },
    settle(side) {
      const { theirs, isChosenAnew } = state();
      if (isChosenAnew) {
        handed?.forget();
        put({
          theirs: undefined,
          isGone: false,
          isChosenAnew: false,
          ...(side === 'theirs' && theirs && { draft: theirs, replaced: undefined }),
        });
        return saver.changed();
      }
      put({ theirs: undefined, isGone: false, ...(side === 'theirs' && theirs && { draft: theirs, saved: 'server' }) });
      saver.settle(theirs, side === 'mine');
      takeHanded();
    },
    finish(now) {
      saver.forget();
      put({
        ordered: now,
        draft: emptyOrder(),
        reservation: undefined,
        theirs: undefined,
        isGone: false,
        saved: 'server',
      });
    },
    async discard() {
      isEnded = await saver.discard();
      if (isEnded) put({ draft: emptyOrder(), reservation: undefined, lost: [], saved: 'server' });
      return isEnded;
    },
    flush: saver.flush,
    settled: saver.settled,
    meet: saver.meet,
  };
}
