import type { Recurrence } from './recurrence';

const FREQUENCIES: Readonly<Record<string, Recurrence['every']>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
/** The weekdays from Monday, as RFC 5545 writes them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const SUPPORTED_PARTS = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);
/** Parts that some programs write to repeat the time of the first date. */
const TIME_PARTS = new Set(['BYHOUR', 'BYMINUTE', 'BYSECOND']);
const MAX_INTERVAL = 1000;

/**
 * Reads a recurrence rule (RFC 5545, 3.3.10).
 *
 * @param time 'HH:mm' of the first date
 * @param untilOf returns the end on the clock of the first date
 * @returns undefined for an invalid rule, or one with more than days: other times, weeks and days of the year
 */
export function readRule(
  text: string,
  time: string | undefined,
  untilOf: (until: string) => string | undefined,
): Recurrence | undefined {
  const parts = new Map(
    text
      .slice(0, 1000)
      .split(';')
      .filter(Boolean)
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=', 2);
        return [name.trim().toUpperCase(), value.trim().toUpperCase()];
      }),
  );
  const every = FREQUENCIES[parts.get('FREQ') ?? ''];
  const until = parts.get('UNTIL');
  const end = until === undefined ? undefined : untilOf(until);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : undefined;
  const rule = {
    every: every ?? 'day',
    interval: Number(parts.get('INTERVAL') ?? 1),
    ...(count !== undefined && { count }),
    ...(end !== undefined && { until: end }),
    weekdays: listOf(parts.get('BYDAY')).map(weekdayOf),
    monthDays: listOf(parts.get('BYMONTHDAY')).map(Number),
    months: listOf(parts.get('BYMONTH'))
      .map(Number)
      .sort((one, other) => one - other),
    positions: listOf(parts.get('BYSETPOS')).map(Number),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO') + 1,
  } satisfies Recurrence;
  const isSameTime = (name: string) =>
    TIME_PARTS.has(name) &&
    Number(parts.get(name)) === Number(name === 'BYSECOND' ? 0 : time?.split(':')[name === 'BYHOUR' ? 0 : 1]);
  const isSupported =
    every !== undefined && [...parts.keys()].every((name) => SUPPORTED_PARTS.has(name) || isSameTime(name));
  return isSupported && (until === undefined || end !== undefined) && isValid(rule) ? rule : undefined;
}

const listOf = (value: string | undefined): string[] => (value ? value.split(',').slice(0, 400) : []);

function weekdayOf(text: string): Recurrence['weekdays'][number] {
  const [, nth = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text.trim()) ?? [];
  return { nth: Number(nth), weekday: WEEKDAYS.indexOf(name) + 1 };
}

const isWithin = (max: number) => (value: number) => Number.isInteger(value) && value !== 0 && Math.abs(value) <= max;

function isValid({ every, interval, count = 1, weekdays, monthDays, months, positions, weekStart }: Recurrence) {
  const mayBeNth = every === 'month' || every === 'year';
  return (
    [interval, count, weekStart].every((value) => Number.isInteger(value) && value >= 1) &&
    interval <= MAX_INTERVAL &&
    weekdays.every(({ nth, weekday }) => weekday > 0 && (nth === 0 || mayBeNth)) &&
    monthDays.every(isWithin(31)) &&
    !(every === 'week' && monthDays.length > 0) &&
    months.every((month) => isWithin(12)(month) && month > 0) &&
    positions.every(isWithin(366))
  );
}
