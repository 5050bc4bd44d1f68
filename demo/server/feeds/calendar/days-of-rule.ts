/** The days of a rule from the first to the last date, all dates among them, as numbers of days since 1970. */
export type DaysOfRule = { rule: string; all: number[] };

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
export const WEEK = 7;

/** The place of a day in its week, from 0 for Monday: 1970 began on a Thursday. */
export const placeInWeek = (day: number): number => (((day + 3) % WEEK) + WEEK) % WEEK;

/** The largest number that divides all; 0 where all are 0. */
export const common = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => {
    let [divisor, rest] = [one, other];
    while (rest) [divisor, rest] = [rest, divisor % rest];
    return divisor;
  }, 0);

/** How often a rule repeats, as a part of it. */
export const times = (interval: number): string => (interval > 1 ? `;INTERVAL=${interval}` : '');

/** Whether a rule gives far more days than there are: two dates may lie centuries apart. */
export const givesTooMany = (about: number, days: readonly unknown[]): boolean => about > days.length * 2;
