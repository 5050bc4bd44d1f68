import { isTimeInput } from '../../../../lib/parse-time-input';
import { newRowId } from '../../../../lib/row-id';
import type { EventContent, SingleDate } from '../../../../model/records/event-content';
import type { DayContent, Series, TimeSpan } from '../../../../model/series/series';
import { rulePartsOfDay } from './follow-start';

/** The constant id of the row that a form begins with; saving without a date therefore keeps the row. */
const FIRST = '+first';

/** Creates an empty time span. */
export const newTime = (): TimeSpan => ({ id: newRowId(), from: '', until: '' });

/** Copies times to new rows. Invalid values are dropped so that an error does not spread to the next row. */
function timesLike(others: readonly TimeSpan[]): TimeSpan[] {
  const times = others
    .filter(({ from }) => isTimeInput(from))
    .map((time) => ({ ...time, id: newRowId(), until: isTimeInput(time.until) ? time.until : '' }));
  return times.length > 0 ? times : [newTime()];
}

/** Copies the content of another day to new rows; without another day, with one empty time span. */
const contentLike = (other: DayContent | undefined): DayContent => ({
  fullDay: other?.fullDay ?? false,
  times: timesLike(other?.times ?? []),
  additionalInfo: '',
});

/** Creates a date without a day. @param template a date whose times are copied, since most dates of an event share them */
export const newDate = (template?: DayContent): SingleDate => ({
  ...contentLike(template),
  ...{ id: newRowId(), date: '', endDate: '', status: 'scheduled', newDate: '', newLocation: '' },
});

/** Creates a weekly series from the day of a date on, or without a first day. */
export const newSeries = (template?: SingleDate): Series => ({
  ...contentLike(template),
  ...{
    id: newRowId(),
    start: template?.date ?? '',
    every: 'week',
    interval: 1,
    ...rulePartsOfDay(template?.date ?? ''),
  },
  ...{ end: '', count: undefined, holidays: '', withRegionalHolidays: false },
  additionalInfo: template?.additionalInfo ?? '',
  struck: [],
  changed: [],
});

const isBlankContent = ({ fullDay, times, additionalInfo }: DayContent) =>
  !fullDay && additionalInfo.trim() === '' && times.every(({ from, until }) => from === '' && until === '');

/** Checks whether a new row of the form is still blank. */
export const isBlankDate = (date: SingleDate): boolean =>
  typeof date.id === 'string' && date.date === '' && date.endDate === '' && isBlankContent(date);

const isBlankSeries = (series: Series): boolean =>
  typeof series.id === 'string' && series.start === '' && series.end === '' && isBlankContent(series);

type EventDates = Pick<EventContent, 'dates' | 'series'>;

/** Removes blank rows, which are not sent. */
export const filledDates = ({ dates, series }: EventDates): EventDates => ({
  dates: dates.filter((date) => !isBlankDate(date)),
  series: series.filter((one) => !isBlankSeries(one)),
});

/** Adds an empty first date to a form without dates. @param type the kinds of dates that the client allows */
export function withFirstDate<Draft extends EventDates>(draft: Draft, type: 'free' | 'series' | 'both'): Draft {
  if (draft.dates.length + draft.series.length > 0) return draft;
  const time = { id: `${FIRST}-time`, from: '', until: '' };
  if (type === 'series') return { ...draft, series: [{ ...newSeries(), id: FIRST, times: [time] }] };
  return { ...draft, dates: [{ ...newDate(), id: FIRST, times: [time] }] };
}

/**
 * Maps a path of the payload to the path in the form. The payload lacks blank rows, and changed days of a series are no
 * rows of the form.
 */
export function datesPath(path: string, code: string, draft: EventDates): string {
  const [list, index = '', ...remaining] = path.split('.');
  if (list !== 'dates' && list !== 'series') return path;
  const filledRows = filledDates(draft)[list];
  const rows: readonly unknown[] = draft[list];
  if (index === '') {
    const blank = rows.findIndex((row) => !(filledRows as readonly unknown[]).includes(row));
    return code === 'required' && blank >= 0 ? `${list}.${blank}.${list === 'dates' ? 'date' : 'start'}` : path;
  }
  const formIndex = rows.indexOf(filledRows[Number(index)]);
  const subpath = remaining[0] === 'changed' ? ['changed'] : remaining;
  return [list, formIndex < 0 ? index : String(formIndex), ...subpath].join('.');
}
