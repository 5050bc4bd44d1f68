import { Problem } from './problem';

/** The limits of one kind of costly work. */
export type QueueLimits = {
  atATime: number;
  /** The maximum number of waiting works; more are refused at once. */
  mostWaiting: number;
  /** The maximum wait in milliseconds before a refusal. */
  longestWaitMs: number;
};

/**
 * Runs a piece of work in turn.
 *
 * @param signal removes it from the queue while it waits
 * @throws {Problem} 503 busy, when too many wait already or the turn does not come in time
 */
export type Queue = <Result>(work: () => Promise<Result>, signal?: AbortSignal | undefined) => Promise<Result>;

/** Creates a queue for one costly kind of work, so that a burst of it can take neither all memory nor all time. */
export function newQueue({ atATime, mostWaiting, longestWaitMs }: QueueLimits): Queue {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (signal?: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(called);
        signal?.removeEventListener('abort', giveUp);
      };
      const called = () => {
        leave();
        begin();
      };
      const giveUp = () => {
        leave();
        refuse(new Problem(503, 'busy'));
      };
      const timer = setTimeout(giveUp, longestWaitMs);
      signal?.addEventListener('abort', giveUp);
      waiting.add(called);
    });

  return async (work, signal) => {
    if (signal?.aborted) throw new Problem(503, 'busy');
    if (running < atATime) running += 1;
    else if (waiting.size < mostWaiting) await turn(signal);
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
