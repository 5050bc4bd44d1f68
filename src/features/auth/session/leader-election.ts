import { useEffect, useState } from 'react';

type Waiting = (isTurn: boolean) => void;

/** The candidates for each shared object, in order of arrival; the first one leads. */
const queues = new WeakMap<object, Waiting[]>();

/**
 * Lets one of several elements act for a shared object; when it leaves, the next one does.
 *
 * @param hear called with true for the leader, at once and on each change
 * @returns a function that leaves the queue
 */
export function queueForLeadership(shared: object, hear: Waiting): () => void {
  const queue = queues.get(shared) ?? [];
  queues.set(shared, queue);
  queue.push(hear);
  hear(queue[0] === hear);
  return () => {
    const wasFirst = queue[0] === hear;
    queue.splice(queue.indexOf(hear), 1);
    if (wasFirst) queue[0]?.(true);
  };
}

/** Returns true if this component acts for a shared object. */
export function useIsLeader(shared: object): boolean {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => queueForLeadership(shared, setIsTurn), [shared]);
  return isTurn;
}
