import { Problem } from './problem';

export type BetweenReadsLimits = {
  /** The pause in milliseconds without a read that must precede a piece of a long read. */
  pauseMs: number;
  /** The maximum wait in milliseconds of a piece: afterwards it begins without a pause. */
  maxWaitMs: number;
};

/** Schedules long reads in the pauses between the reads of visitors. */
export type BetweenReads = {
  /** Runs a read of a visitor; pieces of long reads wait meanwhile. */
  read: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Waits until a piece of a long read may begin. */
  pause: () => Promise<void>;
  /** Runs a piece of a long read; it should be short, as visitors wait for it. */
  runPiece: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
};

/** The rounds of the event loop that read the requests which arrived during the last piece. */
const ROUNDS = 8;

/** The number of piece waits that a long read may wait before it begins. */
const MAX_PIECE_WAITS = 4;

export function newBetweenReads({ pauseMs, maxWaitMs }: BetweenReadsLimits): BetweenReads {
  let runningReads = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  async function waitForPause(limitMs = maxWaitMs): Promise<void> {
    const deadline = performance.now() + limitMs;
    for (;;) {
      for (let round = 0; round < ROUNDS; round += 1) await new Promise<void>((resolve) => setImmediate(resolve));
      const now = performance.now();
      const leftMs = Math.min(deadline - now, runningReads > 0 ? pauseMs : endedAt + pauseMs - now);
      if (leftMs <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, leftMs));
    }
  }

  return {
    read: async (work) => {
      runningReads += 1;
      try {
        return await work();
      } finally {
        runningReads -= 1;
        endedAt = performance.now();
      }
    },
    // A cached read needs no piece, and may have many concurrent callers.
    pause: () => waitForPause(maxWaitMs * MAX_PIECE_WAITS),
    runPiece: async (work) => {
      await waitForPause();
      return work();
    },
  };
}

/** Returns `piece` for a read that stops when nobody waits for it any more. */
export const stoppablePieces =
  (signal: AbortSignal, { runPiece }: BetweenReads): BetweenReads['runPiece'] =>
  async (work) => {
    if (signal.aborted) throw new Problem(503, 'busy');
    return runPiece(work);
  };
