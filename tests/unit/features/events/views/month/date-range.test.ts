import { describe, expect, it } from 'vitest';
import {
  daysInFilter,
  rangeAfter,
  rangeOf,
  rangeOfFilter,
  startDay,
} from '../../../../../../src/features/events/views/month/date-range';
import { swipeDirection } from '../../../../../../src/features/events/views/month/use-swipe';
import { toCalendarDates } from '../../../../../../src/model/answers/calendar-date';
import { filterOf } from '../../../../../../src/model/event-filter';
import { itForAll } from '../../../../../support/it-for-all';

const TODAY = '2026-11-23';
const of = (query: string) => filterOf(new URLSearchParams(query));

describe('the range of a calendar', () => {
  itForAll([
    ['', TODAY],
    ['month=2027-05', '2027-05-01'],
    ['month=2027-05-17', '2027-05-17'],
    ['month=2027-13', TODAY],
    ['month=nonsense', TODAY],
    ['month=9999-05', TODAY],
    ['month=0001-01', TODAY],
    ['from=2027-02-03', '2027-02-03'],
    ['month=2027-05&from=2027-02-03', '2027-05-01'],
  ])('begins for %j on %s', (query, day) => {
    expect(startDay(of(query), TODAY)).toBe(day);
  });

  it('is a month of whole weeks from Monday on, or a week that may lie in two months', () => {
    expect(rangeOf('2027-05-17', false)).toMatchObject({
      first: '2027-05-01',
      last: '2027-05-31',
      months: ['2027-05'],
    });
    expect(rangeOf('2027-05-17', false).weeks[0]?.[0]).toBe('2027-04-26');
    expect(rangeOf('2027-05-01', true)).toMatchObject({
      first: '2027-04-26',
      last: '2027-05-02',
      months: ['2027-04', '2027-05'],
    });
    expect(rangeOf('2027-03-28', true).weeks).toEqual([
      ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2027-03-${day}`),
    ]);
  });

  it('is the coming days without an address: this week and on, or seven days; an address opens the whole', () => {
    const month = (query: string, today = TODAY) => rangeOfFilter(of(query), today, false);
    const early = month('', '2026-11-10');
    expect([early.first, early.last, early.weeks.length]).toEqual(['2026-11-09', '2026-11-30', 4]);
    expect(early.weeks[0]?.[0]).toBe('2026-11-09');
    // At the end of a month there are four weeks all the same.
    const late = month('', '2026-11-27');
    expect([late.first, late.last, late.weeks.length]).toEqual(['2026-11-23', '2026-12-20', 4]);
    expect(late.months).toEqual(['2026-11', '2026-12']);
    // The first week may begin in the month before, which is not shown.
    expect(month('', '2026-11-01').first).toBe('2026-11-01');
    expect(month('month=2026-11')).toEqual(rangeOf('2026-11-01', false));
    expect(month('from=2027-02-03')).toEqual(rangeOf('2027-02-03', false));
    expect(month('from=2026-10-03')).toEqual(rangeOf('2026-10-03', false));
    const week = (query: string) => rangeOfFilter(of(query), '2026-11-27', true);
    expect([week('').first, week('').last, week('').weeks[0]?.length]).toEqual(['2026-11-27', '2026-12-03', 7]);
    expect(week('when=weekend').first).toBe('2026-11-27');
    expect(week('month=2026-11-23')).toEqual(rangeOf('2026-11-23', true));
  });

  it('can be changed within a sensible range of years', () => {
    expect(rangeAfter(rangeOf('2027-01-31', false), false, 1)).toBe('2027-02-01');
    expect(rangeAfter(rangeOf('2027-01-01', true), true, -1)).toBe('2026-12-21');
    expect(rangeAfter(rangeOf('1900-01-01', false), false, -1)).toBeUndefined();
    expect(rangeAfter(rangeOf('2199-12-01', false), false, 1)).toBeUndefined();
  });

  it('requests only days within the filter', () => {
    expect(daysInFilter('2027-02', of(''), TODAY)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(daysInFilter('2027-02', of('from=2027-02-10&to=2027-03-05'), TODAY)).toEqual({
      from: '2027-02-10',
      to: '2027-02-28',
    });
    expect(daysInFilter('2027-02', of('when=today'), TODAY)).toBeUndefined();
    expect(daysInFilter('2026-11', of('when=weekend'), TODAY)).toEqual({ from: '2026-11-27', to: '2026-11-29' });
  });
});

describe('a swipe', () => {
  itForAll([
    [-80, 10, 1],
    [80, -10, -1],
    [-40, 0, undefined],
    [-80, 60, undefined],
  ])('that has moved %d right and %d down', (right, down, steps) => {
    expect(swipeDirection(right, down)).toBe(steps);
  });
});

describe('a response with dates', () => {
  const rubric = { id: 1, name: 'Konzerte', color: '#aa3355', icon: 'music' };
  const row = { id: 'a', title: 'Jazz', rubric: 1, date: '2027-05-01', from: '19:30' };

  it('is read with the rubrics that it names once', () => {
    const { dates } = toCalendarDates({ data: [row], meta: { rubrics: [rubric] } });
    expect(dates).toEqual([
      {
        ...{ id: 'a', title: 'Jazz', rubric, date: '2027-05-01', endDate: '2027-05-01', from: '19:30' },
        status: 'scheduled',
        isOver: false,
      },
    ]);
  });

  it('loses only unreadable entries', () => {
    const wrong = [
      { ...row, date: '2027-02-30' },
      { ...row, title: 7 },
      null,
      { ...row, rubric: 99, endDate: '2027-04-01', status: 'unheard' },
    ];
    const read = toCalendarDates({ data: wrong, meta: { rubrics: [rubric, { id: 'x' }] } });
    expect([read.dates.length, read.unreadableCount]).toEqual([1, 3]);
    expect(read.dates[0]).toMatchObject({ endDate: '2027-05-01', status: 'scheduled' });
    expect(read.dates[0]).not.toHaveProperty('rubric');
  });

  itForAll([[{ data: null, meta: {} }], [{ meta: {} }], [{ data: {}, meta: { rubrics: [] } }]])(
    'is none as %j',
    (answer) => {
      expect(() => toCalendarDates(answer)).toThrow();
    },
  );
});
