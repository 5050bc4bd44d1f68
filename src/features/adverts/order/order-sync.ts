import { ApiError } from '../../../api/api-error';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';
import type { ServerDraft } from './api';
import type { OrderStorage } from './device-place';
import type { HandedChoice } from './guest/handed-choice';
import { isSameOrder } from './merge-drafts';
import type { Cell } from './order-state';

/** The debounce before a save, in ms. */
const SAVE_DEBOUNCE_MS = 700;

/** The initial data of an order, and its storage. */
export type OrderSyncOptions = {
  opened: ServerDraft;
  /** Set if the page was reloaded after the order. */
  ordered?: OrderedAdvert | undefined;
  place: OrderStorage;
  /** The guest's choice before the log-in. */
  handed?: HandedChoice | undefined;
  /**
   * Saves the draft on the server; without it, only the device stores the order.
   *
   * @returns the new revision
   * @throws {ApiError} 412 with the draft of another device
   */
  save?(draft: OrderDraft, version: string | undefined): Promise<string | undefined>;
  /** Discards the server's draft with its hold. @throws {ApiError} 412 with the draft of another device */
  discard(version: string | undefined): Promise<void>;
  /** Reads the draft in a refusal. */
  readTheirs(error: ApiError): ServerDraft;
};

/** The last known state of the server. */
type SyncState = {
  version: string | undefined;
  base: OrderDraft | undefined;
  /** The last draft that was sent without an answer. */
  unacknowledged: OrderDraft | undefined;
  isUnsaved: boolean;
  /** True while it is being discarded. */
  isDiscarding: boolean;
};

/** Handles a draft that another device has changed, or a missing one. */
function handleConflict(known: SyncState, { state, put }: Cell, { draft: theirs, version }: ServerDraft) {
  known.version = version;
  // A save of this device whose answer was lost is no conflict.
  const isOwn = theirs !== undefined && [known.unacknowledged, state().draft].some((own) => isSameOrder(theirs, own));
  known.base = isOwn ? theirs : undefined;
  if (isOwn) put({ saved: 'saving' });
  else put({ theirs, isGone: theirs === undefined, saved: 'device' });
}

/** Discards the server's draft. @returns true if it is gone; false if another device has changed it */
async function discardDraft({ discard, readTheirs }: OrderSyncOptions, cell: Cell, known: SyncState): Promise<boolean> {
  try {
    await discard(known.version);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const theirs = readTheirs(error);
    // Another device has discarded it, or an earlier try of this one, whose answer was lost.
    if (theirs.draft === undefined) return true;
    handleConflict(known, cell, theirs);
    if (cell.state().theirs) return false;
    // It is a save of this device whose answer was lost: now its revision is known.
    await discard(known.version);
  }
  return true;
}

/** Saves the order, on this device at once, on the server debounced. */
export function createOrderSync(parts: OrderSyncOptions, cell: Cell, isUnsaved: boolean) {
  const { opened, place, save, readTheirs } = parts;
  const { state, put } = cell;
  const { draft, version } = opened;
  const known: SyncState = { version, base: draft, unacknowledged: undefined, isUnsaved, isDiscarding: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  const keep = () => place.write({ draft: state().draft, base: known.base, version: known.version });
  const meet = (theirs: ServerDraft) => handleConflict(known, cell, theirs);

  async function send(tell: NonNullable<OrderSyncOptions['save']>) {
    const { draft } = state();
    known.isUnsaved = false;
    put({ saved: 'saving' });
    try {
      const version = await tell(draft, known.version);
      Object.assign(known, { version, unacknowledged: undefined, base: draft } satisfies Partial<SyncState>);
      keep();
      put({ saved: known.isUnsaved ? 'saving' : 'server' });
    } catch (error) {
      known.isUnsaved = true;
      if (error instanceof ApiError && error.status === 412) meet(readTheirs(error));
      else {
        known.unacknowledged = draft;
        put({ saved: keep() ? 'device' : 'nowhere' });
      }
    }
  }
  function flush() {
    clearTimeout(timer);
    const { theirs, isGone, ordered } = state();
    if (!save || saving || known.isDiscarding || !known.isUnsaved || theirs || isGone || ordered) return;
    saving = send(save).finally(() => {
      saving = undefined;
      if (known.isUnsaved && state().saved === 'saving') flush();
    });
  }
  function plan() {
    clearTimeout(timer);
    timer = setTimeout(flush, SAVE_DEBOUNCE_MS);
  }
  function forget() {
    clearTimeout(timer);
    Object.assign(known, { version: undefined, base: undefined, isUnsaved: false } satisfies Partial<SyncState>);
    place.remove();
  }
  if (isUnsaved) plan();
  return {
    ...{ flush, meet, forget },
    changed() {
      known.isUnsaved = true;
      keep();
      plan();
    },
    /** Resolves a conflict. @param isMine true if the server needs this device's draft */
    settle(base: OrderDraft | undefined, isMine: boolean) {
      Object.assign(known, { base, isUnsaved: isMine } satisfies Partial<SyncState>);
      keep();
      flush();
    },
    /** Discards the order. @returns true if it is gone; false if another device has changed it */
    async discard() {
      known.isDiscarding = true;
      while (saving) await saving;
      const isGone = await discardDraft(parts, cell, known).finally(() => {
        known.isDiscarding = false;
        if (known.isUnsaved) plan();
      });
      if (isGone) forget();
      return isGone;
    },
    async settled() {
      flush();
      while (saving) await saving;
      return known.isUnsaved ? undefined : known.version;
    },
  };
}
