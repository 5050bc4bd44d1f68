import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/lib/days';
import { readRule } from '../../../../src/model/event-import/read-rule';
import { recurrenceDays } from '../../../../src/model/event-import/recurrence';
import { itForAll } from '../../../support/it-for-all';
import { expectNoHang } from '../../../support/no-hang';
import fc from '../../../support/same-cases';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const LAST = '2047-12-31';

const ruleOf = (text: string) =>
  readRule(text, undefined, (until) => until.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3'));

function daysOf(text: string, start: string, most = 40): string[] {
  const rule = ruleOf(text);
  if (!rule) return [];
  const days: string[] = [];
  for (const day of recurrenceDays(rule, start, LAST)) {
    days.push(day);
    if (days.length >= most) break;
  }
  return days;
}

describe('a rule of a calendar', () => {
  itForAll([
    ['FREQ=YEARLY;BYMONTH=12;BYDAY=1SU', '2027-12-05', '2027-12-05 2028-12-03 2029-12-02'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2027-01-29', '2027-01-29 2027-02-26 2027-03-31'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2027-08-13', '2027-08-13 2028-10-13 2029-04-13'],
    ['FREQ=YEARLY', '2028-02-29', '2028-02-29 2032-02-29 2036-02-29'],
    ['FREQ=YEARLY;BYDAY=-1SA', '2027-12-25', '2027-12-25 2028-12-30 2029-12-29'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO', '2027-01-03', '2027-01-03 2027-01-04 2027-01-17'],
    ['FREQ=DAILY;COUNT=2', '2027-01-30', '2027-01-30 2027-01-31'],
    ['FREQ=DAILY;UNTIL=20270201', '2027-01-30', '2027-01-30 2027-01-31 2027-02-01'],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2', '2027-01-30', '2027-01-30 2027-01-31'],
    // No month has that day: the rule names nothing beside the first day.
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2027-03-01', '2027-03-01'],
  ])('%s', (rule, start, expected) => {
    expect(daysOf(rule, start, 3).join(' ')).toBe(expected);
  });

  itForAll([
    '',
    'FREQ=HOURLY',
    'FREQ=SECONDLY;COUNT=99999999',
    'FREQ=DAILY;BYHOUR=9,10',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYYEARDAY=100',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1e9x',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTH=13',
    `FREQ=DAILY;${'X'.repeat(60)}`,
  ])('is not guessed at where it cannot be read: %s', (rule) => {
    expect(ruleOf(rule)).toBeUndefined();
  });

  it('ends despite excessive counts', () => {
    expectNoHang(() => {
      expect(daysOf('FREQ=DAILY;COUNT=999999999', '1900-01-01', 1_000_000).length).toBeLessThan(60_000);
      expect(daysOf('FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=30', '1900-01-01', 1_000_000)).toHaveLength(1);
      expect(daysOf('FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2', '1900-01-01', 1_000_000)).toHaveLength(1);
    });
  });
});

const weekday = fc.constantFrom(...WEEKDAYS);
const nth = fc.constantFrom(1, 2, 3, 4, 5, -1, -2);
const listed = <Value>(value: fc.Arbitrary<Value>, maxLength = 3) => fc.uniqueArray(value, { minLength: 1, maxLength });
const monthDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(-1, -2));

/** The parts that a rule of each kind may have. */
const anyParts = fc.oneof(
  fc.constant('FREQ=DAILY'),
  fc
    .record({ days: listed(weekday), start: weekday })
    .map(({ days, start }) => `FREQ=WEEKLY;WKST=${start};BYDAY=${days}`),
  listed(monthDay).map((days) => `FREQ=MONTHLY;BYMONTHDAY=${days}`),
  fc.tuple(nth, weekday).map(([place, day]) => `FREQ=MONTHLY;BYDAY=${place}${day}`),
  fc
    .tuple(listed(weekday, 5), fc.constantFrom(1, 2, -1))
    .map(([days, place]) => `FREQ=MONTHLY;BYDAY=${days};BYSETPOS=${place}`),
  // Of several months, and of days counted from the end, ical.js leaves out some in a year.
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 2, 3, 4, -1), weekday)
    .map(([month, place, day]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${place}${day}`),
);

const anyRule = fc.record({
  parts: anyParts,
  interval: fc.integer({ min: 1, max: 5 }),
  start: fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days)),
});

function daysByICal(text: string, start: string, most: number): string[] {
  const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start));
  const days: string[] = [];
  for (let next = iterator.next(); next && days.length < most; next = iterator.next()) {
    if (next.toString() > LAST) break;
    days.push(next.toString());
  }
  return days;
}

it('agrees with ical.js on rules that begin on a day they name', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRule, ({ parts, interval, start }) => {
      const rule = ruleOf(parts);
      expect(rule).toBeDefined();
      if (!rule) return;
      const [first] = recurrenceDays(rule, start, LAST, { onlyNamed: true });
      fc.pre(first !== undefined);
      const text = `${parts};INTERVAL=${interval}`;
      const own = daysOf(text, first ?? '', 12);
      compared += own.length;
      expect(own, text).toEqual(daysByICal(text, first ?? '', 12));
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(800);
});
