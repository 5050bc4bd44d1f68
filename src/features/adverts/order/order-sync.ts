import { ApiError } from '../../../api/api-error';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';
import type { ServerDraft } from './api';
import type { HandedChoice } from './guest/handed-choice';
import { isSameOrder } from './merge-drafts';
import type { Cell } from './order-state';
import type { OrderStorage } from './order-storage';

/** The debounce before a save, in ms. */
const SAVE_DEBOUNCE_MS = 700;

/** The initial data of an order, and its storage. */
export type OrderSyncOptions = {
  opened: ServerDraft;
  /** Set if the page was reloaded after the order. */
  ordered?: OrderedAdvert | undefined;
  storage: OrderStorage;
  /** The guest's choice before the log-in. */
  guestChoice?: HandedChoice | undefined;
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
  readServerDraft(error: ApiError): ServerDraft;
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
function handleConflict(syncState: SyncState, { state, patch }: Cell, { draft: serverDraft, version }: ServerDraft) {
  syncState.version = version;
  // A save of this device whose answer was lost is no conflict.
  const isFromThisDevice =
    serverDraft !== undefined &&
    [syncState.unacknowledged, state().draft].some((local) => isSameOrder(serverDraft, local));
  syncState.base = isFromThisDevice ? serverDraft : undefined;
  if (isFromThisDevice) patch({ saved: 'saving' });
  else patch({ serverDraft, isClosedElsewhere: serverDraft === undefined, saved: 'device' });
}

/** Discards the server's draft. @returns true if it is gone; false if another device has changed it */
async function discardDraft(
  { discard, readServerDraft }: OrderSyncOptions,
  cell: Cell,
  syncState: SyncState,
): Promise<boolean> {
  try {
    await discard(syncState.version);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const serverDraft = readServerDraft(error);
    // Another device has discarded it, or an earlier try of this one, whose answer was lost.
    if (serverDraft.draft === undefined) return true;
    handleConflict(syncState, cell, serverDraft);
    if (cell.state().serverDraft) return false;
    // It is a save of this device whose answer was lost: now its revision is known.
    await discard(syncState.version);
  }
  return true;
}

/** Saves the order, on this device at once, on the server debounced. */
export function createOrderSync(options: OrderSyncOptions, cell: Cell, isUnsaved: boolean) {
  const { opened, storage, save, readServerDraft } = options;
  const { state, patch } = cell;
  const { draft, version } = opened;
  const syncState: SyncState = { version, base: draft, unacknowledged: undefined, isUnsaved, isDiscarding: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  const saveOnDevice = () => storage.write({ draft: state().draft, base: syncState.base, version: syncState.version });
  const acceptServerDraft = (serverDraft: ServerDraft) => handleConflict(syncState, cell, serverDraft);

  async function send(saveDraft: NonNullable<OrderSyncOptions['save']>) {
    const { draft } = state();
    syncState.isUnsaved = false;
    patch({ saved: 'saving' });
    try {
      const version = await saveDraft(draft, syncState.version);
      Object.assign(syncState, { version, unacknowledged: undefined, base: draft } satisfies Partial<SyncState>);
      saveOnDevice();
      patch({ saved: syncState.isUnsaved ? 'saving' : 'server' });
    } catch (error) {
      syncState.isUnsaved = true;
      if (error instanceof ApiError && error.status === 412) acceptServerDraft(readServerDraft(error));
      else {
        syncState.unacknowledged = draft;
        patch({ saved: saveOnDevice() ? 'device' : 'nowhere' });
      }
    }
  }
  function flush() {
    clearTimeout(timer);
    const { serverDraft, isClosedElsewhere, ordered } = state();
    if (
      !save ||
      saving ||
      syncState.isDiscarding ||
      !syncState.isUnsaved ||
      serverDraft ||
      isClosedElsewhere ||
      ordered
    )
      return;
    saving = send(save).finally(() => {
      saving = undefined;
      if (syncState.isUnsaved && state().saved === 'saving') flush();
    });
  }
  function scheduleFlush() {
    clearTimeout(timer);
    timer = setTimeout(flush, SAVE_DEBOUNCE_MS);
  }
  function forget() {
    clearTimeout(timer);
    Object.assign(syncState, { version: undefined, base: undefined, isUnsaved: false } satisfies Partial<SyncState>);
    storage.remove();
  }
  if (isUnsaved) scheduleFlush();
  return {
    ...{ flush, acceptServerDraft, forget },
    changed() {
      syncState.isUnsaved = true;
      saveOnDevice();
      scheduleFlush();
    },
    /** Resolves a conflict. @param keepsLocal true if the server needs this device's draft */
    resolveConflict(base: OrderDraft | undefined, keepsLocal: boolean) {
      Object.assign(syncState, { base, isUnsaved: keepsLocal } satisfies Partial<SyncState>);
      saveOnDevice();
      flush();
    },
    /** Discards the order. @returns true if it is gone; false if another device has changed it */
    async discard() {
      syncState.isDiscarding = true;
      while (saving) await saving;
      const isDiscarded = await discardDraft(options, cell, syncState).finally(() => {
        syncState.isDiscarding = false;
        if (syncState.isUnsaved) scheduleFlush();
      });
      if (isDiscarded) forget();
      return isDiscarded;
    },
    async whenSaved() {
      flush();
      while (saving) await saving;
      return syncState.isUnsaved ? undefined : syncState.version;
    },
  };
}
