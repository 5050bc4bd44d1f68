import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newPerCallerQueue } from '../../../../../../demo/server/platform/http/per-caller-queue';

const busy = expect.objectContaining({ status: 503, code: 'busy' });

it('queues work of a caller only behind that of the same caller', async () => {
  const line = newPerCallerQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 1000 });
  const begun: string[] = [];
  let end = () => {};
  const first = line('one', () => {
    begun.push('first');
    return new Promise<void>((done) => {
      end = done;
    });
  });
  const second = line('one', async () => void begun.push('second'));
  await expect(line('one', async () => undefined)).rejects.toEqual(busy);
  await line('another', async () => void begun.push('other'));
  expect(begun).toEqual(['first', 'other']);
  end();
  await Promise.all([first, second]);
  expect(begun).toEqual(['first', 'other', 'second']);
});

describe('a caller of many requests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('pauses between them as long as the last one took, up to a limit; others do not', async () => {
    const line = newPerCallerQueue({ maxRunning: 1, maxWaiting: 9, maxWaitMs: 1000, maxRestMs: 50 });
    const begun: [string, number][] = [];
    const start = performance.now();
    const send = (caller: string, takesMs: number) =>
      line(caller, async () => {
        begun.push([caller, performance.now() - start]);
        await new Promise((done) => setTimeout(done, takesMs));
      });
    const flood = Promise.all([send('one', 20), send('one', 100), send('one', 10)]);
    await vi.advanceTimersByTimeAsync(30);
    const other = send('another', 5);
    await vi.runAllTimersAsync();
    await Promise.all([flood, other]);
    await vi.advanceTimersByTimeAsync(1000);
    const later = send('one', 0);
    await vi.runAllTimersAsync();
    await later;
    expect(begun.map(([caller, at]) => [caller, Math.round(at)])).toEqual([
      ['one', 0],
      ['another', 30],
      ['one', 40],
      ['one', 190],
      // The line was empty in between, so this work begins without a rest.
      ['one', 1200],
    ]);
  });
});

it('continues after an error', async () => {
  const line = newPerCallerQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 1000 });
  await expect(line('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line('one', async () => 'fine')).toBe('fine');
});
