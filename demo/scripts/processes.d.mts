import type { EventEmitter } from 'node:events';

/** The part of a child process that liveWith uses. */
type Child = Pick<EventEmitter, 'once'> & { kill(signal: NodeJS.Signals): boolean };

/** The folder of the repository. */
export declare const root: string;

/** Checks whether the port is free. */
export function isPortFree(port: number): Promise<boolean>;
export declare function freePort(): Promise<number>;

/** Runs until the children have ended; `drainMs` is the time for which they still answer after the signal to end. */
export function liveWith(children: readonly Child[], drainMs?: number): void;
