import { Problem } from '../../platform/http/problem';
import { newQueue } from '../../platform/http/queue';

const ALL = { maxRunning: 2, maxWaiting: 100, maxWaitMs: 3000 };
const MAX_OF_ONE = 30;

/**
 * Counts a try in turn.
 *
 * @throws {Problem} 503 busy, when too many of this origin or of all are waiting
 */
export type TryLine = <Result>(origin: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue for tries: a flood uses few connections of the database, and one address cannot fill the queue. */
export function newTryLine(): TryLine {
  const queue = newQueue(ALL);
  const inLine = new Map<string, number>();

  return async (origin, work) => {
    const before = inLine.get(origin) ?? 0;
    if (before >= MAX_OF_ONE) throw new Problem(503, 'busy');
    inLine.set(origin, before + 1);
    try {
      return await queue(work);
    } finally {
      const left = (inLine.get(origin) ?? 1) - 1;
      if (left > 0) inLine.set(origin, left);
      else inLine.delete(origin);
    }
  };
}
