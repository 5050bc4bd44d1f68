import { describe, expect, it } from 'vitest';
import { dayDraft, withDay } from '../../../../../../src/features/recording/event-form/dates/day-draft';
import { followStart, rulePartsOfDay } from '../../../../../../src/features/recording/event-form/dates/follow-start';
import {
  datesPath,
  filledDates,
  newDate,
  newSeries,
  withFirstDate,
} from '../../../../../../src/features/recording/event-form/dates/new-rows';
import { addDays } from '../../../../../../src/lib/days';
import type { SingleDate } from '../../../../../../src/model/records/event-content';
import { type Series, seriesDates } from '../../../../../../src/model/series/series';
import { ruleDays } from '../../../../../../src/model/series/series-rule';
import { itForAll } from '../../../../../support/it-for-all';
import fc from '../../../../../support/same-cases';
import { aSeries } from '../../../../../support/series-builder';

const none: { dates: readonly SingleDate[]; series: readonly Series[] } = { dates: [], series: [] };
const filled = { ...newDate(), date: '2027-03-01' };

describe('the first row', () => {
  it('is the same each time, so that a form without dates is not changed by it', () => {
    expect(withFirstDate(none, 'both').dates.map(({ id }) => id)).toEqual(['+first']);
    expect(withFirstDate(none, 'both')).toEqual(withFirstDate(none, 'free'));
    expect(withFirstDate(none, 'series')).toMatchObject({ dates: [], series: [{ id: '+first' }] });
    const some = { ...none, dates: [filled] };
    expect(withFirstDate(some, 'both')).toBe(some);
  });

  it('is not sent until something is filled in', () => {
    expect(filledDates(withFirstDate(none, 'both'))).toEqual(none);
    expect(filledDates(withFirstDate(none, 'series'))).toEqual(none);
    const typed = { ...newDate(), times: [{ id: 1, from: '1', until: '' }] };
    expect(filledDates({ ...none, dates: [typed, { ...newDate(), fullDay: true }] }).dates).toHaveLength(2);
  });
});

itForAll([
  ['dates', 'required', 'dates.0.date'],
  ['dates', 'too_many', 'dates'],
  ['series', 'required', 'series'],
  ['dates.0.date', 'past', 'dates.1.date'],
  ['dates.1.times.0.from', 'required', 'dates.2.times.0.from'],
  ['series.0.changed.3.date', 'past', 'series.0.changed'],
  ['title', 'required', 'title'],
])('leads from %s (%s) to %s, as a blank row is not sent', (path, code, expected) => {
  const draft = { dates: [newDate(), filled, { ...filled, id: 'b' }], series: [aSeries()] };
  expect(datesPath(path, code, draft)).toBe(expected);
});

it('gives a further date the times of the one before, each with an id of its own', () => {
  const like = { ...filled, times: [{ id: 7, from: '19:30', until: '22:00' }] };
  const [time] = newDate(like).times;
  expect(time).toMatchObject({ from: '19:30', until: '22:00' });
  expect(time?.id).not.toBe(7);
  expect(newDate({ ...like, times: [{ id: 7, from: '', until: '' }] }).times).toHaveLength(1);
});

it('does not copy invalid times', () => {
  const times = [
    { id: 7, from: '25:00', until: '26:00' },
    { id: 8, from: '19:30', until: '25:00' },
  ];
  const next = newDate({ ...filled, times });
  expect(next.times.map(({ from, until }) => [from, until])).toEqual([['19:30', '']]);
  expect(newDate({ ...filled, times: times.slice(0, 1) }).times).toMatchObject([{ from: '', until: '' }]);
});

it('makes a series that begins on the date, for any date and repetition', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.constantFrom('day' as const, 'week' as const, 'monthDay' as const, 'monthWeekday' as const),
      (days, every) => {
        const date = addDays('2026-01-01', days);
        const series = { ...newSeries({ ...filled, date }), every, count: 3 };
        expect(ruleDays(series)[0]?.day).toBe(date);
        expect(seriesDates(series)).toHaveLength(3);
      },
    ),
  );
});

it("keeps the user's choice when the first day changes", () => {
  const rule = { ...aSeries(), ...rulePartsOfDay('2027-03-01'), start: '2027-03-10' };
  expect(followStart(rule, '2027-03-01')).toEqual(rulePartsOfDay('2027-03-10'));
  expect(followStart({ ...rule, weekdays: [2, 4], monthDay: -1, nth: -1 }, '2027-03-01')).toEqual({});
  expect(followStart({ ...rule, start: '10.' }, '2027-03-01')).toEqual({});
});

describe('a change of the days of a series', () => {
  const series = aSeries({ every: 'week', weekdays: [1], count: 4 });
  const draft = dayDraft(series, '2027-03-15');
  if (!draft) throw new Error('The series has this day');
  const times = [{ id: 9, from: '20:00', until: '' }];
  const changed = { ...draft, times };
  const begins = (parts: readonly Series[]) =>
    parts.flatMap((part) => seriesDates(part)).map((date) => date.times[0]?.from);

  itForAll([
    ['one', 1, ['19:30', '19:30', '20:00', '19:30']],
    ['following', 2, ['19:30', '19:30', '20:00', '20:00']],
    ['all', 1, ['20:00', '20:00', '20:00', '20:00']],
  ] as const)('means %s', (reach, parts, expected) => {
    const after = withDay(series, '2027-03-15', { ...changed, reach });
    expect(after).toHaveLength(parts);
    expect(begins(after)).toEqual(expected);
  });

  it('moves one day and announces it', () => {
    const [after] = withDay(series, '2027-03-15', { ...draft, date: '2027-03-16', status: 'cancelled', reach: 'one' });
    expect(after?.changed).toMatchObject([{ day: '2027-03-15', date: '2027-03-16', status: 'cancelled' }]);
    expect(dayDraft(series, '2027-03-16')).toBeUndefined();
  });
});
