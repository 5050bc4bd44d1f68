// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../src/api/api';
import { freshRequest, noteWrite, onOwnWrite, writeRevision } from '../../../src/api/own-writes';
import { sendPatch } from '../../../src/api/send-patch';
import { createQueryCache } from '../../../src/app/query-cache';
import { requestEarly } from '../../../src/loader/early-request';
import { answerWith, ok, problem } from '../../support/answers';

const HOST = 'https://a.example/clients/stadt';
const OTHER = 'https://a.example/clients/zeitung';
const NOW = Date.parse('2026-11-25T12:00:00Z');
const api = createApi(HOST, { token: () => undefined });

const written = (revision?: string) => Response.json({ data: {} }, { headers: revision ? { revision } : {} });

beforeAll(loadTransport);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('EventPortal', { version: '1', firstAnswers: new Map() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns address and cache mode of the last request. */
const last = (fetch: ReturnType<typeof answerWith>) => {
  const [url, init] = fetch.mock.lastCall ?? [];
  return [String(url).replace(HOST, ''), init?.cache];
};

describe('after an own write', () => {
  it('reads name its revision for a minute, of this client alone', async () => {
    const fetch = answerWith(written('r/1 a'), ok([]));
    await api.put('my/events/7', {});
    await api.get('events', { q: 'jazz' });
    expect(last(fetch)).toEqual(['/api/events?q=jazz&revision=r%2F1%20a', 'reload']);
    await api.get('events/7');
    expect(last(fetch)).toEqual(['/api/events/7?revision=r%2F1%20a', 'reload']);
    // What only its owner reads lies in no cache on the way.
    for (const path of ['my/events/7', 'persons']) {
      await api.get(path);
      expect(last(fetch)).toEqual([`/api/${path}`, 'reload']);
    }
    await api.get('personRoles');
    expect(last(fetch)).toEqual(['/api/personRoles?revision=r%2F1%20a', 'reload']);
    await createApi(OTHER, { token: () => undefined }).get('events');
    expect(last(fetch)).toEqual([`${OTHER}/api/events`, undefined]);
    vi.setSystemTime(NOW + 59_999);
    await requestEarly(`${HOST}/api/events`);
    expect(last(fetch)).toEqual(['/api/events?revision=r%2F1%20a', 'reload']);
    vi.setSystemTime(NOW + 60_000);
    await api.get('events/7');
    expect(last(fetch)).toEqual(['/api/events/7', undefined]);
  });

  it("reads of a server without revisions bypass the browser's cache, without unknown parameters", async () => {
    const fetch = answerWith(written(), ok([]));
    await api.post('my/events', {});
    await api.get('events');
    expect(last(fetch)).toEqual(['/api/events', 'reload']);
    await requestEarly(`${HOST}/api/events`);
    expect(last(fetch)).toEqual(['/api/events', 'reload']);
  });

  it.each<[what: string, write: () => Promise<unknown>]>([
    ['a new record', () => api.post('my/articles', {})],
    ['a deletion', () => api.delete('my/events/7')],
    ['a picture', () => sendPatch({ host: HOST, credentials: { token: () => undefined } }, 'media/3', {})],
    ['an order', () => api.post('adverts/orders', {})],
    ['days that are free again', () => api.delete('adverts/reservations/r1')],
    ['the profile', () => api.put('persons', {})],
  ])('counts %s', async (_, write) => {
    answerWith(written('r1'));
    await write();
    expect(freshRequest(`${HOST}/api/events`).url).toContain('revision=r1');
  });

  it.each([
    'adverts/quote',
    'my/events/check',
    'my/events/import',
    'auth/renew',
    'persons/favourites',
    'searches/confirm',
    'adverts/draft',
  ])('does not count %s, which changes nothing public', async (path) => {
    answerWith(written('r1'));
    await api.post(path, {});
    expect([writeRevision(HOST), freshRequest(`${HOST}/api/events`)]).toEqual(['', { url: `${HOST}/api/events` }]);
  });

  it.each<[failure: string, answer: Response | Error, counts: boolean]>([
    ['no answer has come', new TypeError('Failed to fetch'), true],
    ['the server broke', problem(500), true],
    ['somebody else was first', problem(409, { code: 'slot_taken' }), true],
    ['the record is another by now', problem(412), true],
    ['the record is gone', problem(404), true],
    ['something was wrong', problem(422), false],
    ['nobody is logged in', problem(401), false],
    ['it was too much', problem(429, {}, { 'retry-after': '60' }), false],
  ])('that failed since %s, reads bypass caches if it may have had an effect', async (_, answer, counts) => {
    noteWrite(`${HOST}/api/my/events`, 'r1');
    vi.setSystemTime(NOW + 30_000);
    const before = writeRevision(HOST);
    answerWith(answer);
    await api.post('my/events', {}).catch(() => undefined);
    expect(writeRevision(HOST) !== before).toBe(counts);
    vi.setSystemTime(NOW + 61_000);
    const { url, cache } = freshRequest(`${HOST}/api/events`);
    // The last revision that is known leads past caches on the way.
    expect([url, cache]).toEqual(
      counts ? [`${HOST}/api/events?revision=r1`, 'reload'] : [`${HOST}/api/events`, undefined],
    );
  });

  it('it applies to the whole page if the browser blocks storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const fetch = answerWith(written('r1'), ok([]));
    await api.put('my/events/7', {});
    await api.get('events');
    expect(last(fetch)).toEqual(['/api/events?revision=r1', 'reload']);
    // What is kept in memory would stay for the tests that follow.
    vi.restoreAllMocks();
    noteWrite(`${HOST}/api/my/events`);
  });

  it.each(['', '{', '[]', '{"at":"x"}', '{"at":1,"revision":2}', 'null'])(
    'storage that holds %j harms nothing',
    (text) => {
      localStorage.setItem(`event-portal:written:${HOST}`, text);
      expect(freshRequest(`${HOST}/api/events`)).toEqual({ url: `${HOST}/api/events` });
    },
  );

  it('elements are notified, also of one in another tab', () => {
    const hear = vi.fn();
    const end = onOwnWrite(HOST, hear);
    noteWrite(`${OTHER}/api/my/events`);
    expect(hear).not.toHaveBeenCalled();
    noteWrite(`${HOST}/api/my/events`);
    expect(hear).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: `event-portal:written:${HOST}` }));
    expect(hear).toHaveBeenCalledTimes(2);
    end();
    noteWrite(`${HOST}/api/my/events`);
    expect(hear).toHaveBeenCalledTimes(2);
  });
});

