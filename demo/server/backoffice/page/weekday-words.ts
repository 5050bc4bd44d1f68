/** The names of the weekdays, from Monday on. */
export const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

/** Names weekdays, runs of three and more as a span: 'Mo – Fr, So'. Monday is 1. */
export function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === WEEKDAYS.length) return 'jeden Tag';
  return weekdayRuns(weekdays, () => true)
    .map(weekdayRunText)
    .join(', ');
}

/** Names weekdays that follow one another. */
export function weekdayRunText(run: readonly number[]): string {
  const names = run.map((weekday) => WEEKDAYS[weekday - 1] ?? '');
  return names.length < 3 ? names.join(', ') : `${names[0]} – ${names.at(-1)}`;
}

/** Splits weekdays into runs, in which each one follows the one before and is alike. */
export function weekdayRuns(weekdays: readonly number[], areAlike: (one: number, next: number) => boolean): number[][] {
  const runs: number[][] = [];
  for (const weekday of [...weekdays].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && weekday === last + 1 && areAlike(last, weekday)) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs;
}
