import type { EventEmitter } from 'node:events';

/** What is needed of a child process. */
type Child = Pick<EventEmitter, 'once'> & { kill(signal: NodeJS.Signals): boolean };

/** Whether nothing listens on the port yet. */
export function isPortFree(port: number): Promise<boolean>;

/** Lives and ends with the children; `drainMs` is how long they still answer once they are told to end. */
export function liveWith(children: readonly Child[], drainMs?: number): void;
