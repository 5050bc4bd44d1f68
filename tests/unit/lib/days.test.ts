import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, hoursToBerlin, isDay, noonOf, todayInBerlin, weekdayOf } from '../../../src/lib/days';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';
import { inZone } from '../../support/zones';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'];
const days = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(ZONES)('in %s', (zone) => {
  it('today is Berlin’s', () => {
    inZone(zone, () => {
      expect(todayInBerlin(Date.parse('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
      expect(todayInBerlin(Date.parse('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
      expect(todayInBerlin(Date.parse('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
      expect(todayInBerlin(Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
    });
  });

  it('days are counted over every change of the clock', () => {
    inZone(zone, () => {
      fc.assert(
        fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
          expect(daysBetween(day, addDays(day, count))).toBe(count);
          expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
        }),
      );
    });
  });
});

it('returns the weekday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
});

it('noon lies in the middle of the day', () => {
  expect(new Date(noonOf('2026-11-21')).toISOString()).toBe('2026-11-21T12:00:00.000Z');
});

itForAll([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-04-31', false],
  ['2026-04-00', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['26-01-01', false],
  ['2026-01-01T00:00', false],
  [20260101, false],
  [undefined, false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

describe('the time in Berlin', () => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const known = (utcMs: number) =>
    Number(
      zone
        .formatToParts(utcMs)
        .find(({ type }) => type === 'timeZoneName')
        ?.value.slice(4, 6),
    );
  const at = (...parts: [number, number, number, number]) => Date.UTC(...parts);

  it('is as far from UTC as the browser’s own tables say', () => {
    const instants = fc.integer({ min: at(1996, 0, 1, 0), max: at(2100, 0, 1, 0) });
    fc.assert(fc.property(instants, (utcMs) => hoursToBerlin(utcMs) === known(utcMs)));
  });

  it('changes with them to the hour, in every year', () => {
    const years = Array.from({ length: 60 }, (_, index) => 1996 + index);
    const hours = [2, 9].flatMap((month) => Array.from({ length: 9 * 24 }, (_, hour) => [month, 23, hour] as const));
    const wrong = years.flatMap((year) =>
      hours.map((parts) => at(year, ...parts)).filter((utcMs) => hoursToBerlin(utcMs) !== known(utcMs)),
    );
    expect(wrong).toEqual([]);
  });
});
