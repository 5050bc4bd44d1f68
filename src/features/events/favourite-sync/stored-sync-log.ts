import { boolean, number, optional, record, string, type } from 'superstruct';
import { readStored } from '../../../lib/parse';
import type { SafeStorage } from '../../../lib/storage';
import { syncLogKey } from '../../../session/log-in-keys';
import { EMPTY_SYNC_LOG, type SyncLog } from './sync-log';

const StoredDecisions = record(string(), type({ kept: boolean(), at: number() }));
const StoredSyncLog = type({
  own: StoredDecisions,
  given: optional(string()),
  owner: optional(string()),
  theirs: StoredDecisions,
  unsent: record(string(), StoredDecisions),
});

/** Reads the stored sync log, also of another tab. An unreadable one counts as empty: all favourites are new. */
export const storedSyncLog = (host: string, storage: SafeStorage): SyncLog =>
  readStored(storage.get(syncLogKey(host)), StoredSyncLog) ?? EMPTY_SYNC_LOG;

/** Stores the sync log for other tabs and the next visit. */
export function storeSyncLog(host: string, storage: SafeStorage, log: SyncLog): void {
  storage.set(syncLogKey(host), JSON.stringify(log));
}
