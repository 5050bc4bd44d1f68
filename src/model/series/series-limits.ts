// Apart from the rule itself: what reads and writes an event needs them where no series is worked out.

/** How a series repeats. */
export const REPETITIONS = ['day', 'week', 'monthDay', 'monthWeekday'] as const;

/** The most days that one series can have. */
export const MAX_DATES = 500;

/** The greatest interval. */
export const MAX_INTERVAL = 99;
