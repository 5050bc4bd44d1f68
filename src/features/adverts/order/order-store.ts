import type { AdvertReservation } from '../../../model/answers/advert-days';
import { emptyOrder, type OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';
import type { ServerDraft } from './api';
import { isSameOrder, mergeDrafts } from './merge-drafts';
import { createCell, type LostDay, type OrderState } from './order-state';
import { createOrderSync, type OrderSyncOptions } from './order-sync';

export type OrderStore = {
  state(): OrderState;
  subscribe(hear: () => void): () => void;
  /**
   * Applies a change and saves it, on the device at once, on the server debounced. Choosing another event clears the
   * advert's content, unless the change contains one.
   */
  update(change: Partial<OrderDraft>): void;
  /** Restores the advert's content before another event was chosen. */
  putBackContent(): void;
  setReservation(reservation: AdvertReservation | undefined): void;
  /** Removes days that are no longer available. */
  lose(days: readonly LostDay[]): void;
  /** Resolves a conflict with this device's draft, or with the other one. */
  settle(side: 'mine' | 'theirs'): void;
  /** Clears the draft after it was ordered. */
  finish(ordered: OrderedAdvert): void;
  /**
   * Discards the order, on the device and on the server.
   *
   * @returns true if it is discarded; false if another device has changed it
   * @throws {ApiError}
   */
  discard(): Promise<boolean>;
  /** Saves unsaved changes on the server at once. */
  flush(): void;
  /** Waits for the save. @returns the saved revision; undefined if the server could not be reached */
  settled(): Promise<string | undefined>;
  /** Handles a draft that another device has changed, or ordered: then there is none. */
  meet(theirs: ServerDraft): void;
};

/** The content without an event. */
const EMPTY = { content: emptyOrder().content, upload: undefined } satisfies Partial<OrderDraft>;

const contentOf = ({ content, upload }: OrderDraft) => ({ content, upload });

/** Checks whether a change chooses another event than that of the content. */
const isOfOtherEvent = ({ eventId, content }: OrderDraft, change: Partial<OrderDraft>): boolean =>
  change.eventId !== undefined &&
  change.eventId !== eventId &&
  change.content === undefined &&
  Boolean(content.title.trim() || content.text.trim() || content.mediumId);

/** Applies a change. Choosing another event clears the advert's content, which can be restored. */
function withChange(draft: OrderDraft, change: Partial<OrderDraft>): Pick<OrderState, 'draft'> & Partial<OrderState> {
  const replaced = isOfOtherEvent(draft, change) ? contentOf(draft) : undefined;
  return { draft: { ...draft, ...(replaced && EMPTY), ...change }, ...(replaced && { replaced }) };
}

/**
 * Creates the state of an order: the device stores it while the server cannot, and both may have changes of another
 * device.
 */
export function createOrderStore(parts: OrderSyncOptions): OrderStore {
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

  /** Takes over the guest's choice. If other days were chosen before, the person decides. */
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
