import type { EnumerableStorage } from '../lib/enumerable-storage';
import { readStored } from '../lib/parse';
import { EXPIRATION_KEY, ISSUER_KEY, RECORDS, recordKey, TOKEN_KEY } from './log-in-keys';
import { type LogIn, LogInRecord } from './log-in-record';

/** Where the log-in of one host is remembered. */
export type LogInStore = {
  read(): LogIn | undefined;
  /** @returns whether it outlives this page */
  save(logIn: LogIn): boolean;
  /** Notes another offset of the clock for the log-in that is remembered. */
  saveOffset(clockOffsetMs: number): void;
  remove(): void;
};

/** Issuer of the two keys while they are being written. */
const NOBODY = '';

/**
 * Remembers the log-in of one host as one record, which no other tab ever sees half written. The two keys of the
 * specification stand beside it, as a copy that names its issuer. While they name this host, they count as newer than
 * the record: the page itself or an older version of this code may have changed them.
 *
 * @param host whose log-in it is; no other one's is ever read
 */
export function createLogInStore(host: string, storage: EnumerableStorage): LogInStore {
  const key = recordKey(host);

  function readRecord(): LogIn | undefined {
    const record = readStored(storage.get(key), LogInRecord);
    return record?.host === host ? record : undefined;
  }

  const write = (logIn: LogIn) => storage.set(key, JSON.stringify({ ...logIn, host }));

  /** Two tabs that log in at two hosts in the same moment may leave the issuer of one beside the token of the other. */
  const isOfAnother = (token: string) =>
    storage.keys(RECORDS).some((other) => other !== key && storage.get(other)?.includes(JSON.stringify(token)));

  function read(): LogIn | undefined {
    const token = storage.get(TOKEN_KEY) || undefined;
    const expires = storage.get(EXPIRATION_KEY);
    // Read after the token, because code that writes another one names its issuer first. A token without an issuer
    // belongs to nobody; it is kept, because a page that logs people in by itself may be about to name the issuer.
    const issuer = storage.get(ISSUER_KEY);
    const record = readRecord();
    const isKnown = token === record?.token && expires === record?.expires;
    if (issuer !== host || isKnown) return record;
    // A log-in without its token is over, like one without its expiry.
    if (token === undefined) return record && { ...record, expires: '' };
    const isOld = token === record?.before && token !== record?.token;
    if (isOld || isOfAnother(token)) return record;
    const adopted = { token, expires: expires ?? '', clockOffsetMs: record?.clockOffsetMs };
    write(adopted);
    return adopted;
  }

  // Another tab may look after each single step: none of them may show a token beside the name of another host.
  function save(logIn: LogIn): boolean {
    if (storage.get(ISSUER_KEY) !== host) storage.set(ISSUER_KEY, NOBODY);
    const isKept = write({ ...logIn, before: readRecord()?.token });
    storage.set(EXPIRATION_KEY, logIn.expires);
    storage.set(TOKEN_KEY, logIn.token);
    storage.set(ISSUER_KEY, host);
    // Written again without the token before, which is no longer needed.
    write(logIn);
    return isKept;
  }

  function remove() {
    const record = readRecord();
    const isCopyOurs = storage.get(ISSUER_KEY) === host || (record && storage.get(TOKEN_KEY) === record.token);
    if (isCopyOurs) storage.set(ISSUER_KEY, NOBODY);
    storage.remove(key);
    if (isCopyOurs) removeKeys();
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
