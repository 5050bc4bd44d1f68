import { describe, expect, it } from 'vitest';
import { berlinTime } from '../../../../src/lib/berlin-time';
import { addDays } from '../../../../src/lib/days';
import {
  changeDay,
  changeDays,
  divideSeries,
  restoreDay,
  strikeDays,
} from '../../../../src/model/series/change-series';
import { plannedDate, type Series, seriesDates, seriesDays } from '../../../../src/model/series/series';
import { ruleDays } from '../../../../src/model/series/series-rule';
import { expectNoHang } from '../../../support/no-hang';
import fc from '../../../support/same-cases';
import { aSeries } from '../../../support/series-builder';
import { inZone } from '../../../support/zones';

const daysOf = (series: Series | readonly Series[]) =>
  [series]
    .flat()
    .flatMap((one) => seriesDates(one as Series))
    .map(({ date }) => date);

const weekly = aSeries({ every: 'week', weekdays: [1], count: 4 });
const WEEKS = ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22'];

describe('one day', () => {
  it('is excluded without a replacement', () => {
    const [left] = strikeDays(weekly, '2027-03-08', 'one');
    expect(daysOf(left ?? [])).toEqual(WEEKS.filter((day) => day !== '2027-03-08'));
    expect(seriesDays(left ?? weekly)[1]).toMatchObject({ day: '2027-03-08', skipReason: 'struck' });
  });

  it('is struck twice and restored once', () => {
    const [once = weekly] = strikeDays(weekly, '2027-03-08', 'one');
    const [twice = weekly] = strikeDays(once, '2027-03-08', 'one');
    expect(twice.struck).toEqual(['2027-03-08']);
    expect(daysOf(restoreDay(twice, '2027-03-08'))).toEqual(WEEKS);
  });

  it('is moved to another day and keeps its position in the series', () => {
    const moved = { ...plannedDate(weekly, '2027-03-09'), additionalInfo: 'im Saal' };
    const changed = changeDay(weekly, '2027-03-08', moved);
    expect(daysOf(changed)).toEqual(['2027-03-01', '2027-03-09', '2027-03-15', '2027-03-22']);
    expect(seriesDays(changed)[1]).toMatchObject({ day: '2027-03-08', isChanged: true });
    // Changed again, it is still one day.
    expect(changeDay(changed, '2027-03-08', plannedDate(weekly, '2027-03-10')).changed).toHaveLength(1);
  });

  it('that was struck takes place once it is changed', () => {
    const [struck = weekly] = strikeDays(weekly, '2027-03-08', 'one');
    expect(daysOf(changeDay(struck, '2027-03-08', plannedDate(weekly, '2027-03-08')))).toEqual(WEEKS);
  });

  it('can take place on a holiday', () => {
    const series = aSeries({ every: 'week', weekdays: [1], start: '2027-03-22', end: '2027-04-05', holidays: 'BY' });
    expect(daysOf(series)).toEqual(['2027-03-22', '2027-04-05']);
    expect(seriesDays(series)[1]).toMatchObject({ day: '2027-03-29', skipReason: 'easterMonday' });
    const decided = changeDay(series, '2027-03-29', plannedDate(series, '2027-03-29'));
    expect(daysOf(decided)).toEqual(['2027-03-22', '2027-03-29', '2027-04-05']);
  });

  it('that the rule no longer names does not take place', () => {
    const changed = changeDay(weekly, '2027-03-08', plannedDate(weekly, '2027-03-09'));
    expect(daysOf({ ...changed, weekdays: [3] })).not.toContain('2027-03-09');
  });
});