describe('a request from before an own write', () => {
  const question = { path: 'events', read: ({ data }: { data: unknown }) => data as string };
  /** Another tab has written: this one learns it from the storage alone. */
  const writeElsewhere = (id: string) =>
    localStorage.setItem(`event-portal:written:${HOST}`, JSON.stringify({ at: Date.now(), id }));

  it('is not shown any more, even if old data may be shown', async () => {
    answerWith(ok('old'), ok('new'));
    const cache = createQueryCache(api);
    expect(await cache.load(question)).toBe('old');
    writeElsewhere('1');
    expect(cache.peek(question, Number.POSITIVE_INFINITY)).toBeUndefined();
    expect(await cache.load(question)).toBe('new');
    // Also later, when reads do not go past caches any more.
    vi.setSystemTime(NOW + 61_000);
    expect(cache.peek(question, Number.POSITIVE_INFINITY)).toBe('new');
  });

  it('is neither shared with later callers nor cached', async () => {
    const resolvers: ((data: string) => void)[] = [];
    const get = () =>
      new Promise<{ data: unknown; meta: unknown }>((resolve) =>
        resolvers.push((data) => resolve({ data, meta: undefined })),
      );
    const cache = createQueryCache({ host: HOST, get });
    const before = cache.load(question);
    writeElsewhere('2');
    const after = cache.load(question);
    resolvers[1]?.('new');
    resolvers[0]?.('old');
    expect(await Promise.all([before, after])).toEqual(['old', 'new']);
    expect(cache.peek(question)).toBe('new');
  });

  it('no longer reports its error', async () => {
    answerWith(ok('there'));
    const cache = createQueryCache(api);
    cache.storeFailure(question, new Error('gone'));
    await expect(cache.load(question)).rejects.toThrow('gone');
    writeElsewhere('3');
    expect(await cache.load(question)).toBe('there');
  });

  it('by the loader is not used by the application', async () => {
    const fetch = answerWith(ok('old'), ok('new'));
    await requestEarly(`${HOST}/api/events`);
    writeElsewhere('4');
    expect(await api.get('events')).toMatchObject({ data: 'new' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
