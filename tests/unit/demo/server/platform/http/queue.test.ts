import { afterEach, describe, expect, it, vi } from 'vitest';
import { newQueue } from '../../../../../../demo/server/platform/http/queue';
import { eventually } from '../../../../../support/eventually';

const limits = { maxRunning: 2, maxWaiting: 2, maxWaitMs: 1000 };
const busy = expect.objectContaining({ status: 503, code: 'busy' });

/** Works that end when they are told to, and which of them have begun. */
function works() {
  const ends = new Map<string, { done: () => void; fail: () => void }>();
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, { done: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  };
  return { work, begun, end: (name: string) => ends.get(name)?.done(), fail: (name: string) => ends.get(name)?.fail() };
}

describe('a queue', () => {
  afterEach(() => vi.useRealTimers());

  it('runs a limited number at a time, and the others in order', async () => {
    const { work, begun, end } = works();
    const queue = newQueue(limits);
    const all = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)));
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await all[1];
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c']));
    for (const name of ['a', 'c']) end(name);
    await eventually(() => expect(begun).toEqual(['a', 'b', 'c', 'd']));
    end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('drops an aborted caller, and runs the next', async () => {
    const { work, begun, end } = works();
    const queue = newQueue({ ...limits, maxRunning: 1 });
    const leaving = new AbortController();
    const first = queue(work('a'));
    const left = queue(work('b'), leaving.signal);
    const next = queue(work('c'));
    leaving.abort();
    await expect(left).rejects.toEqual(busy);
    await expect(queue(work('d'), leaving.signal)).rejects.toEqual(busy);
    end('a');
    await first;
    await eventually(() => expect(begun).toEqual(['a', 'c']));
    end('c');
    expect(await next).toBe('c');
  });

  it('refuses callers beyond its limit, and accepts them again later', async () => {
    const { work, begun, end } = works();
    const queue = newQueue(limits);
    const all = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)));
    await expect(queue(work('e'))).rejects.toEqual(busy);
    end('a');
    await all[0];
    await eventually(() => expect(begun).toContain('c'));
    const late = queue(work('f'));
    for (const name of ['b', 'c', 'd', 'f']) {
      await eventually(() => expect(begun).toContain(name));
      end(name);
    }
    expect(await late).toBe('f');
    expect(begun).not.toContain('e');
  });

  it('refuses a caller after the time limit, and never begins that work', async () => {
    vi.useFakeTimers();
    const { work, begun, end } = works();
    const queue = newQueue({ ...limits, maxRunning: 1 });
    const first = queue(work('a'));
    const second = queue(work('b'));
    const refused = expect(second).rejects.toEqual(busy);
    await vi.advanceTimersByTimeAsync(limits.maxWaitMs);
    await refused;
    end('a');
    await first;
    const third = queue(work('c'));
    expect(begun).toEqual(['a', 'c']);
    end('c');
    expect(await third).toBe('c');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues with the next after an error', async () => {
    const { work, begun, end, fail } = works();
    const queue = newQueue({ ...limits, maxRunning: 1 });
    const first = queue(work('a'));
    const second = queue(work('b'));
    fail('a');
    await expect(first).rejects.toThrow('a');
    await eventually(() => expect(begun).toEqual(['a', 'b']));
    end('b');
    expect(await second).toBe('b');
  });
});
