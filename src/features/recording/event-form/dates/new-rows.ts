import { isTime } from '../../../../lib/parse-time-input';
import { newRowId } from '../../../../lib/row-id';
import type { EventContent, FreeDate } from '../../../../model/records/event-content';
import type { DayContent, Series, TimeSpan } from '../../../../model/series/series';
import { partsOfDay } from './follow-start';

/** The id of the row that a form begins with. It is always the same, so that saving without a date keeps the row. */
const FIRST = '+first';

/** A time that is not filled in yet. */
export const newTime = (): TimeSpan => ({ id: newRowId(), from: '', until: '' });

/** What is wrong in one row is not to be wrong in the next one, too. */
function timesLike(others: readonly TimeSpan[]): TimeSpan[] {
  const times = others
    .filter(({ from }) => isTime(from))
    .map((time) => ({ ...time, id: newRowId(), until: isTime(time.until) ? time.until : '' }));
  return times.length > 0 ? times : [newTime()];
}

/** What another day holds, as rows of their own; an empty time where there is none. */
const contentLike = (other: DayContent | undefined): DayContent => ({
  fullDay: other?.fullDay ?? false,
  times: timesLike(other?.times ?? []),
  additionalInfo: '',
});

/** A date whose day is not filled in yet. @param like most dates of an event have the same times */
export const newDate = (like?: DayContent): FreeDate => ({
  ...contentLike(like),
  ...{ id: newRowId(), date: '', endDate: '', status: 'scheduled', newDate: '', newLocation: '' },
});

/** A series every week from a day on, or from a day that is not filled in yet. */
export const newSeries = (like?: FreeDate): Series => ({
  ...contentLike(like),
  ...{ id: newRowId(), start: like?.date ?? '', every: 'week', interval: 1, ...partsOfDay(like?.date ?? '') },
  ...{ end: '', count: undefined, holidays: '', withRegionalHolidays: false },
  additionalInfo: like?.additionalInfo ?? '',
  struck: [],
  changed: [],
});

const isBlankContent = ({ fullDay, times, additionalInfo }: DayContent) =>
  !fullDay && additionalInfo.trim() === '' && times.every(({ from, until }) => from === '' && until === '');

/** Whether nothing has been filled in in a row of the form. */
export const isBlankDate = (date: FreeDate): boolean =>
  typeof date.id === 'string' && date.date === '' && date.endDate === '' && isBlankContent(date);

const isBlankSeries = (series: Series): boolean =>
  typeof series.id === 'string' && series.start === '' && series.end === '' && isBlankContent(series);

type Dated = Pick<EventContent, 'dates' | 'series'>;

/** The rows in which something has been filled in; only they are sent. */
export const filledDates = ({ dates, series }: Dated): Dated => ({
  dates: dates.filter((date) => !isBlankDate(date)),
  series: series.filter((one) => !isBlankSeries(one)),
});

/** Gives a form without dates the one row that every event needs. @param type which kinds of dates the client allows */
export function withFirstDate<Draft extends Dated>(draft: Draft, type: 'free' | 'series' | 'both'): Draft {
  if (draft.dates.length + draft.series.length > 0) return draft;
  const time = { id: `${FIRST}-time`, from: '', until: '' };
  if (type === 'series') return { ...draft, series: [{ ...newSeries(), id: FIRST, times: [time] }] };
  return { ...draft, dates: [{ ...newDate(), id: FIRST, times: [time] }] };
}

/**
 * The path in the form for a path of what was sent: there, rows in which nothing is filled in are left out, and the
 * days of a series that were changed one by one are no rows.
 */
export function datesPath(path: string, code: string, draft: Dated): string {
  const [list, place = '', ...rest] = path.split('.');
  if (list !== 'dates' && list !== 'series') return path;
  const filled = filledDates(draft)[list];
  const rows: readonly unknown[] = draft[list];
  if (place === '') {
    const blank = rows.findIndex((row) => !(filled as readonly unknown[]).includes(row));
    return code === 'required' && blank >= 0 ? `${list}.${blank}.${list === 'dates' ? 'date' : 'start'}` : path;
  }
  const inForm = rows.indexOf(filled[Number(place)]);
  const below = rest[0] === 'changed' ? ['changed'] : rest;
  return [list, inForm < 0 ? place : String(inForm), ...below].join('.');
}
