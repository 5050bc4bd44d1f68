import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newBetweenReads } from '../../../../../../demo/server/platform/http/between-reads';

beforeEach(() => {
  vi.useFakeTimers();
  // Rounds of the event loop take no time.
  vi.stubGlobal('setImmediate', queueMicrotask);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const LIMITS = { pauseMs: 15, maxWaitMs: 60 };
const during = (ms: number) => () => new Promise<void>((done) => setTimeout(done, ms));

/** Runs pieces one after the other from now on, and tells when each began. */
function begunPieces({ runPiece }: ReturnType<typeof newBetweenReads>, count: number, takesMs: number): number[] {
  const begun: number[] = [];
  const start = performance.now();
  void (async () => {
    for (let place = 0; place < count; place += 1)
      await runPiece(() => {
        begun.push(Math.round(performance.now() - start));
        return during(takesMs)();
      });
  })();
  return begun;
}

it('runs portions one after the other without reads', async () => {
  const begun = begunPieces(newBetweenReads(LIMITS), 3, 5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([0, 5, 10]);
});

it('delays a portion until there was no read for a pause', async () => {
  const between = newBetweenReads(LIMITS);
  const reads = [between.read(during(10)), between.read(during(30)).catch(() => undefined)];
  const begun = begunPieces(between, 2, 5);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(reads);
  expect(begun).toEqual([45, 50]);
});

it('gives portions a share of the time, despite many reads', async () => {
  const between = newBetweenReads(LIMITS);
  void between.read(during(10_000));
  const begun = begunPieces(between, 3, 5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([60, 125, 190]);
});

it('continues after a failed read', async () => {
  const between = newBetweenReads(LIMITS);
  await expect(between.read(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const begun = begunPieces(between, 1, 5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([15]);
});
