import { Problem } from './http/problem';
import type { Queue } from './http/queue';

/** A piece of work that several callers share: it runs once. */
export type Shared<Result> = {
  result: Promise<Result>;
  /**
   * Waits for the result. Each caller also waits for a turn of their own, and the first turn begins the work. So a
   * caller with many queued requests cannot delay the others who share one.
   *
   * @param signal aborts when the caller no longer waits
   * @throws {Problem} 503 busy, when no caller gets a turn
   */
  ask: (inTurn: Queue, signal?: AbortSignal) => Promise<Result>;
  /** Returns true if no caller waits for it any more and it is not done; a new caller then begins again. */
  isGivenUp: () => boolean;
};

/** Creates a shared piece of work. @param work its signal aborts when no caller waits for the result any more */
export function newShared<Result>(work: (signal: AbortSignal) => Promise<Result>): Shared<Result> {
  const stop = new AbortController();
  const turns = new Set<AbortController>();
  let askers = 0;
  let hasBegun = false;
  let done: (result: Result) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const result = new Promise<Result>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  result.catch(() => undefined);

  async function begin(): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    // No other caller has to wait for a turn.
    for (const turn of turns) turn.abort();
    await work(stop.signal).then(done, fail);
  }

  function waitForTurn(inTurn: Queue, turn: AbortController): void {
    turns.add(turn);
    inTurn(begin, turn.signal).catch((error: unknown) => {
      turns.delete(turn);
      if (!hasBegun && turns.size === 0) fail(error);
    });
  }

  return {
    result,
    isGivenUp: () => stop.signal.aborted,
    ask: async (inTurn, signal) => {
      if (signal?.aborted) throw new Problem(503, 'busy');
      const turn = new AbortController();
      askers += 1;
      const leave = () => {
        turn.abort();
        askers -= 1;
        if (askers === 0) stop.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      if (!hasBegun) waitForTurn(inTurn, turn);
      try {
        return await result;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
  };
}
