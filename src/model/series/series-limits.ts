// Separate from the rule, for code that reads and writes events without computing series.

/** The kinds of repetition of a series. */
export const REPETITIONS = ['day', 'week', 'monthDay', 'monthWeekday'] as const;

/** The maximum number of days of one series. */
export const MAX_DATES = 500;

/** The maximum interval. */
export const MAX_INTERVAL = 99;
