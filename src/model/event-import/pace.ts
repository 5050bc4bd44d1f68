import { delay } from '../../lib/delay';

/** How a long reading gives way to others, and ends before its end. */
export type Pacing = {
  /** Ends the reading; it then fails with the reason of the signal. */
  signal?: AbortSignal;
  /** Called before each pause with how many events have been found. */
  onProgress?(events: number): void;
  /** Lets others work. Default: the next turn of the event loop. */
  rest?(): Promise<unknown>;
};

/**
 * Counts work, and rests after so much of it that nobody notices; to be awaited between any two pieces. It is told how
 * many characters have been read since the last call, and how many events have been found so far.
 */
export type Pace = (work: number, events: number) => Promise<void>;

/** Characters that are read between two pauses: a phone takes some 30 ms for them. */
export const SLICE = 32_768;

/** @throws the reason of the signal, once it is aborted */
export function paceOf({ signal, onProgress, rest = () => delay(0) }: Pacing): Pace {
  let done = 0;
  return async (work, events) => {
    done += work;
    if (done < SLICE) return;
    done = 0;
    onProgress?.(events);
    await rest();
    signal?.throwIfAborted();
  };
}
