import { type Infer, number, optional, string, type } from 'superstruct';
import { readStored } from '../lib/parse';
import { randomHex } from '../lib/random-hex';
import { deviceStorage } from '../lib/storage';

/*
 * A visitor must see their own changes at once, but caches of the browser, of proxies and of the page may hold older
 * answers. So each own write is noted on the device, for all elements and tabs of the client.
 */

/** The time for which reads bypass caches: longer than any cache may serve an older answer. */
const FRESH_MS = 60_000;

/**
 * Calls without effect on other addresses: queries, log-in, and data that only its owner sees. Half of them are sent at
 * every step of a user.
 */
const WITHOUT_EFFECT =
  /^(?:auth|searches|persons\/favourites|adverts\/quote|adverts\/draft|my\/\w+\/(?:check|import))(?:\/|$)/;

/** Reads whose answers are private to their owner: no shared cache has any. */
const PRIVATE_READS = /^(?:my|auth|persons|adverts\/draft)(?:\/|$)/;

const OwnWrite = type({
  /** The time of the answer, in ms since 1970. */
  at: number(),
  /** The server's `revision` header; it makes the address of a read unique, to bypass shared caches. */
  revision: optional(string()),
});
type OwnWrite = Infer<typeof OwnWrite>;

/** Splits the address of a call at its last '/api/': an encoded path contains no other one. */
export function splitUrl(url: string): { host: string; path: string } {
  const end = url.lastIndexOf('/api/');
  return { host: url.slice(0, end), path: url.slice(end + '/api/'.length).replace(/\?.*$/, '') };
}

const keyOf = (host: string) => `event-portal:written:${host}`;

/** Returns the last own write while reads bypass caches. */
function freshWrite(host: string): OwnWrite | undefined {
  const write = readStored(deviceStorage.get(keyOf(host)), OwnWrite);
  const age = Date.now() - (write?.at ?? 0);
  return age >= 0 && age < FRESH_MS ? write : undefined;
}

/**
 * Returns a mark of the last own write, at any time: an answer requested under another mark may be outdated.
 *
 * @param host base address of the client
 * @returns '' before the first one
 */
export const writeRevision = (host: string): string => deviceStorage.get(keyOf(host)) ?? '';

/** Returns the write revision for the address of a call. */
export const writeRevisionOfCall = (url: string): string => writeRevision(splitUrl(url).host);

/**
 * Returns how to request a read: unchanged or, for a minute after an own write, past all caches. A server that sent its
 * revision gets it in the address, since shared caches ignore request headers. For any other server only the browser's
 * cache is bypassed, because it might refuse the parameter.
 */
export function freshRequest(url: string): { url: string; cache?: 'reload' } {
  const { host, path } = splitUrl(url);
  const write = freshWrite(host);
  if (!write) return { url };
  const revision = PRIVATE_READS.test(path) ? undefined : write.revision;
  const parameter = revision && `${url.includes('?') ? '&' : '?'}revision=${encodeURIComponent(revision)}`;
  return { url: url + (parameter ?? ''), cache: 'reload' };
}

const listeners = new Map<() => void, string>();

/**
 * Notes that a call changed something or may have: no answer came, or the record was in another state than expected.
 *
 * @param revision the server's revision; without one, an earlier one still bypasses shared caches
 */
export function noteWrite(url: string, revision?: string | null): void {
  const { host, path } = splitUrl(url);
  if (WITHOUT_EFFECT.test(path)) return;
  const write: OwnWrite = { at: Date.now(), revision: revision || freshWrite(host)?.revision };
  // The id distinguishes two writes within one millisecond.
  deviceStorage.set(keyOf(host), JSON.stringify({ ...write, id: randomHex(4) }));
  for (const [listener, listenerHost] of [...listeners]) if (listenerHost === host) listener();
}

/** Calls back after each own write at a client, in any tab. @returns a function that ends it */
export function onOwnWrite(host: string, listener: () => void): () => void {
  // A new function, because the same callback may be registered twice.
  const notify = () => listener();
  const notifyOnStorage = ({ key }: StorageEvent) => key === keyOf(host) && notify();
  listeners.set(notify, host);
  window.addEventListener('storage', notifyOnStorage);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notifyOnStorage);
  };
}
