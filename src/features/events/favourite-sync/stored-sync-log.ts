import { boolean, number, optional, record, string, type } from 'superstruct';
import { readStored } from '../../../lib/parse';
import type { SafeStorage } from '../../../lib/storage';
import { ledgerKey } from '../../../session/log-in-keys';
import { EMPTY_SYNC_LOG, type SyncLog } from './sync-log';

const StoredMarks = record(string(), type({ kept: boolean(), at: number() }));
const StoredLedger = type({
  own: StoredMarks,
  given: optional(string()),
  owner: optional(string()),
  theirs: StoredMarks,
  unsent: record(string(), StoredMarks),
});

/** Reads the stored sync log, also of another tab. An unreadable one counts as empty: all favourites are new. */
export const storedSyncLog = (host: string, storage: SafeStorage): SyncLog =>
  readStored(storage.get(ledgerKey(host)), StoredLedger) ?? EMPTY_SYNC_LOG;

/** Stores the sync log for other tabs and the next visit. */
export function storeSyncLog(host: string, storage: SafeStorage, ledger: SyncLog): void {
  storage.set(ledgerKey(host), JSON.stringify(ledger));
}
