import { useEffect, useState } from 'react';

type Listener = (isLeader: boolean) => void;

/** The candidates for each shared object, in order of arrival; the first one leads. */
const queues = new WeakMap<object, Listener[]>();

/**
 * Lets one of several elements act for a shared object; when it leaves, the next one does.
 *
 * @param listener called with true for the leader, at once and on each change
 * @returns a function that leaves the queue
 */
export function queueForLeadership(shared: object, listener: Listener): () => void {
  const queue = queues.get(shared) ?? [];
  queues.set(shared, queue);
  queue.push(listener);
  listener(queue[0] === listener);
  return () => {
    const wasFirst = queue[0] === listener;
    queue.splice(queue.indexOf(listener), 1);
    if (wasFirst) queue[0]?.(true);
  };
}

/** Returns true if this component acts for a shared object. */
export function useIsLeader(shared: object): boolean {
  const [isLeader, setIsLeader] = useState(false);
  useEffect(() => queueForLeadership(shared, setIsLeader), [shared]);
  return isLeader;
}
