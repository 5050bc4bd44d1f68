import { useEffect, useState } from 'react';

type Waiting = (isTurn: boolean) => void;

/** The elements that want to speak for a thing, in the order in which they came; the first one does. */
const queues = new WeakMap<object, Waiting[]>();

/**
 * Lets one of several elements speak for what they share; when it leaves, the next one does.
 *
 * @param hear told whether it is one's turn, at once and when that changes
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

/** Whether this component is the one that speaks for what several share. */
export function useIsLeader(shared: object): boolean {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => queueForLeadership(shared, setIsTurn), [shared]);
  return isTurn;
}
