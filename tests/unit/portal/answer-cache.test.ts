import { describe, expect, it, vi } from 'vitest';
import { createAnswerCache } from '../../../src/portal/answer-cache';

/** A question that is answered when the test wants it. */
function question() {
  const signals: AbortSignal[] = [];
  const resolvers: ((value: string) => void)[] = [];
  const ask = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => {
      resolvers.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { ask, signals, answer: (value: string) => resolvers.at(-1)?.(value) };
}

describe('answers', () => {
  it('are asked for once by several at a time', async () => {
    const { ask, answer } = question();
    const cache = createAnswerCache();
    const both = Promise.all([cache.load('/a', ask), cache.load('/a', ask, new AbortController().signal)]);
    answer('x');
    expect(await both).toEqual(['x', 'x']);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(cache.peek('/a')).toBe('x');
  });

  it('are kept for half a minute', async () => {
    let now = 0;
    const cache = createAnswerCache(() => now);
    const ask = vi.fn(async () => 'x');
    await cache.load('/a', ask);
    now = 29_999;
    await cache.load('/a', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    now = 30_000;
    expect(cache.peek('/a')).toBeUndefined();
    await cache.load('/a', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('do not grow without end', async () => {
    const cache = createAnswerCache();
    for (let index = 0; index < 200; index += 1) await cache.load(`/${index}`, async () => index);
    const kept = Array.from({ length: 200 }, (_, index) => cache.peek(`/${index}`)).filter((one) => one !== undefined);
    expect(kept).toHaveLength(60);
    expect(cache.peek('/199')).toBe(199);
  });

  it('that failed are asked for again', async () => {
    const cache = createAnswerCache();
    await expect(cache.load('/a', async () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await cache.load('/a', async () => 'there')).toBe('there');
  });

  it('are forgotten after a change, also those on their way', async () => {
    const cache = createAnswerCache();
    const { ask, answer } = question();
    const old = cache.load('/a', ask);
    cache.clear();
    answer('old');
    await old;
    expect(cache.peek('/a')).toBeUndefined();
  });
});

describe('a question', () => {
  it('is given up when nobody waits any more, not before', async () => {
    const { ask, signals } = question();
    const cache = createAnswerCache();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = cache.load('/a', ask, one.signal).catch(() => 'gone');
    const second = cache.load('/a', ask, other.signal).catch(() => 'gone');
    one.abort();
    expect(await first).toBe('gone');
    expect(signals[0]?.aborted).toBe(false);
    other.abort();
    expect(await second).toBe('gone');
    expect(signals[0]?.aborted).toBe(true);
  });

  it('can be asked again after it was given up', async () => {
    const { ask, answer } = question();
    const cache = createAnswerCache();
    const abort = new AbortController();
    const gone = cache.load('/a', ask, abort.signal).catch(() => 'gone');
    abort.abort();
    await gone;
    const again = cache.load('/a', ask);
    answer('x');
    expect(await again).toBe('x');
  });

  it('is not asked for someone who is gone', async () => {
    const { ask } = question();
    await expect(createAnswerCache().load('/a', ask, AbortSignal.abort())).rejects.toThrow();
    expect(ask).not.toHaveBeenCalled();
  });

  it('stays when somebody without a way out waits for it', async () => {
    const { ask, signals, answer } = question();
    const cache = createAnswerCache();
    const abort = new AbortController();
    const stays = cache.load('/a', ask);
    const gone = cache.load('/a', ask, abort.signal).catch(() => 'gone');
    abort.abort();
    await gone;
    expect(signals[0]?.aborted).toBe(false);
    answer('x');
    expect(await stays).toBe('x');
  });
});
