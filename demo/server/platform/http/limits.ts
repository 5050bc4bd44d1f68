import type { Database } from '../database/database';
import type { BetweenReadsLimits } from './between-reads';
import type { LineLimits } from './per-caller-queue';
import type { QueueLimits } from './queue';

/**
 * The limits of costly reads: each uses up to two connections, and together they leave half of the pool to others. The
 * embedded database has one connection, which they share with the others in turn.
 */
export const COSTLY_READS: Record<Database['kind'], QueueLimits> = {
  pglite: { atATime: 1, mostWaiting: 60, longestWaitMs: 3000 },
  postgres: { atATime: 3, mostWaiting: 100, longestWaitMs: 3000 },
};

/** The limits of transactions: together with costly reads they leave two connections to light ones. */
export const WRITES: Record<Database['kind'], QueueLimits> = {
  pglite: { atATime: 1, mostWaiting: 500, longestWaitMs: 3000 },
  postgres: { atATime: 4, mostWaiting: 500, longestWaitMs: 3000 },
};

/** The limits of drawings: each occupies a processor. A first page requests two dozen pictures at once. */
export const DRAWING: QueueLimits = { atATime: 2, mostWaiting: 60, longestWaitMs: 4000 };

/** The limits of spelling corrections, the most expensive part of a search; they must not delay all searches. */
export const SPELLING: QueueLimits = { atATime: 1, mostWaiting: 30, longestWaitMs: 2000 };

/**
 * The limits of a caller's writes. A whole class may log in from one address; a call takes some 30 ms. The rests leave
 * time for others in a flood.
 */
export const WRITE_LINE: LineLimits = { atATime: 1, mostWaiting: 60, longestWaitMs: 5000, longestRestMs: 50 };

/** The limits of a caller's reads: many requests at once must leave turns to the searches of others. */
export const READ_LINE: QueueLimits = { atATime: 2, mostWaiting: 60, longestWaitMs: 3000 };

/** The limits of months and maps: one is read at a time, in pieces between the lists. */
export const VIEWS: QueueLimits = { atATime: 1, mostWaiting: 60, longestWaitMs: 12_000 };

/**
 * The limits of calendars, tables, feeds and sitemaps: one is written at a time, in pieces between the reads of
 * visitors. The caller is a program, which can wait; proxies give up after a minute.
 */
export const LONG_READS: QueueLimits = { atATime: 1, mostWaiting: 200, longestWaitMs: 45_000 };

/** The limits of a network's long reads: only one waits in the shared queue, so that others come in between. */
export const LONG_READ_LINE: QueueLimits = { atATime: 1, mostWaiting: 60, longestWaitMs: 45_000 };

/**
 * The schedule of pieces, which take some 5 ms. Without a pause between visitors, long reads get about a fifth of the
 * time.
 */
export const BETWEEN_READS: BetweenReadsLimits = { pauseMs: 10, longestWaitMs: 25 };

/** The limits of processed pictures: each needs up to some 200 MB of memory, and a processor. */
export const TAKING: QueueLimits = { atATime: 1, mostWaiting: 20, longestWaitMs: 20_000 };

/** The limits of a person's concurrent uploads; the widgets send two. */
export const UPLOAD_LINE: LineLimits = { atATime: 3, mostWaiting: 20, longestWaitMs: 30_000 };
