import { array, type Infer, number, string, type, unknown } from 'superstruct';
import { addDays, daysBetween } from '../../lib/days';
import { maybe, parse } from '../../lib/parse';
import { type EventStatus, StatusAnswer, toStatus } from './appointment';
import { DayAnswer, FlagAnswer, IdAnswer, NumberIdAnswer, parseShown, TimeAnswer } from './lenient';
import { type AnswerBody, readable } from './read-list';
import { type Rubric, toRubric } from './rubric';

const DateAnswer = type({
  id: IdAnswer,
  title: string(),
  title_en: maybe(string()),
  rubric: maybe(NumberIdAnswer),
  date: DayAnswer,
  endDate: maybe(DayAnswer),
  from: maybe(TimeAnswer),
  until: maybe(TimeAnswer),
  status: maybe(StatusAnswer),
  newDate: maybe(DayAnswer),
  place: maybe(string()),
  distance: maybe(number()),
  over: maybe(FlagAnswer),
});
const DatesMeta = type({ rubrics: maybe(array(unknown())), more: maybe(FlagAnswer) });

/** One date of an event in a calendar. Days are 'YYYY-MM-DD', times 'HH:mm', both local to Europe/Berlin. */
export type CalendarDate = {
  /** Id of the event. */
  id: string;
  title: string;
  title_en?: string;
  rubric?: Rubric;
  date: string;
  /** Last day; the first one for a date of a single day. */
  endDate: string;
  from?: string;
  until?: string;
  status: EventStatus;
  /** The new day of a postponed date. */
  newDate?: string;
  /** The current location in one line, and its distance from the centre of a radius search. */
  place?: string;
  distanceMetres?: number;
  isOver: boolean;
};

/** The dates in a range of days. */
export type CalendarDates = {
  dates: CalendarDate[];
  /** Number of dates in the answer that could not be read. */
  unreadableCount: number;
  /** True if the server has more dates than it has sent. */
  hasMore: boolean;
};

/**
 * The longest date, in days, that a month shows day by day. Longer ones appear once, so that single dates stay visible.
 * The server's filter uses the same number.
 */
const MAX_BAR_DAYS = 14;

export const isLong = ({ date, endDate }: CalendarDate): boolean =>
  endDate > date && daysBetween(date, endDate) > MAX_BAR_DAYS;

/** Checks whether a date takes place on a day. */
export const takesPlaceOn = ({ date, endDate }: CalendarDate, day: string): boolean => date <= day && endDate >= day;

/**
 * Reads an answer of GET events/days. A date that cannot be read is left out and counted.
 *
 * @throws {ShapeError} when the list itself is unreadable
 */
export function toCalendarDates({ data, meta }: AnswerBody): CalendarDates {
  const rows = parse(data, array(unknown()), 'CalendarDates');
  const { rubrics, more } = parseShown(meta ?? {}, DatesMeta, 'CalendarDates');
  const byId = new Map(readable(rubrics ?? [], toRubric).map((rubric) => [rubric.id, rubric]));
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

/** Returns the dates that take place within a range of days. */
export const datesWithin = (dates: readonly CalendarDate[], { first, last }: { first: string; last: string }) =>
  dates.filter(({ date, endDate }) => date <= last && endDate >= first);

/** Returns the days from one to another, both included. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));
