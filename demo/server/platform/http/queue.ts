import { Problem } from './problem';

/** The limits of one kind of costly work. */
export type QueueLimits = {
  maxRunning: number;
  /** The maximum number of waiting works; more are refused at once. */
  maxWaiting: number;
  /** The maximum wait in milliseconds before a refusal. */
  maxWaitMs: number;
};

/** The state of a queue for its metrics. */
export type QueueLoad = { running: number; waiting: number; refused: number };

/**
 * Runs a piece of work in turn. `load` is the state of the queue; stand-ins of tests have none.
 *
 * @param signal removes it from the queue while it waits
 * @throws {Problem} 503 busy, when too many wait already or the turn does not come in time
 */
export type Queue = {
  <Result>(work: () => Promise<Result>, signal?: AbortSignal | undefined): Promise<Result>;
  load?: Readonly<QueueLoad>;
};

/** Returns the load of a queue without work. */
export const noLoad = (): QueueLoad => ({ running: 0, waiting: 0, refused: 0 });

/**
 * Creates a queue for one costly kind of work, so that a burst of it can take neither all memory nor all time.
 *
 * @param load is kept up to date; queues may share one
 */
export function newQueue({ maxRunning, maxWaiting, maxWaitMs }: QueueLimits, load = noLoad()): Queue {
  let running = 0;
  const waiting = new Set<() => void>();

  const refusal = () => {
    load.refused += 1;
    return new Problem(503, 'busy');
  };

  const waitForTurn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(start);
        load.waiting -= 1;
        signal?.removeEventListener('abort', refuse);
      };
      const start = () => {
        leave();
        resolve();
      };
      const refuse = () => {
        leave();
        reject(refusal());
      };
      const timer = setTimeout(refuse, maxWaitMs);
      signal?.addEventListener('abort', refuse);
      waiting.add(start);
      load.waiting += 1;
    });

  const enqueue: Queue = async (work, signal) => {
    if (signal?.aborted) throw refusal();
    if (running < maxRunning) running += 1;
    else if (waiting.size < maxWaiting) await waitForTurn(signal);
    else throw refusal();
    load.running += 1;
    try {
      return await work();
    } finally {
      load.running -= 1;
      const [next] = waiting;
      // The longest waiting caller gets the turn; no newcomer can get it in between.
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(enqueue, { load });
}
