import { delay } from '../../lib/delay';

/** The options of a long read: abort, progress and pauses. */
export type Pacing = {
  /** Aborts the read, which then fails with the signal's reason. */
  signal?: AbortSignal;
  /** Called before each pause with the number of events so far. */
  onProgress?(events: number): void;
  /** Lets other tasks run. Default: the next turn of the event loop. */
  rest?(): Promise<unknown>;
};

/**
 * Counts the work since the last pause and pauses before it becomes noticeable; await it between any two pieces.
 *
 * @param work characters read since the last call
 * @param events events found so far
 */
export type Pace = (work: number, events: number) => Promise<void>;

/** The number of characters between two pauses: a phone takes some 30 ms for them. */
export const SLICE = 32_768;

/** Creates the pace of a read. @throws the reason of the signal, once it is aborted */
export function paceOf({ signal, onProgress, rest = () => delay(0) }: Pacing): Pace {
  let pendingWork = 0;
  return async (work, events) => {
    pendingWork += work;
    if (pendingWork < SLICE) return;
    pendingWork = 0;
    onProgress?.(events);
    await rest();
    signal?.throwIfAborted();
  };
}
