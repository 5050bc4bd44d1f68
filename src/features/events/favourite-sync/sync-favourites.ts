import { subscribe } from 'valtio';
import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import { favouritesOf } from '../../../cards/favourites';
import { favouritesKey, storedFavourites } from '../../../cards/favourites-storage';
import { deviceStorage, type SafeStorage } from '../../../lib/storage';
import { toAccountMarks } from '../../../model/answers/favourites';
import { MAX_CHANGES } from '../../../model/favourite-changes';
import { leftKey } from '../../../session/log-in-keys';
import { favouritesLocation } from './favourites-location';
import { storedSyncLog, storeSyncLog } from './stored-sync-log';
import {
  type FavouriteDecisions,
  type SyncLog,
  shownIds,
  unsentOf,
  withAccountAnswer,
  withLocalChanges,
  withoutAccount,
} from './sync-log';

/** The maximum age of the account's response when the visitor returns to the page. */
const FRESH_MS = 60_000;
const RETRY_MS = 60_000;
/** Error codes of failures that may pass. */
const TEMPORARY_FAILURES: readonly string[] = ['offline', 'unreachable', 'timeout', 'busy', 'broken'];

const syncedSessions = new WeakSet<Client['session']>();

/**
 * Syncs this device's favourites with the account that is logged in, for the lifetime of the page. Decisions made
 * offline stay in storage and are sent later.
 */
export function syncFavourites(client: Client, storage: SafeStorage = deviceStorage): void {
  if (syncedSessions.has(client.session)) return;
  syncedSessions.add(client.session);
  startSync(client, storage);
}

/** Reads and writes favourites and sync log of this device, always from storage, since another tab may change it. */
function deviceFavourites({ host, session }: Client, storage: SafeStorage) {
  /** Adds decisions made since to the sync log. */
  function recordChanges(): SyncLog {
    const savedLog = storedSyncLog(host, storage);
    const currentLog = withLocalChanges(savedLog, storedFavourites(host, storage), session.now());
    if (currentLog !== savedLog) storeSyncLog(host, storage, currentLog);
    return currentLog;
  }

  /**
   * Shows the favourites of a sync log, here and in the other elements. The list is written first: a tab that reads
   * between both writes removes nothing.
   */
  function showFavourites(log: SyncLog) {
    const [key, newValue] = [favouritesKey(host), JSON.stringify(shownIds(log))];
    const hasChanged = storage.get(key) !== newValue;
    if (hasChanged) storage.set(key, newValue);
    storeSyncLog(host, storage, log);
    if (hasChanged) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  /** Restores the device's own favourites after a log-out here, in another tab or on another page. */
  function handleLogOut() {
    if (storage.get(leftKey(host)) === undefined) return;
    showFavourites(withoutAccount(recordChanges()));
    storage.remove(leftKey(host));
  }

  return { recordChanges, showFavourites, handleLogOut };
}

function startSync(client: Client, storage: SafeStorage): void {
  const { host, api, session } = client;
  const { recordChanges, showFavourites, handleLogOut } = deviceFavourites(client, storage);
  const location = favouritesLocation(session);
  let lastResponse: { token: string; atMs: number } | undefined;
  let isSyncing = false;
  /** True if the server has no such call; then the device works alone. */
  let isUnsupported = false;
  let isRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the next call: the account's favourites unless recently loaded, then the unsent decisions. */
  function nextCall(
    token: string,
  ): { changes: FavouriteDecisions; send: () => Promise<{ data: unknown }> } | undefined {
    const isFresh = lastResponse?.token === token && Date.now() - lastResponse.atMs < FRESH_MS;
    if (!isFresh) return { changes: {}, send: () => api.get('persons/favourites') };
    const changes = Object.entries(unsentOf(recordChanges())).slice(0, MAX_CHANGES);
    if (changes.length === 0) return undefined;
    const body = { changes: changes.map(([id, decision]) => ({ id, ...decision })) };
    return { changes: Object.fromEntries(changes), send: () => api.put('persons/favourites', body) };
  }

  async function syncUntilDone(): Promise<void> {
    for (;;) {
      handleLogOut();
      recordChanges();
      const token = session.validToken();
      const call = token === undefined || isUnsupported ? undefined : nextCall(token);
      if (token === undefined || !call) return;
      const { data } = await call.send();
      // A response that arrives after the log-out belongs to no session any more.
      if (session.validToken() !== token) continue;
      showFavourites(withAccountAnswer(recordChanges(), toAccountMarks(data), call.changes));
      lastResponse = { token, atMs: Date.now() };
    }
  }

  async function trySync(): Promise<void> {
    clearTimeout(timer);
    try {
      await syncUntilDone();
      location.current = session.validToken() === undefined || isUnsupported ? 'device' : 'account';
    } catch (error) {
      isUnsupported = error instanceof ApiError && error.failure === 'missing';
      location.current = isUnsupported ? 'device' : 'onTheWay';
      const isTemporary = !(error instanceof ApiError) || TEMPORARY_FAILURES.includes(error.failure);
      if (isTemporary) timer = setTimeout(requestSync, RETRY_MS);
    }
  }

  /** Runs one sync at a time. A request during a run starts another one after it. */
  async function runSync(): Promise<void> {
    if (isSyncing) return;
    isSyncing = true;
    while (isRequested) {
      isRequested = false;
      await trySync();
    }
    isSyncing = false;
  }

  function requestSync() {
    isRequested = true;
    void runSync();
  }

  session.subscribe(requestSync);
  subscribe(favouritesOf(host, storage), requestSync);
  window.addEventListener('online', requestSync);
  document.addEventListener('visibilitychange', requestSync);
  requestSync();
}