describe('a day and all that follow', () => {
  it('are struck', () => {
    expect(daysOf(strikeDays(weekly, '2027-03-15', 'following'))).toEqual(WEEKS.slice(0, 2));
    expect(strikeDays(weekly, '2027-03-01', 'following')).toEqual([]);
  });

  it('begin at another time', () => {
    const later = [{ id: 3, from: '20:00', until: '' }];
    const parts = changeDays(weekly, { day: '2027-03-15', reach: 'following', id: '+1' }, { times: later });
    expect(parts.map(({ id }) => id)).toEqual([1, '+1']);
    expect(daysOf(parts)).toEqual(WEEKS);
    expect(parts.flatMap((part) => seriesDates(part)).map(({ times }) => times[0]?.from)).toEqual([
      ...['19:30', '19:30'],
      ...['20:00', '20:00'],
    ]);
  });

  it('equal the whole series from its first day on, which keeps its id', () => {
    const parts = changeDays(weekly, { day: '2027-03-01', reach: 'following', id: '+1' }, { additionalInfo: 'neu' });
    expect(parts).toEqual([{ ...weekly, additionalInfo: 'neu' }]);
  });
});

describe('all days', () => {
  it('are struck, and no series is left', () => {
    expect(strikeDays(weekly, '2027-03-15', 'all')).toEqual([]);
  });

  it('are changed, but for those that were changed one by one', () => {
    const changed = changeDay(weekly, '2027-03-08', plannedDate(weekly, '2027-03-08'));
    const [after = weekly] = changeDays(
      changed,
      { day: '2027-03-15', reach: 'all', id: '+1' },
      { times: [], fullDay: true },
    );
    expect(seriesDates(after).map(({ fullDay }) => fullDay)).toEqual([true, false, true, true]);
    expect(after.id).toBe(weekly.id);
  });
});

const anySeries = fc
  .record({
    start: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days)),
    every: fc.constantFrom('day' as const, 'week' as const, 'monthDay' as const, 'monthWeekday' as const),
    interval: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    monthDay: fc.constantFrom(1, 15, 29, 30, 31, -1),
    nth: fc.constantFrom(1, 2, 3, 4, 5, -1),
    weekday: fc.integer({ min: 1, max: 7 }),
    count: fc.integer({ min: 1, max: 30 }),
    endsByCount: fc.boolean(),
    holidays: fc.constantFrom('' as const, 'BY' as const, 'SN' as const, 'BB' as const),
  })
  .map(({ endsByCount, count, start, ...rule }) =>
    aSeries({ ...rule, start, ...(endsByCount ? { count } : { end: addDays(start, count * 12), count: undefined }) }),
  );

it('has the same days before and after it was divided anywhere, struck and changed ones included', () => {
  fc.assert(
    fc.property(anySeries, fc.nat(), fc.nat(), fc.nat(), (plain, ...picks) => {
      const days = ruleDays(plain).map(({ day }) => day);
      fc.pre(days.length > 1);
      const [cut = '', struck = '', changed = ''] = picks.map((pick) => days[pick % days.length] ?? '');
      const [one = plain] = strikeDays(plain, struck, 'one');
      const whole = changeDay(one, changed, { ...plannedDate(plain, changed), additionalInfo: 'anders' });
      const [before, rest] = divideSeries(whole, cut, '+1');
      expect([...(before ? seriesDays(before) : []), ...seriesDays(rest)]).toEqual(seriesDays(whole));
    }),
    { numRuns: 500 },
  );
});

it('lists 500 dates quickly, without an excluded one', () => {
  const series = aSeries({ start: '2027-01-01', count: 500, holidays: 'BW', struck: ['2027-02-02'] });
  expectNoHang(() => {
    for (let time = 0; time < 10; time += 1) expect(seriesDates(series)).toHaveLength(499);
  });
});

describe.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'for a visitor in %s',
  (zone) => {
    it('keeps its time of day in Berlin when the clocks change', () => {
      const series = aSeries({ every: 'week', weekdays: [7], start: '2027-03-21', end: '2027-04-04' });
      const instants = inZone(zone, () => seriesDates(series).map(({ date }) => berlinTime(date, '19:30')));
      expect(instants).toEqual(['2027-03-21T19:30:00+01:00', '2027-03-28T19:30:00+02:00', '2027-04-04T19:30:00+02:00']);
    });
  },
);
