import type { EnumerableStorage } from '../lib/enumerable-storage';
import { readStored } from '../lib/parse';
import { EXPIRATION_KEY, ISSUER_KEY, RECORDS, recordKey, TOKEN_KEY } from './log-in-keys';
import { type LogIn, LogInRecord } from './log-in-record';

/** The storage of one host's log-in. */
export type LogInStore = {
  read(): LogIn | undefined;
  /** Stores a log-in. @returns true if it outlives this page */
  save(logIn: LogIn): boolean;
  /** Updates the clock offset of the stored log-in. */
  saveOffset(clockOffsetMs: number): void;
  remove(): void;
};

/** The issuer of the two keys while they are being written. */
const NOBODY = '';

/**
 * Creates the storage of one host's log-in: one record, which no other tab ever reads half written. Beside it are the
 * two keys of the specification, a copy that names its issuer. While they name this host, they count as newer than the
 * record: the page or an older version of this code may have changed them.
 *
 * @param host issuer of the log-in; those of other hosts are never read
 */
export function createLogInStore(host: string, storage: EnumerableStorage): LogInStore {
  const key = recordKey(host);

  function readRecord(): LogIn | undefined {
    const record = readStored(storage.get(key), LogInRecord);
    return record?.host === host ? record : undefined;
  }

  const write = (logIn: LogIn) => storage.set(key, JSON.stringify({ ...logIn, host }));

  /** Two tabs that log in at two hosts at the same moment may combine the issuer of one with the token of the other. */
  const belongsToOtherHost = (token: string) =>
    storage.keys(RECORDS).some((other) => other !== key && storage.get(other)?.includes(JSON.stringify(token)));

  function read(): LogIn | undefined {
    const token = storage.get(TOKEN_KEY) || undefined;
    const expires = storage.get(EXPIRATION_KEY);
    // Read after the token, because code that writes another one names its issuer first. A token without an issuer is
    // ignored but stays, because a page with its own log-in may be about to name the issuer.
    const issuer = storage.get(ISSUER_KEY);
    const record = readRecord();
    const isRecorded = token === record?.token && expires === record?.expires;
    if (issuer !== host || isRecorded) return record;
    // A log-in without its token has ended, like one without its expiry.
    if (token === undefined) return record && { ...record, expires: '' };
    const isPrevious = token === record?.before && token !== record?.token;
    if (isPrevious || belongsToOtherHost(token)) return record;
    const adopted = { token, expires: expires ?? '', clockOffsetMs: record?.clockOffsetMs };
    write(adopted);
    return adopted;
  }

  // Another tab may read after each single step: none may find a token beside the name of another host.
  function save(logIn: LogIn): boolean {
    if (storage.get(ISSUER_KEY) !== host) storage.set(ISSUER_KEY, NOBODY);
    const isStored = write({ ...logIn, before: readRecord()?.token });
    storage.set(EXPIRATION_KEY, logIn.expires);
    storage.set(TOKEN_KEY, logIn.token);
    storage.set(ISSUER_KEY, host);
    // Written again without the previous token, which is no longer needed.
    write(logIn);
    return isStored;
  }

  function remove() {
    const record = readRecord();
    const isOwnCopy = storage.get(ISSUER_KEY) === host || (record && storage.get(TOKEN_KEY) === record.token);
    if (isOwnCopy) storage.set(ISSUER_KEY, NOBODY);
    storage.remove(key);
    if (isOwnCopy) removeKeys();
  }

  function removeKeys() {
    for (const name of [TOKEN_KEY, EXPIRATION_KEY, ISSUER_KEY]) storage.remove(name);
  }

  function saveOffset(clockOffsetMs: number) {
    const record = readRecord();
    if (record) write({ ...record, clockOffsetMs });
  }

  return { read, save, saveOffset, remove };
}
