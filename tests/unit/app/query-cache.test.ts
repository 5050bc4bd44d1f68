import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../src/api/api';
import { createQueryCache } from '../../../src/app/query-cache';

type Get = (path: string, query?: unknown, signal?: AbortSignal) => Promise<Answer>;

const textOf = ({ data }: Answer) => String(data);
const at = (path: string) => ({ path, read: textOf });
const cacheOf = (get: Get, now?: () => number) => createQueryCache({ host: 'https://a.example', get }, now);
const answer = (data: unknown): Answer => ({ data, meta: undefined });

/** A server that answers when the test wants it. */
function aServer() {
  const signals: (AbortSignal | undefined)[] = [];
  const resolvers: ((answer: Answer) => void)[] = [];
  const get = vi.fn<Get>((_path, _query, signal) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      resolvers.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { get, signals, answer: (data: unknown) => resolvers.at(-1)?.(answer(data)) };
}

describe('answers', () => {
  it('are requested once for simultaneous callers', async () => {
    const server = aServer();
    const cache = cacheOf(server.get);
    const both = Promise.all([cache.load(at('a')), cache.load(at('a'), new AbortController().signal)]);
    server.answer('x');
    expect(await both).toEqual(['x', 'x']);
    expect(server.get).toHaveBeenCalledTimes(1);
    expect(cache.peek(at('a'))).toBe('x');
  });

  it('are cached for half a minute', async () => {
    let now = 0;
    const get = vi.fn<Get>(async () => answer('x'));
    const cache = cacheOf(get, () => now);
    await cache.load(at('a'));
    now = 29_999;
    await cache.load(at('a'));
    expect(get).toHaveBeenCalledTimes(1);
    now = 30_000;
    expect(cache.peek(at('a'))).toBeUndefined();
    await cache.load(at('a'));
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('are limited in number', async () => {
    const cache = cacheOf(async (path) => answer(path));
    for (let index = 0; index < 200; index += 1) await cache.load(at(`a/${index}`));
    const kept = Array.from({ length: 200 }, (_, index) => cache.peek(at(`a/${index}`)));
    expect(kept.filter((one) => one !== undefined)).toHaveLength(60);
    expect(cache.peek(at('a/199'))).toBe('a/199');
  });

  it('that failed are requested again', async () => {
    const get = vi.fn<Get>(async () => answer('there')).mockRejectedValueOnce(new Error('x'));
    const cache = cacheOf(get);
    await expect(cache.load(at('a'))).rejects.toThrow('x');
    expect(await cache.load(at('a'))).toBe('there');
  });

  it('that cannot be parsed are requested again', async () => {
    const get = vi.fn<Get>(async () => answer('there')).mockResolvedValueOnce(answer(7));
    const cache = cacheOf(get);
    const read = ({ data }: Answer) => {
      if (typeof data !== 'string') throw new TypeError('no text');
      return data;
    };
    await expect(cache.load({ path: 'a', read })).rejects.toThrow('no text');
    expect(await cache.load({ path: 'a', read })).toBe('there');
  });

  it('of one parser are never passed to another, neither cached nor pending', async () => {
    const server = aServer();
    const cache = cacheOf(server.get);
    const listed = { path: 'a', read: ({ data }: Answer) => [String(data)] };
    const text = cache.load(at('a'));
    server.answer('x');
    expect(await text).toBe('x');
    expect(cache.peek(listed)).toBeUndefined();

    const list = cache.load(listed);
    const again = cache.load(at('a'));
    server.answer('y');
    expect(await again).toBe('x');
    expect(await list).toEqual(['y']);
    expect(cache.peek(listed)).toEqual(['y']);

    cache.clear();
    const first = cache.load(at('a'));
    server.answer('z');
    const second = cache.load(listed);
    server.answer('z');
    expect(await Promise.all([first, second])).toEqual(['z', ['z']]);
  });
});

describe('after a change', () => {
  it('responses are dropped, also pending ones', async () => {
    const server = aServer();
    const cache = cacheOf(server.get);
    const old = cache.load(at('a'));
    cache.clear();
    server.answer('old');
    await old;
    expect(cache.peek(at('a'))).toBeUndefined();
  });

  it('only those of its catalogue are', async () => {
    const cache = cacheOf(async (path) => answer(path));
    const paths = ['addresses', 'addresses/7', 'communities', 'address'];
    for (const path of paths) await cache.load(at(path));
    cache.forget('addresses');
    expect(paths.map((path) => cache.peek(at(path)))).toEqual([undefined, undefined, 'communities', 'address']);
  });

  it('pending ones of its catalogue are returned, and not cached', async () => {
    const server = aServer();
    const cache = cacheOf(server.get);
    const old = cache.load(at('addresses'));
    cache.forget('addresses');
    server.answer('old');
    expect(await old).toBe('old');
    expect(cache.peek(at('addresses'))).toBeUndefined();
  });
});

describe('a query', () => {
  it('is aborted when no caller waits any more, not before', async () => {
    const server = aServer();
    const cache = cacheOf(server.get);
    const [one, other] = [new AbortController(), new AbortController()];
    const first = cache.load(at('a'), one.signal).catch(() => 'gone');
    const second = cache.load(at('a'), other.signal).catch(() => 'gone');
    one.abort();
    expect(await first).toBe('gone');
    expect(server.signals[0]?.aborted).toBe(false);
    other.abort();
    expect(await second).toBe('gone');
    expect(server.signals[0]?.aborted).toBe(true);
  });

  it('can be sent again after an abort', async () => {
    const server = aServer();
    const cache = cacheOf(server.get);
    const abort = new AbortController();
    const gone = cache.load(at('a'), abort.signal).catch(() => 'gone');
    abort.abort();
    await gone;
    const again = cache.load(at('a'));
    server.answer('x');
    expect(await again).toBe('x');
  });

  it('is not sent for an aborted caller', async () => {
    const { get } = aServer();
    await expect(cacheOf(get).load(at('a'), AbortSignal.abort())).rejects.toThrow();
    expect(get).not.toHaveBeenCalled();
  });

  it('continues for a caller without an abort signal', async () => {
    const server = aServer();
    const cache = cacheOf(server.get);
    const abort = new AbortController();
    const stays = cache.load(at('a'));
    const gone = cache.load(at('a'), abort.signal).catch(() => 'gone');
    abort.abort();
    await gone;
    expect(server.signals[0]?.aborted).toBe(false);
    server.answer('x');
    expect(await stays).toBe('x');
  });
});
