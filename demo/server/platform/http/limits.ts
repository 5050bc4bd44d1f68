import type { Database } from '../database/database';
import type { BetweenReadsLimits } from './between-reads';
import type { LineLimits } from './per-caller-queue';
import type { QueueLimits } from './queue';

/**
 * How many costly reads run at once: each uses up to two connections, and together they leave half of the pool to all
 * others. The embedded database has one connection, which they then hold in turn with the others.
 */
export const COSTLY_READS: Record<Database['kind'], QueueLimits> = {
  pglite: { atATime: 1, mostWaiting: 60, longestWaitMs: 3000 },
  postgres: { atATime: 3, mostWaiting: 100, longestWaitMs: 3000 },
};

/** How many transactions run at once: together with costly reads they leave two connections to light ones. */
export const WRITES: Record<Database['kind'], QueueLimits> = {
  pglite: { atATime: 1, mostWaiting: 500, longestWaitMs: 3000 },
  postgres: { atATime: 4, mostWaiting: 500, longestWaitMs: 3000 },
};

/** Each drawing keeps a processor busy. A first page asks for two dozen pictures at once. */
export const DRAWING: QueueLimits = { atATime: 2, mostWaiting: 60, longestWaitMs: 4000 };

/** Looking for similar words is the costliest part of a search; it must not take the turns of all searches. */
export const SPELLING: QueueLimits = { atATime: 1, mostWaiting: 30, longestWaitMs: 2000 };

/** A whole class may log in from one address; a call takes some 30 ms. The rests leave time for others in a flood. */
export const WRITE_LINE: LineLimits = { atATime: 1, mostWaiting: 60, longestWaitMs: 5000, longestRestMs: 50 };

/** A caller who asks for many pages at once must leave turns to the searches of others. */
export const READ_LINE: QueueLimits = { atATime: 2, mostWaiting: 60, longestWaitMs: 3000 };

/** Months and maps: one is read at a time, in pieces between the lists. */
export const VIEWS: QueueLimits = { atATime: 1, mostWaiting: 60, longestWaitMs: 12_000 };

/**
 * Calendars, tables, feeds and sitemaps: one is written at a time, in pieces between the reads of visitors. Who asks is a
 * program, which can wait; proxies give up after a minute.
 */
export const LONG_READS: QueueLimits = { atATime: 1, mostWaiting: 200, longestWaitMs: 45_000 };

/** Of the long reads of one network only one waits for its turn, so that those of all others come in between. */
export const LONG_READ_LINE: QueueLimits = { atATime: 1, mostWaiting: 60, longestWaitMs: 45_000 };

/** A piece takes some 5 ms. Where visitors ask without a pause, long reads get about a fifth of the time. */
export const BETWEEN_READS: BetweenReadsLimits = { pauseMs: 10, longestWaitMs: 25 };

/** Each picture that is taken in needs up to some 200 MB of memory, and a processor. */
export const TAKING: QueueLimits = { atATime: 1, mostWaiting: 20, longestWaitMs: 20_000 };

/** How many files of one person may be on their way at once; the widgets send two. */
export const UPLOAD_LINE: LineLimits = { atATime: 3, mostWaiting: 20, longestWaitMs: 30_000 };
