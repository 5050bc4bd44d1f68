import { describe, expect, it } from 'vitest';
import { changeDay } from '../../../../src/model/series/change-series';
import { plannedDate, type Series, seriesDays } from '../../../../src/model/series/series';
import {
  affectedExceptions,
  type ExceptionChoice,
  isReadableSeries,
  withExceptions,
} from '../../../../src/model/series/series-exceptions';
import { itForAll } from '../../../support/it-for-all';
import fc from '../../../support/same-cases';
import { aSeries } from '../../../support/series-builder';

/** Ten Fridays from 5 March on: the 12th is struck, the 19th cancelled, the 26th put off to the Sunday. */
const fridays = (changes: Partial<Series> = {}): Series => {
  const series = aSeries({ every: 'week', weekdays: [5], start: '2027-03-05', struck: ['2027-03-12'], ...changes });
  const cancelled = { ...plannedDate(series, '2027-03-19'), status: 'cancelled' as const };
  const putOff = { ...plannedDate(series, '2027-03-26'), date: '2027-03-28' };
  return changeDay(changeDay(series, '2027-03-19', cancelled), '2027-03-26', putOff);
};
const EIGHT = [{ id: 9, from: '20:00', until: '' }];

/** Summarises the exceptions of a series: 'day', 'day>date', with first time and status. */
const inShort = ({ series, dates }: ReturnType<typeof withExceptions>) => [
  ...series.struck.map((day) => `${day} struck`),
  ...series.changed.map(({ day, date, times, status }) => `${day}>${date} ${times[0]?.from} ${status}`),
  ...dates.map(({ date, times, status }) => `single ${date} ${times[0]?.from} ${status}`),
];

describe('a change of a series', () => {
  itForAll<[string, Partial<Series>, string[]]>([
    ['nothing', {}, []],
    ['its holidays', { holidays: 'BW' }, []],
    ['its end to a later one', { count: 20 }, []],
    ['its times', { times: EIGHT }, ['2027-03-19', '2027-03-26']],
    ['its note', { additionalInfo: 'Einlass 18 Uhr' }, ['2027-03-19', '2027-03-26']],
    ['to full days', { fullDay: true }, ['2027-03-19', '2027-03-26']],
    ['its weekday', { weekdays: [6] }, ['2027-03-12', '2027-03-19', '2027-03-26']],
    ['its first day', { start: '2027-03-13' }, []],
    ['its last day', { count: undefined, end: '2027-03-22' }, ['2027-03-26']],
    ['its number', { count: 2 }, ['2027-03-19', '2027-03-26']],
    ['its rhythm', { interval: 2 }, ['2027-03-26']],
    ['to every month', { every: 'monthWeekday', nth: 2, weekday: 5 }, ['2027-03-19', '2027-03-26']],
    ['weekday and times', { weekdays: [6], times: EIGHT }, ['2027-03-12', '2027-03-19', '2027-03-26']],
  ])('of %s touches', (_, change, days) => {
    const { exceptions } = affectedExceptions(fridays(), { ...fridays(), ...change });
    expect(exceptions.map(({ day }) => day)).toEqual(days);
  });

  it('suggests that they follow, unless one of them has times of its own already', () => {
    const own = changeDay(fridays(), '2027-04-02', { ...plannedDate(fridays(), '2027-04-02'), times: EIGHT });
    const suggested = (series: Series, change: Partial<Series>) =>
      affectedExceptions(series, { ...series, ...change }).suggestion;
    expect(suggested(fridays(), { fullDay: true })).toBe('apply');
    expect(suggested(own, { fullDay: true })).toBe('keep');
    expect(suggested(own, { weekdays: [6] })).toBe('apply');
    expect(suggested(fridays(), { count: 2 })).toBe('keep');
  });

  it('is none while it is being typed', () => {
    expect(isReadableSeries(fridays())).toBe(true);
    for (const change of [{ start: '5.' }, { weekdays: [] }, { times: [{ id: 1, from: '2', until: '' }] }])
      expect(isReadableSeries({ ...fridays(), ...change })).toBe(false);
  });
});

describe('handling of exceptions', () => {
  const KEPT = ['2027-03-12 struck', '2027-03-19>2027-03-19 19:30 cancelled', '2027-03-26>2027-03-28 19:30 scheduled'];
  itForAll<[Partial<Series>, ExceptionChoice, string[]]>([
    [{ times: EIGHT }, 'keep', KEPT],
    [
      { times: EIGHT },
      'apply',
      ['2027-03-12 struck', '2027-03-19>2027-03-19 20:00 cancelled', '2027-03-26>2027-03-28 20:00 scheduled'],
    ],
    [{ times: EIGHT }, 'drop', ['2027-03-12 struck']],
    [
      { weekdays: [6] },
      'apply',
      ['2027-03-13 struck', '2027-03-20>2027-03-20 19:30 cancelled', '2027-03-27>2027-03-28 19:30 scheduled'],
    ],
    [{ weekdays: [6] }, 'keep', ['single 2027-03-19 19:30 cancelled', 'single 2027-03-28 19:30 scheduled']],
    [{ weekdays: [6] }, 'drop', []],
    [
      { weekdays: [6], times: EIGHT },
      'apply',
      ['2027-03-13 struck', '2027-03-20>2027-03-20 20:00 cancelled', '2027-03-27>2027-03-28 20:00 scheduled'],
    ],
    [
      { count: 2 },
      'apply',
      ['2027-03-12 struck', 'single 2027-03-19 19:30 cancelled', 'single 2027-03-28 19:30 scheduled'],
    ],
    [{ count: 2 }, 'drop', ['2027-03-12 struck']],
    [
      { every: 'monthWeekday', nth: 3, weekday: 5 },
      'apply',
      // March had four Fridays, and has one now: that one is there already.
      ['2027-03-19>2027-03-19 19:30 cancelled', 'single 2027-03-28 19:30 scheduled'],
    ],
    [{}, 'drop', KEPT],
  ])('%j, %s', (change, choice, expected) => {
    expect(inShort(withExceptions(fridays(), { ...fridays(), ...change }, choice))).toEqual(expected);
  });

  it('moves the last day with the first', () => {
    const series = fridays({ struck: [] });
    const long = changeDay(series, '2027-03-05', { ...plannedDate(series, '2027-03-05'), endDate: '2027-03-07' });
    const { changed } = withExceptions(long, { ...long, weekdays: [4], start: '2027-03-04' }, 'apply').series;
    expect(changed[0]).toMatchObject({ day: '2027-03-04', date: '2027-03-04', endDate: '2027-03-06' });
  });
});

it('loses no cancelled or moved date by any change, unless it is dropped', () => {
  const change = fc.record(
    {
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
      interval: fc.integer({ min: 1, max: 4 }),
      count: fc.integer({ min: 1, max: 12 }),
      every: fc.constantFrom('day' as const, 'week' as const, 'monthDay' as const, 'monthWeekday' as const),
      start: fc.constantFrom('2027-03-01', '2027-03-05', '2027-03-20'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(change, fc.constantFrom('keep' as const, 'apply' as const), (to, choice) => {
      const before = fridays();
      const { series, dates } = withExceptions(before, { ...before, ...to }, choice);
      const days = seriesDays(series).filter(({ isChanged }) => isChanged);
      expect(days.length + dates.length).toBe(2);
    }),
  );
});
