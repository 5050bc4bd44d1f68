import type { AdvertReservation } from '../../../model/answers/advert-days';
import { emptyOrder, type OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';
import type { ServerDraft } from './api';
import { isSameOrder, mergeDrafts } from './merge-drafts';
import { createCell, type OrderState, type UnavailableDay } from './order-state';
import { createOrderSync, type OrderSyncOptions } from './order-sync';

export type OrderStore = {
  state(): OrderState;
  subscribe(listener: () => void): () => void;
  /**
   * Applies a change and saves it, on the device at once, on the server debounced. Choosing another event clears the
   * advert's content, unless the change contains one.
   */
  update(change: Partial<OrderDraft>): void;
  /** Restores the advert's content before another event was chosen. */
  restoreContent(): void;
  setReservation(reservation: AdvertReservation | undefined): void;
  /** Removes days that are no longer available. */
  removeDays(days: readonly UnavailableDay[]): void;
  /** Resolves a conflict with this device's draft, or with the other one. */
  resolveConflict(side: 'local' | 'server'): void;
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
  whenSaved(): Promise<string | undefined>;
  /** Handles a draft that another device has changed, or ordered: then there is none. */
  acceptServerDraft(serverDraft: ServerDraft): void;
};

/** The content without an event. */
const EMPTY = { content: emptyOrder().content, upload: undefined } satisfies Partial<OrderDraft>;

const contentOf = ({ content, upload }: OrderDraft) => ({ content, upload });

/** Checks whether a change chooses another event than that of the content. */
const choosesOtherEvent = ({ eventId, content }: OrderDraft, change: Partial<OrderDraft>): boolean =>
  change.eventId !== undefined &&
  change.eventId !== eventId &&
  change.content === undefined &&
  Boolean(content.title.trim() || content.text.trim() || content.mediumId);

/** Applies a change. Choosing another event clears the advert's content, which can be restored. */
function withChange(draft: OrderDraft, change: Partial<OrderDraft>): Pick<OrderState, 'draft'> & Partial<OrderState> {
  const replacedContent = choosesOtherEvent(draft, change) ? contentOf(draft) : undefined;
  return { draft: { ...draft, ...(replacedContent && EMPTY), ...change }, ...(replacedContent && { replacedContent }) };
}

/**
 * Creates the state of an order: the device stores it while the server cannot, and both may have changes of another
 * device.
 */
export function createOrderStore(options: OrderSyncOptions): OrderStore {
  const { opened, ordered, storage, guestChoice } = options;
  const merged = mergeDrafts(opened, storage.read());
  const cell = createCell({
    draft: merged.draft ?? emptyOrder(),
    saved: 'server',
    reservation: opened.reservation,
    unavailable: [],
    serverDraft: merged.serverDraft,
    isNewChoice: false,
    isClosedElsewhere: false,
    ordered,
  });
  const { state, patch } = cell;
  const sync = createOrderSync(options, cell, merged.isUnsaved);
  let isDiscarded = false;

  /** Takes over the guest's choice. If other days were chosen before, the person decides. */
  function applyGuestChoice() {
    const choice = guestChoice?.read();
    const { draft, serverDraft } = state();
    if (!choice || serverDraft || ordered) return;
    const next = withChange(draft, choice);
    const needsDecision = draft.dates.length > 0 && !isSameOrder(next.draft, draft);
    if (needsDecision) return patch({ ...next, serverDraft: draft, isNewChoice: true });
    guestChoice?.forget();
    patch(next);
    sync.changed();
  }
  applyGuestChoice();
  return {
    state,
    subscribe: cell.subscribe,
    update(change) {
      if (state().ordered || isDiscarded) return;
      patch(withChange(state().draft, change));
      sync.changed();
    },
    restoreContent() {
      const { draft, replacedContent } = state();
      if (!replacedContent) return;
      patch({ draft: { ...draft, ...replacedContent }, replacedContent: undefined });
      sync.changed();
    },
    setReservation: (reservation) => patch({ reservation, ...(reservation && { unavailable: [] }) }),
    removeDays(unavailable) {
      const unavailableDates = new Set(unavailable.map(({ date }) => date));
      const { draft } = state();
      patch({
        unavailable,
        reservation: undefined,
        draft: { ...draft, dates: draft.dates.filter((day) => !unavailableDates.has(day)) },
      });
      sync.changed();
    },
    resolveConflict(side) {
      const { serverDraft, isNewChoice } = state();
      if (isNewChoice) {
        guestChoice?.forget();
        patch({
          serverDraft: undefined,
          isClosedElsewhere: false,
          isNewChoice: false,
          ...(side === 'server' && serverDraft && { draft: serverDraft, replacedContent: undefined }),
        });
        return sync.changed();
      }
      patch({
        serverDraft: undefined,
        isClosedElsewhere: false,
        ...(side === 'server' && serverDraft && { draft: serverDraft, saved: 'server' }),
      });
      sync.resolveConflict(serverDraft, side === 'local');
      applyGuestChoice();
    },
    finish(order) {
      sync.forget();
      patch({
        ordered: order,
        draft: emptyOrder(),
        reservation: undefined,
        serverDraft: undefined,
        isClosedElsewhere: false,
        saved: 'server',
      });
    },
    async discard() {
      isDiscarded = await sync.discard();
      if (isDiscarded) patch({ draft: emptyOrder(), reservation: undefined, unavailable: [], saved: 'server' });
      return isDiscarded;
    },
    flush: sync.flush,
    whenSaved: sync.whenSaved,
    acceptServerDraft: sync.acceptServerDraft,
  };
}
