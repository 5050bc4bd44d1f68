import { Problem } from './http/problem';
import type { Queue } from './http/queue';

/** A piece of work for all who ask for it: it runs once. */
export type Shared<Result> = {
  result: Promise<Result>;
  /**
   * Waits for the result. Each who asks waits for a turn of their own, and the first turn that comes begins the work: a
   * caller whose many requests wait for each other cannot hold up what others have asked for as well.
   *
   * @param signal ends when whoever has asked no longer waits
   * @throws {Problem} 503 busy, when nobody who has asked gets a turn
   */
  ask: (inTurn: Queue, signal?: AbortSignal) => Promise<Result>;
  /** Whether nobody waits for it any more and it is not done; who comes then begins anew. */
  isGivenUp: () => boolean;
};

/** @param work its signal ends when nobody waits for the result any more */
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
    // Nobody else has to wait for a turn.
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
