import { describe, expect, it } from 'vitest';
import { rangeOf } from '../../../../../../src/features/events/views/month/date-range';
import { groupByDay } from '../../../../../../src/features/events/views/month/group-by-day';
import { layOutWeek } from '../../../../../../src/features/events/views/month/lay-out-week';
import { addDays } from '../../../../../../src/lib/days';
import { type CalendarDate, daysFrom, takesPlaceOn } from '../../../../../../src/model/answers/calendar-date';
import fc from '../../../../../support/same-cases';

const aDate = (id: string, date: string, endDate = date, from?: string): CalendarDate => ({
  ...{ id, title: id, date, endDate, status: 'scheduled', isOver: false },
  ...(from && { from }),
});

/** Days around the edges of months and both changes of the clock. */
const edge = fc.constantFrom('2027-01-30', '2027-02-27', '2027-03-27', '2027-10-30', '2027-12-30', '2028-02-28');
const some = fc.array(
  fc.record({
    offset: fc.integer({ min: -12, max: 12 }),
    days: fc.integer({ min: 0, max: 14 }),
    hour: fc.integer({ min: 10, max: 23 }),
  }),
  { maxLength: 25 },
);
const cases = fc.tuple(edge, some, fc.integer({ min: 1, max: 5 }), fc.boolean());

/** The shown days of each week around an edge, as the grid lays them out. */
function weeksAround(day: string, isWeek: boolean): string[][] {
  const { weeks, first, last } = rangeOf(day, isWeek);
  return weeks.map((week) => week.filter((one) => one >= first && one <= last));
}

describe('the bars of a week', () => {
  it('never overlap, and every date is shown or counted on each of its days', () => {
    fc.assert(
      fc.property(cases, ([start, given, lines, isWeek]) => {
        const dates = given.map(({ offset, days, hour }, index) => {
          const first = addDays(start, offset);
          return aDate(`e${index}`, first, addDays(first, days), `${hour}:00`);
        });
        for (const days of weeksAround(start, isWeek)) {
          const { bars, counts, hidden } = layOutWeek(days, dates, lines);
          for (const [place, day] of days.entries()) {
            const here = bars.filter(({ first, last }) => first <= place && place <= last);
            expect(new Set(here.map(({ line }) => line)).size).toBe(here.length);
            expect(counts[place]).toBe(dates.filter((date) => takesPlaceOn(date, day)).length);
            expect(here.length + (hidden[place] ?? 0)).toBe(counts[place]);
            expect(here.every(({ line }) => line < lines)).toBe(true);
          }
        }
      }),
    );
  });

  it('mark continued dates, at the edge of a month and over a change of the clock', () => {
    const fair = aDate('fair', '2027-03-26', '2027-04-02');
    const ends = (day: string) =>
      weeksAround(day, false).flatMap((days) =>
        layOutWeek(days, [fair], 4).bars.map(({ first, last, startsEarlier, endsLater }) => [
          days[first]?.slice(5),
          days[last]?.slice(5),
          startsEarlier,
          endsLater,
        ]),
      );
    expect(ends('2027-03-01')).toEqual([
      ['03-26', '03-28', false, true],
      ['03-29', '03-31', true, true],
    ]);
    expect(ends('2027-04-01')).toEqual([['04-01', '04-02', true, false]]);
  });

  it('keep multi-day bars above single ones', () => {
    const days = daysFrom('2027-05-03', '2027-05-09');
    const { bars } = layOutWeek(
      days,
      [aDate('b', '2027-05-04', '2027-05-04', '09:00'), aDate('a', '2027-05-03', '2027-05-05')],
      4,
    );
    expect(bars.map(({ date, line }) => [date.id, line])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });
});

describe('the list of a month by days', () => {
  it('lists the events of each day, and joins empty days', () => {
    const dates = [
      aDate('a', '2027-05-02', '2027-05-03'),
      aDate('late', '2027-05-02', '2027-05-02', '20:00'),
      aDate('early', '2027-05-02', '2027-05-02', '09:00'),
    ];
    expect(
      groupByDay(daysFrom('2027-05-01', '2027-05-06'), dates).map(({ first, last, dates }) => [
        first,
        last,
        ...dates.map(({ id }) => id),
      ]),
    ).toEqual([
      ['2027-05-01', '2027-05-01'],
      ['2027-05-02', '2027-05-02', 'early', 'late', 'a'],
      ['2027-05-03', '2027-05-03', 'a'],
      ['2027-05-04', '2027-05-06'],
    ]);
  });

  it('omits no day', () => {
    fc.assert(
      fc.property(edge, some, (start, given) => {
        const { first, last } = rangeOf(start, false);
        const dates = given.map(({ offset, days }, index) =>
          aDate(`e${index}`, addDays(start, offset), addDays(start, offset + days)),
        );
        expect(groupByDay(daysFrom(first, last), dates).flatMap((part) => daysFrom(part.first, part.last))).toEqual(
          daysFrom(first, last),
        );
      }),
    );
  });
});
