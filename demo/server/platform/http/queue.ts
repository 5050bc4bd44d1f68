import { Problem } from './problem';

/** The limits of one kind of costly work. */
export type QueueLimits = {
  maxRunning: number;
  /** The maximum number of waiting works; more are refused at once. */
  maxWaiting: number;
  /** The maximum wait in milliseconds before a refusal. */
  maxWaitMs: number;
};

/**
 * Runs a piece of work in turn.
 *
 * @param signal removes it from the queue while it waits
 * @throws {Problem} 503 busy, when too many wait already or the turn does not come in time
 */
export type Queue = <Result>(work: () => Promise<Result>, signal?: AbortSignal | undefined) => Promise<Result>;

/** Creates a queue for one costly kind of work, so that a burst of it can take neither all memory nor all time. */
export function newQueue({ maxRunning, maxWaiting, maxWaitMs }: QueueLimits): Queue {
  let running = 0;
  const waiting = new Set<() => void>();

  const waitForTurn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(start);
        signal?.removeEventListener('abort', refuse);
      };
      const start = () => {
        leave();
        resolve();
      };
      const refuse = () => {
        leave();
        reject(new Problem(503, 'busy'));
      };
      const timer = setTimeout(refuse, maxWaitMs);
      signal?.addEventListener('abort', refuse);
      waiting.add(start);
    });

  return async (work, signal) => {
    if (signal?.aborted) throw new Problem(503, 'busy');
    if (running < maxRunning) running += 1;
    else if (waiting.size < maxWaiting) await waitForTurn(signal);
    else throw new Problem(503, 'busy');
    try {
      return await work();
    } finally {
      const [next] = waiting;
      // The longest waiting caller gets the turn; no newcomer can get it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
