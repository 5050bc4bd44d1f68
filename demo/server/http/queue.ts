import { Problem } from './problem';

/** How much of one kind of costly work runs and waits. */
export type QueueLimits = {
  atATime: number;
  /** How many may wait for a turn; more are refused at once. */
  mostWaiting: number;
  /** A caller who has waited this long is refused. */
  longestWaitMs: number;
};

/**
 * Runs a piece of work when its turn has come.
 *
 * @throws {Problem} 503 busy, when too many wait already or the turn does not come in time
 */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue of its own for one costly kind of work, so that a burst of it can take neither all memory nor all time. */
export function newQueue({ atATime, mostWaiting, longestWaitMs }: QueueLimits): Queue {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((begin, leave) => {
      const called = () => {
        clearTimeout(timer);
        waiting.delete(called);
        begin();
      };
      const timer = setTimeout(() => {
        waiting.delete(called);
        leave(new Problem(503, 'busy'));
      }, longestWaitMs);
      waiting.add(called);
    });

  return async (work) => {
    if (running < atATime) running += 1;
    else if (waiting.size < mostWaiting) await turn();
    else throw new Problem(503, 'busy');
    try {
      return await work();
    } finally {
      const [next] = waiting;
      // The caller who has waited longest takes the place over; no newcomer can get it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
