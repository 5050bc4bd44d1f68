import { type Infer, number, optional, string, type } from 'superstruct';
import { readStored } from '../lib/parse';
import { randomHex } from '../lib/random-hex';
import { deviceStorage } from '../lib/storage';

/*
 * Whoever has just written something must see it: caches of the browser, of servers on the way and of the page itself may
 * have answers from before. So each own write is noted on the device, for all elements and tabs that share the client.
 */

/** For so long reads go past caches: longer than any of them may give an answer from before. */
const FRESH_MS = 60_000;

/**
 * Calls that change nothing which is read at another address: questions, log-in, and what only its owner is shown. Half of
 * them are sent at every step that somebody takes.
 */
const CHANGES_NOTHING = /^(?:auth|searches|persons\/favourites|adverts\/quote|adverts\/draft|my\/\w+\/check)(?:\/|$)/;

/** Reads that are answered to their owner alone: no cache on the way has any. */
const OF_OWNER = /^(?:my|auth|persons|adverts\/draft)(?:\/|$)/;

const OwnWrite = type({
  /** When it was answered, milliseconds since 1970. */
  at: number(),
  /** What the server has answered in its header of that name; by it a read gets past caches that lie on the way. */
  revision: optional(string()),
});
type OwnWrite = Infer<typeof OwnWrite>;

/** The two parts of the address of a call: no client's base and no encoded path has this word behind it once more. */
function partsOf(url: string): { host: string; path: string } {
  const end = url.lastIndexOf('/api/');
  return { host: url.slice(0, end), path: url.slice(end + '/api/'.length).replace(/\?.*$/, '') };
}

const keyOf = (host: string) => `event-portal:written:${host}`;

/** The last own write while reads go past caches. */
function freshWrite(host: string): OwnWrite | undefined {
  const write = readStored(deviceStorage.get(keyOf(host)), OwnWrite);
  const age = Date.now() - (write?.at ?? 0);
  return age >= 0 && age < FRESH_MS ? write : undefined;
}

/**
 * Marks the state after the last own write, whenever that was: an answer that was asked for under another mark may be
 * from before.
 *
 * @param host base address of the client
 * @returns '' before the first one
 */
export const markOf = (host: string): string => deviceStorage.get(keyOf(host)) ?? '';

/** The same by the address of a call. */
export const markOfCall = (url: string): string => markOf(partsOf(url).host);

/**
 * How a read is asked: as it is or, for a minute after an own write, past all caches. A server that has named its revision
 * gets that in the address, since caches on the way heed no header of a request; for any other the browser's own cache is
 * left out, and it never sees a parameter that it might refuse.
 */
export function askedFresh(url: string): { url: string; cache?: 'reload' } {
  const { host, path } = partsOf(url);
  const write = freshWrite(host);
  if (!write) return { url };
  const revision = OF_OWNER.test(path) ? undefined : write.revision;
  const part = revision && `${url.includes('?') ? '&' : '?'}revision=${encodeURIComponent(revision)}`;
  return { url: url + (part ?? ''), cache: 'reload' };
}

const hearers = new Map<() => void, string>();

/**
 * Notes that a call has changed something, or may have: where no answer has come, or the record was not as we thought.
 *
 * @param revision what the server has named; without one an earlier one still leads past caches on the way
 */
export function noteWrite(url: string, revision?: string | null): void {
  const { host, path } = partsOf(url);
  if (CHANGES_NOTHING.test(path)) return;
  const write: OwnWrite = { at: Date.now(), revision: revision || freshWrite(host)?.revision };
  // Two writes of one millisecond are two.
  deviceStorage.set(keyOf(host), JSON.stringify({ ...write, id: randomHex(4) }));
  for (const [hearer, heard] of [...hearers]) if (heard === host) hearer();
}

/** Calls back after each own write at a client, in whichever tab. @returns a function that ends it */
export function onOwnWrite(host: string, hearer: () => void): () => void {
  // A function of its own: the same one may listen twice.
  const hear = () => hearer();
  const hearTab = ({ key }: StorageEvent) => key === keyOf(host) && hear();
  hearers.set(hear, host);
  window.addEventListener('storage', hearTab);
  return () => {
    hearers.delete(hear);
    window.removeEventListener('storage', hearTab);
  };
}
