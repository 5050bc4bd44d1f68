import { array, boolean, type Infer, number, string, type, unknown } from 'superstruct';
import { addDays, daysBetween } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import { DayAnswer, type EventStatus, StatusAnswer, TimeAnswer, toStatus } from './appointment';
import { type AnswerBody, readable } from './read-list';
import { type Rubric, toRubric } from './rubric';

const DateAnswer = type({
  id: string(),
  title: string(),
  title_en: maybe(string()),
  rubric: maybe(number()),
  date: DayAnswer,
  endDate: maybe(DayAnswer),
  from: maybe(TimeAnswer),
  until: maybe(TimeAnswer),
  status: maybe(StatusAnswer),
  newDate: maybe(DayAnswer),
  place: maybe(string()),
  distance: maybe(number()),
  over: maybe(boolean()),
});
const DatesMeta = type({ rubrics: array(unknown()), more: maybe(boolean()) });

/** One date of an event in a calendar. Days are 'YYYY-MM-DD', times 'HH:mm', both local to Europe/Berlin. */
export type CalendarDate = {
  /** Id of its event. */
  id: string;
  title: string;
  title_en?: string;
  rubric?: Rubric;
  date: string;
  /** Last day; the first one where it takes place on one day. */
  endDate: string;
  from?: string;
  until?: string;
  status: EventStatus;
  /** The day that counts in place of this one. */
  newDate?: string;
  /** Where it takes place now, in one line, and how far that is from the middle of a radius search. */
  place?: string;
  distanceMetres?: number;
  isOver: boolean;
};

/** The dates of some days. */
export type CalendarDates = {
  dates: CalendarDate[];
  /** Dates that the answer held but that could not be read. */
  unreadableCount: number;
  /** Whether the server has more than it has sent. */
  hasMore: boolean;
};

/** What runs for longer is said once for a month, so that single dates do not drown in it; the server's filter goes by the same number. */
const MAX_BAR_DAYS = 14;

export const isLong = ({ date, endDate }: CalendarDate): boolean =>
  endDate > date && daysBetween(date, endDate) > MAX_BAR_DAYS;

/** Whether it takes place on a day. */
export const isOn = ({ date, endDate }: CalendarDate, day: string): boolean => date <= day && endDate >= day;

/**
 * Reads an answer of GET events/days. A date that cannot be read is left out and counted.
 *
 * @throws {ShapeError} when the list itself is unreadable
 */
export function toCalendarDates({ data, meta }: AnswerBody): CalendarDates {
  const rows = parse(data, array(unknown()), 'CalendarDates');
  const { rubrics, more } = parse(meta, DatesMeta, 'CalendarDates');
  const byId = new Map(readable(rubrics, toRubric).map((rubric) => [rubric.id, rubric]));
  const dates = readable(rows, (row) => toCalendarDate(parse(row, DateAnswer, 'CalendarDate'), byId));
  return { dates, unreadableCount: rows.length - dates.length, hasMore: more ?? false };
}

function toCalendarDate(raw: Infer<typeof DateAnswer>, rubrics: ReadonlyMap<number, Rubric>): CalendarDate {
  const { id, title, title_en, date, endDate, from, until, newDate, place, distance } = raw;
  const status = toStatus(raw.status);
  const rubric = raw.rubric == null ? undefined : rubrics.get(raw.rubric);
  return {
    id,
    title,
    ...(title_en && { title_en }),
    ...(rubric && { rubric }),
    date,
    endDate: endDate && endDate > date ? endDate : date,
    ...(from && { from }),
    ...(until && { until }),
    status,
    ...(newDate && newDate !== date && status !== 'cancelled' && { newDate }),
    ...(place && { place }),
    ...(distance != null && { distanceMetres: distance }),
    isOver: raw.over ?? false,
  };
}

/** The dates that take place on some days. */
export const within = (dates: readonly CalendarDate[], { first, last }: { first: string; last: string }) =>
  dates.filter(({ date, endDate }) => date <= last && endDate >= first);

/** Days from one to another, both included. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));
