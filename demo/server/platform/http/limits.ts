import type { Database } from '../database/database';
import type { BetweenReadsLimits } from './between-reads';
import type { PerCallerLimits } from './per-caller-queue';
import type { QueueLimits } from './queue';

/**
 * The limits of costly reads: each uses up to two connections, and together they leave half of the pool to others. The
 * embedded database has one connection, which they share with the others in turn.
 */
export const COSTLY_READS: Record<Database['kind'], QueueLimits> = {
  pglite: { maxRunning: 1, maxWaiting: 60, maxWaitMs: 3000 },
  postgres: { maxRunning: 3, maxWaiting: 100, maxWaitMs: 3000 },
};

/** The limits of transactions: together with costly reads they leave two connections to light ones. */
export const WRITES: Record<Database['kind'], QueueLimits> = {
  pglite: { maxRunning: 1, maxWaiting: 500, maxWaitMs: 3000 },
  postgres: { maxRunning: 4, maxWaiting: 500, maxWaitMs: 3000 },
};

/** The limits of drawings: each occupies a processor. A first page requests two dozen pictures at once. */
export const DRAWING: QueueLimits = { maxRunning: 2, maxWaiting: 60, maxWaitMs: 4000 };

/** The limits of spelling corrections, the most expensive part of a search; they must not delay all searches. */
export const SPELLING: QueueLimits = { maxRunning: 1, maxWaiting: 30, maxWaitMs: 2000 };

/**
 * The limits of a caller's writes. A whole class may log in from one address; a call takes some 30 ms. The rests leave
 * time for others in a flood.
 */
export const WRITE_QUEUE: PerCallerLimits = { maxRunning: 1, maxWaiting: 60, maxWaitMs: 5000, maxRestMs: 50 };

/** The limits of a caller's reads: many requests at once must leave turns to the searches of others. */
export const READ_QUEUE: QueueLimits = { maxRunning: 2, maxWaiting: 60, maxWaitMs: 3000 };

/** The limits of months and maps: one is read at a time, in pieces between the lists. */
export const VIEWS: QueueLimits = { maxRunning: 1, maxWaiting: 60, maxWaitMs: 12_000 };

/**
 * The limits of calendars, tables, feeds and sitemaps: one is written at a time, in pieces between the reads of
 * visitors. The caller is a program, which can wait; proxies give up after a minute.
 */
export const LONG_READS: QueueLimits = { maxRunning: 1, maxWaiting: 200, maxWaitMs: 45_000 };

/** The limits of a network's long reads: only one waits in the shared queue, so that others come in between. */
export const LONG_READ_QUEUE: QueueLimits = { maxRunning: 1, maxWaiting: 60, maxWaitMs: 45_000 };

/**
 * The schedule of pieces, which take some 5 ms. Without a pause between visitors, long reads get about a fifth of the
 * time.
 */
export const BETWEEN_READS: BetweenReadsLimits = { pauseMs: 10, maxWaitMs: 25 };

/** The limits of processed pictures: each needs up to some 200 MB of memory, and a processor. */
export const PICTURE_PROCESSING: QueueLimits = { maxRunning: 1, maxWaiting: 20, maxWaitMs: 20_000 };

/** The limits of a person's concurrent uploads; the widgets send two. */
export const UPLOAD_QUEUE: PerCallerLimits = { maxRunning: 3, maxWaiting: 20, maxWaitMs: 30_000 };

/** The limits of imports from web addresses: each takes up to 10 s and some 10 MB. */
export const PAGE_IMPORTS: QueueLimits = { maxRunning: 8, maxWaiting: 20, maxWaitMs: 2000 };
