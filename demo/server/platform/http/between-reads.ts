import { Problem } from './problem';

export type BetweenReadsLimits = {
  /** How long nobody must have asked for anything before a piece of a long read begins. */
  pauseMs: number;
  /** A piece that has waited this long begins all the same: long reads have a share of their own. */
  longestWaitMs: number;
};

/** Lets long reads go on in the pauses between the reads of visitors. */
export type BetweenReads = {
  /** Runs a read of a visitor; pieces of long reads wait meanwhile. */
  read: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Waits until a piece of a long read may begin. */
  pause: () => Promise<void>;
  /** Runs a piece of a long read; it should be short, as visitors who come meanwhile wait for it. */
  piece: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
};

/** Rounds of the event loop, in which the requests that have come during the piece before are read. */
const ROUNDS = 8;

/** For as long as so many pieces wait, a long read waits before it begins. */
const PIECES = 4;

export function newBetweenReads({ pauseMs, longestWaitMs }: BetweenReadsLimits): BetweenReads {
  let reads = 0;
  let endedAt = Number.NEGATIVE_INFINITY;

  async function untilPause(mostMs = longestWaitMs): Promise<void> {
    const giveUpAt = performance.now() + mostMs;
    for (;;) {
      for (let round = 0; round < ROUNDS; round += 1) await new Promise<void>((next) => setImmediate(next));
      const now = performance.now();
      const leftMs = Math.min(giveUpAt - now, reads > 0 ? pauseMs : endedAt + pauseMs - now);
      if (leftMs <= 0) return;
      await new Promise((over) => setTimeout(over, leftMs));
    }
  }

  return {
    read: async (work) => {
      reads += 1;
      try {
        return await work();
      } finally {
        reads -= 1;
        endedAt = performance.now();
      }
    },
    // What is kept already costs no piece, and may be asked for by many at once.
    pause: () => untilPause(longestWaitMs * PIECES),
    piece: async (work) => {
      await untilPause();
      return work();
    },
  };
}

/** Pieces of a read that stops where nobody waits for it any more. */
export const piecesUntil =
  (stopped: AbortSignal, { piece }: BetweenReads): BetweenReads['piece'] =>
  async (work) => {
    if (stopped.aborted) throw new Problem(503, 'busy');
    return piece(work);
  };
