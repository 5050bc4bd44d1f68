import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../../src/lib/days';
import { MAX_DATES } from '../../../../src/model/series/series-limits';
import { LAST, lastPossibleDay, ruleDays, type SeriesRule } from '../../../../src/model/series/series-rule';
import { itForAll } from '../../../support/it-for-all';
import { expectNoHang } from '../../../support/no-hang';
import fc from '../../../support/same-cases';
import { aRule } from '../../../support/series-builder';
import { inZone } from '../../../support/zones';

const takingPlace = (rule: SeriesRule, most?: number) =>
  ruleDays(rule, most).flatMap(({ day, holiday }) => (holiday ? [] : [day]));
const daysOf = (changes: Partial<SeriesRule>) => takingPlace(aRule(changes)).map((day) => day.slice(2));

const TABLE: [string, Partial<SeriesRule>, string][] = [
  ['every day', { count: 3 }, '27-03-01 27-03-02 27-03-03'],
  ['every third day until a day', { interval: 3, end: '2027-03-08' }, '27-03-01 27-03-04 27-03-07'],
  ['until a day, that day included', { interval: 3, end: '2027-03-07' }, '27-03-01 27-03-04 27-03-07'],
  ['whichever comes first, day', { end: '2027-03-02', count: 5 }, '27-03-01 27-03-02'],
  ['whichever comes first, number', { end: '2027-03-20', count: 1 }, '27-03-01'],
  [
    'on two weekdays, in the order of the week',
    { every: 'week', weekdays: [5, 2], count: 3 },
    '27-03-02 27-03-05 27-03-09',
  ],
  [
    'on weekdays before the first day only from the next week on',
    { every: 'week', weekdays: [1, 7], start: '2027-03-03', count: 3 },
    '27-03-07 27-03-08 27-03-14',
  ],
  [
    'every second week, counted from the week of the first day',
    { every: 'week', interval: 2, weekdays: [1, 7], start: '2027-03-03', count: 3 },
    '27-03-07 27-03-15 27-03-21',
  ],
  ['on a day of the month', { every: 'monthDay', monthDay: 15, count: 2 }, '27-03-15 27-04-15'],
  ['on the 31st, only where there is one', { every: 'monthDay', monthDay: 31, count: 3 }, '27-03-31 27-05-31 27-07-31'],
  [
    'on the last day of the month',
    { every: 'monthDay', monthDay: LAST, start: '2028-01-31', count: 3 },
    '28-01-31 28-02-29 28-03-31',
  ],
  [
    'on 29 February, only in leap years',
    { every: 'monthDay', monthDay: 29, interval: 12, start: '2028-02-01', end: '2037-12-31' },
    '28-02-29 32-02-29 36-02-29',
  ],
  ['on the second Tuesday', { every: 'monthWeekday', nth: 2, weekday: 2, count: 3 }, '27-03-09 27-04-13 27-05-11'],
  [
    'on the first Monday, which may be the first day',
    { every: 'monthWeekday', nth: 1, weekday: 1, count: 2 },
    '27-03-01 27-04-05',
  ],
  [
    'on the fifth Sunday, only where there is one',
    { every: 'monthWeekday', nth: 5, weekday: 7, count: 2 },
    '27-05-30 27-08-29',
  ],
  [
    'on the last Friday every second month',
    { every: 'monthWeekday', nth: LAST, weekday: 5, interval: 2, count: 3 },
    '27-03-26 27-05-28 27-07-30',
  ],
  [
    'on the first Monday that is behind us this month',
    { every: 'monthWeekday', nth: 1, weekday: 1, start: '2027-03-02', count: 1 },
    '27-04-05',
  ],
  ['over the end of a year', { start: '2027-12-31', count: 2 }, '27-12-31 28-01-01'],
  ['without an end', { count: undefined }, ''],
  ['with an unreadable end', { end: '31.2.', count: undefined }, ''],
  ['without a first day', { start: '' }, ''],
  ['with a day that no calendar has', { start: '2027-02-30' }, ''],
  ['without a weekday', { every: 'week', weekdays: [] }, ''],
  ['with weekdays that no week has', { every: 'week', weekdays: [0, 8, Number.NaN] }, ''],
  ['with a day that no month has', { every: 'monthDay', monthDay: 32 }, ''],
  ['with a day that is no number', { every: 'monthDay', monthDay: Number.NaN }, ''],
  ['with a number that could not be read', { count: 'zehn' }, ''],
  ['with a first day that nobody means', { start: '0027-03-01' }, ''],
  ['with half an interval', { interval: 0.5 }, ''],
  ['with no interval', { interval: 0 }, ''],
  ['with an endless interval', { interval: 1e15 }, ''],
  ['that ends before it begins', { end: '2027-02-28' }, ''],
];

describe.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'for a visitor in %s',
  (zone) => {
    itForAll(TABLE)('a series %s', (_, changes, expected) => {
      expect(inZone(zone, () => daysOf(changes)).join(' ')).toBe(expected);
    });

    it('a daily series omits and repeats no day when clocks change, here or there', () => {
      const days = inZone(zone, () => takingPlace(aRule({ start: '2027-01-01', end: '2027-12-31' })));
      expect(days).toHaveLength(365);
      expect(new Set(days).size).toBe(365);
    });
  },
);

