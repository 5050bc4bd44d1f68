import { Problem } from '../../platform/http/problem';
import { newQueue } from '../../platform/http/queue';

const QUEUE_LIMITS = { maxRunning: 2, maxWaiting: 100, maxWaitMs: 3000 };
const MAX_PER_ORIGIN = 30;

/**
 * Counts a try in turn.
 *
 * @throws {Problem} 503 busy, when too many of this origin or of all are waiting
 */
export type AttemptQueue = <Result>(origin: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue for tries: a flood uses few connections of the database, and one address cannot fill the queue. */
export function newAttemptQueue(): AttemptQueue {
  const queue = newQueue(QUEUE_LIMITS);
  const waitingByOrigin = new Map<string, number>();

  return async (origin, work) => {
    const waiting = waitingByOrigin.get(origin) ?? 0;
    if (waiting >= MAX_PER_ORIGIN) throw new Problem(503, 'busy');
    waitingByOrigin.set(origin, waiting + 1);
    try {
      return await queue(work);
    } finally {
      const remaining = (waitingByOrigin.get(origin) ?? 1) - 1;
      if (remaining > 0) waitingByOrigin.set(origin, remaining);
      else waitingByOrigin.delete(origin);
    }
  };
}
