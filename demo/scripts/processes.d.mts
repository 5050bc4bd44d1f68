import type { EventEmitter } from 'node:events';

/** The part of a child process that liveWith uses. */
type Child = Pick<EventEmitter, 'once'> & { kill(signal: NodeJS.Signals): boolean };

/** Whether nothing listens on the port yet. */
export function isPortFree(port: number): Promise<boolean>;
export declare function freePort(): Promise<number>;

/** Runs until the children have ended; `drainMs` is how long they still answer after they are told to end. */
export function liveWith(children: readonly Child[], drainMs?: number): void;