describe('holidays', () => {
  const mondays = { every: 'week', weekdays: [1], start: '2027-03-22', holidays: 'BY' } as const;

  it('are excluded and named', () => {
    expect(ruleDays(aRule({ ...mondays, end: '2027-04-05' }))).toEqual([
      { day: '2027-03-22' },
      { day: '2027-03-29', holiday: 'easterMonday' },
      { day: '2027-04-05' },
    ]);
  });

  it('do not count where the number of days is given', () => {
    expect(daysOf({ ...mondays, count: 2 })).toEqual(['27-03-22', '27-04-05']);
  });

  it('of some towns are excluded only on request', () => {
    const sundays = { start: '2027-08-15', every: 'week', weekdays: [7], count: 1, holidays: 'BY' } as const;
    expect(daysOf(sundays)).toEqual(['27-08-15']);
    expect(daysOf({ ...sundays, withRegionalHolidays: true })).toEqual(['27-08-22']);
  });

  it('can be all days of a series, which then has none', () => {
    const first = { every: 'monthDay', monthDay: 1, interval: 12, start: '2027-01-01', holidays: 'HH' } as const;
    expect(daysOf({ ...first, count: 5 })).toEqual([]);
  });
});

it('ends after ten years', () => {
  const days = daysOf({ every: 'monthDay', monthDay: 1, count: 400 });
  expect(days.at(-1)).toBe('37-03-01');
  expect(lastPossibleDay('2028-02-29')).toBe('2038-03-01');
  expect(lastPossibleDay('2999-01-01')).toBe('2999-12-31');
});

it('ends at the end of the calendar', () => {
  expect(takingPlace(aRule({ start: '2999-12-30' }))).toEqual(['2999-12-30', '2999-12-31']);
  expect(takingPlace(aRule({ start: '9999-12-31' }))).toEqual([]);
});

it('finds 500 days quickly', () => {
  const rule = aRule({ start: '2027-01-01', count: MAX_DATES, holidays: 'BY', withRegionalHolidays: true });
  expectNoHang(() => {
    for (let time = 0; time < 10; time += 1) expect(takingPlace(rule)).toHaveLength(MAX_DATES);
  });
});

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const nameOf = (weekday: number) => WEEKDAYS[weekday - 1] ?? '';

/** The same rule as RFC 5545 writes it. */
function ruleText({ every, interval, weekdays, monthDay, nth, weekday, end, count }: SeriesRule): string {
  const parts = {
    day: 'FREQ=DAILY',
    week: `FREQ=WEEKLY;WKST=MO;BYDAY=${weekdays.map(nameOf).join(',')}`,
    monthDay: `FREQ=MONTHLY;BYMONTHDAY=${monthDay}`,
    monthWeekday: `FREQ=MONTHLY;BYDAY=${nth}${nameOf(weekday)}`,
  };
  return `${parts[every]};INTERVAL=${interval}${end ? `;UNTIL=${end.replaceAll('-', '')}` : ''}${count ? `;COUNT=${count}` : ''}`;
}

const MAX_COMPARED = 40;

/** The days by ical.js, of a rule that begins on a day that it names: ical.js counts that day in any case. */
function daysByICal(rule: SeriesRule, last: string): string[] {
  const iterator = ICAL.Recur.fromString(ruleText(rule)).iterator(ICAL.Time.fromDateString(rule.start));
  const days: string[] = [];
  for (let next = iterator.next(); next && days.length < MAX_COMPARED; next = iterator.next()) {
    if (next.toString() > last) break;
    days.push(next.toString());
  }
  return days;
}

const anyRule = fc
  .record({
    start: fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2020-01-01', days)),
    every: fc.constantFrom('day', 'week', 'monthDay', 'monthWeekday'),
    interval: fc.integer({ min: 1, max: 13 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    monthDay: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(LAST)),
    nth: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(LAST)),
    weekday: fc.integer({ min: 1, max: 7 }),
    length: fc.integer({ min: 0, max: 900 }),
    count: fc.integer({ min: 1, max: 40 }),
    endsByCount: fc.boolean(),
  })
  .map(({ length, count, endsByCount, start, ...rule }) =>
    aRule({
      ...rule,
      start,
      end: endsByCount ? '' : addDays(start, length),
      count: endsByCount ? count : undefined,
    } as Partial<SeriesRule>),
  );

it('agrees with ical.js on any rule', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRule, (rule) => {
      const first = takingPlace({ ...rule, end: '', count: 1 })[0];
      fc.pre(first !== undefined);
      // A week or month that begins before the first day of the rule is counted from there by both.
      const begin = rule.every === 'week' ? rule.start : first;
      const expected = daysByICal({ ...rule, start: begin }, lastPossibleDay(rule.start));
      const own = takingPlace(rule, MAX_COMPARED);
      compared += own.length;
      expect(own).toEqual(expected);
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(3000);
});

it('only names days that its parts allow', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      for (const day of takingPlace(rule)) {
        expect(day >= rule.start && (rule.end === '' || day <= rule.end)).toBe(true);
        if (rule.every === 'week') expect(rule.weekdays).toContain(weekdayOf(day));
        if (rule.every === 'monthWeekday') expect(weekdayOf(day)).toBe(rule.weekday);
      }
    }),
  );
});
