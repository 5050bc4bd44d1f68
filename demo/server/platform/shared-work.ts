import { Problem } from './http/problem';
import type { Queue } from './http/queue';

/** A piece of work that several callers share: it runs once. */
export type SharedWork<Result> = {
  result: Promise<Result>;
  /**
   * Waits for the result. Each caller also waits for a turn of their own, and the first turn begins the work. So a
   * caller with many queued requests cannot delay the others who share one.
   *
   * @param signal aborts when the caller no longer waits
   * @throws {Problem} 503 busy, when no caller gets a turn
   */
  join: (queue: Queue, signal?: AbortSignal) => Promise<Result>;
  /** Returns true if no caller waits for it any more and it is not done; a new caller then begins again. */
  isAbandoned: () => boolean;
};

/** Creates a shared piece of work. @param work its signal aborts when no caller waits for the result any more */
export function newSharedWork<Result>(work: (signal: AbortSignal) => Promise<Result>): SharedWork<Result> {
  const abort = new AbortController();
  const turns = new Set<AbortController>();
  let waitingCallers = 0;
  let hasBegun = false;
  let resolveResult: (result: Result) => void = () => undefined;
  let rejectResult: (error: unknown) => void = () => undefined;
  const result = new Promise<Result>((resolve, reject) => {
    resolveResult = resolve;
    rejectResult = reject;
  });
  result.catch(() => undefined);

  async function begin(): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    // No other caller has to wait for a turn.
    for (const turn of turns) turn.abort();
    await work(abort.signal).then(resolveResult, rejectResult);
  }

  function waitForTurn(queue: Queue, turn: AbortController): void {
    turns.add(turn);
    queue(begin, turn.signal).catch((error: unknown) => {
      turns.delete(turn);
      if (!hasBegun && turns.size === 0) rejectResult(error);
    });
  }

  return {
    result,
    isAbandoned: () => abort.signal.aborted,
    join: async (queue, signal) => {
      if (signal?.aborted) throw new Problem(503, 'busy');
      const turn = new AbortController();
      waitingCallers += 1;
      const leave = () => {
        turn.abort();
        waitingCallers -= 1;
        if (waitingCallers === 0) abort.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      if (!hasBegun) waitForTurn(queue, turn);
      try {
        return await result;
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    },
  };
}
