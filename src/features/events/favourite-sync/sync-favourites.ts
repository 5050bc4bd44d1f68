import { subscribe } from 'valtio';
import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import { favouritesOf } from '../../../cards/favourites';
import { favouritesKey, storedFavourites } from '../../../cards/favourites-storage';
import { deviceStorage, type SafeStorage } from '../../../lib/storage';
import { toAccountMarks } from '../../../model/answers/favourites';
import { MAX_CHANGES } from '../../../model/favourite-changes';
import { leftKey } from '../../../session/log-in-keys';
import { favouritesLocation } from './favourites-place';
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
const PASSING: readonly string[] = ['offline', 'timeout', 'busy', 'broken'];

const syncedSessions = new WeakSet<Client['session']>();

/**
 * Syncs this device's favourites with the account that is logged in, for the lifetime of the page. Decisions made
 * offline stay in storage and are sent later.
 */
export function syncFavourites(client: Client, storage: SafeStorage = deviceStorage): void {
  if (syncedSessions.has(client.session)) return;
  syncedSessions.add(client.session);
  startKeeping(client, storage);
}

/** Reads and writes favourites and sync log of this device, always from storage, since another tab may change it. */
function deviceOf({ host, session }: Client, storage: SafeStorage) {
  /** Adds decisions made since to the sync log. */
  function note(): SyncLog {
    const before = storedSyncLog(host, storage);
    const after = withLocalChanges(before, storedFavourites(host, storage), session.now());
    if (after !== before) storeSyncLog(host, storage, after);
    return after;
  }

  /**
   * Shows the favourites of a sync log, here and in the other elements. The list is written first: a tab that reads
   * between both writes removes nothing.
   */
  function show(log: SyncLog) {
    const [key, newValue] = [favouritesKey(host), JSON.stringify(shownIds(log))];
    const isNews = storage.get(key) !== newValue;
    if (isNews) storage.set(key, newValue);
    storeSyncLog(host, storage, log);
    if (isNews) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  /** Restores the device's own favourites after a log-out here, in another tab or on another page. */
  function handleLogOut() {
    if (storage.get(leftKey(host)) === undefined) return;
    show(withoutAccount(note()));
    storage.remove(leftKey(host));
  }

  return { note, show, heedLogOut: handleLogOut };
}

function startKeeping(client: Client, storage: SafeStorage): void {
  const { host, api, session } = client;
  const { note, show, heedLogOut } = deviceOf(client, storage);
  const place = favouritesLocation(session);
  let agreed: { token: string; atMs: number } | undefined;
  let isTalking = false;
  /** True if the server has no such call; then the device works alone. */
  let isAlone = false;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the next call: the account's favourites unless recently loaded, then the unsent decisions. */
  function nextCall(
    token: string,
  ): { changes: FavouriteDecisions; send: () => Promise<{ data: unknown }> } | undefined {
    const isFresh = agreed?.token === token && Date.now() - agreed.atMs < FRESH_MS;
    if (!isFresh) return { changes: {}, send: () => api.get('persons/favourites') };
    const changes = Object.entries(unsentOf(note())).slice(0, MAX_CHANGES);
    if (changes.length === 0) return undefined;
    const body = { changes: changes.map(([id, mark]) => ({ id, ...mark })) };
    return { changes: Object.fromEntries(changes), send: () => api.put('persons/favourites', body) };
  }

  async function syncUntilDone(): Promise<void> {
    for (;;) {
      heedLogOut();
      note();
      const token = session.validToken();
      const call = token === undefined || isAlone ? undefined : nextCall(token);
      if (token === undefined || !call) return;
      const { data } = await call.send();
      // A response that arrives after the log-out belongs to no session any more.
      if (session.validToken() !== token) continue;
      show(withAccountAnswer(note(), toAccountMarks(data), call.changes));
      agreed = { token, atMs: Date.now() };
    }
  }

  async function trySync(): Promise<void> {
    clearTimeout(timer);
    try {
      await syncUntilDone();
      place.now = session.validToken() === undefined || isAlone ? 'device' : 'account';
    } catch (error) {
      isAlone = error instanceof ApiError && error.failure === 'missing';
      place.now = isAlone ? 'device' : 'onTheWay';
      const mayPass = !(error instanceof ApiError) || PASSING.includes(error.failure);
      if (mayPass) timer = setTimeout(ask, RETRY_MS);
    }
  }

  /** Runs one sync at a time. A request during a run starts another one after it. */
  async function runSync(): Promise<void> {
    if (isTalking) return;
    isTalking = true;
    while (isAsked) {
      isAsked = false;
      await trySync();
    }
    isTalking = false;
  }

  function ask() {
    isAsked = true;
    void runSync();
  }

  session.subscribe(ask);
  subscribe(favouritesOf(host, storage), ask);
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  ask();
}
