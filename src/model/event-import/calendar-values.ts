import ICAL from 'ical.js';
import type { CalendarLine } from './calendar-lines';
import type { CalendarEvent, CalendarFrame } from './calendar-parts';
import { type Moment, momentOf, wallMs, wallOf } from './moment';
import { plainLine } from './plain-lines';
import { BERLIN } from './zones';

const MAX_LIST_LENGTH = 50_000;

/** The values of a line as ical.js reads them under a name whose values are of the wanted type. */
function valuesAs(name: 'COMMENT' | 'CATEGORIES', value: string): string[] {
  try {
    const property = new ICAL.Property(ICAL.parse.property(`${name}:${value.replace(/[\r\n]+/g, '\\n')}`));
    return property.getValues().map(String);
  } catch {
    return [value];
  }
}

/** A text with its escaped characters. */
export const calendarText = (value: string): string => valuesAs('COMMENT', value).join(',');

/** The entries of a list; a comma that belongs to one of them is escaped. vCalendar 1.0 separates by semicolons. */
export const calendarList = (value: string, { isOld }: CalendarFrame): string[] =>
  (isOld ? value.slice(0, 20_000).split(';') : [value.slice(0, 20_000)])
    .flatMap((one) => valuesAs('CATEGORIES', one))
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A length such as 'PT1H30M' in minutes; undefined where it is none, or leads back. */
export function durationMinutes(text: string): number | undefined {
  try {
    const minutes = ICAL.Duration.fromString(text.trim().toUpperCase()).toSeconds() / 60;
    return minutes > 0 && minutes < 10_000_000 ? Math.floor(minutes) : undefined;
  } catch {
    return undefined;
  }
}

/** A moment later by the clock of its zone. */
export const laterBy = (start: Moment, minutes: number): Moment => ({
  ...start,
  ...wallOf(wallMs(start) + minutes * 60_000, start.time === undefined),
});

/** What a line with one or several moments says; of a period also its end. */
export type LineMoment = { start: Moment; end?: Moment };

/**
 * The moments of a line.
 *
 * @param like one whose zone those have that name none
 * @returns undefined for each that cannot be read
 */
export function momentsOf(line: CalendarLine, frame: CalendarFrame, like?: Moment): (LineMoment | undefined)[] {
  const { value, params } = line;
  const named = params.TZID === undefined ? undefined : (frame.zoneOf(params.TZID) ?? BERLIN);
  const zone = named ?? (like ? like.zone : frame.zone);
  return value
    .slice(0, MAX_LIST_LENGTH)
    .split(/[,;]/)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [first = '', last] = text.split('/');
      const start = momentOf(first, zone);
      if (!start) return undefined;
      if (params.VALUE?.toUpperCase() === 'DATE') return { start: { day: start.day } };
      const minutes = last === undefined ? undefined : durationMinutes(last);
      const end = minutes === undefined ? last && momentOf(last, zone) : laterBy(start, minutes);
      return { start, ...(end && { end }) };
    });
}

/** The first line of a name. */
export const lineOf = ({ lines }: CalendarEvent, name: string): CalendarLine | undefined =>
  lines.find((line) => line.name === name);
/** All lines of a name. */
export const linesNamed = ({ lines }: CalendarEvent, name: string): CalendarLine[] =>
  lines.filter((line) => line.name === name);
/** The value of the first line of a name; '' where there is none. */
export const rawOf = (event: CalendarEvent, name: string): string => lineOf(event, name)?.value ?? '';
/** The text of the first line of a name; '' where there is none. */
export const textNamed = (event: CalendarEvent, name: string): string => calendarText(rawOf(event, name));
/** The title of an event. */
export const titleOf = (event: CalendarEvent): string => plainLine(textNamed(event, 'SUMMARY'));
/** All that is said of the place, on one line. */
export const placeWordsOf = (event: CalendarEvent): string =>
  plainLine(textNamed(event, 'LOCATION').replaceAll('\n', ', '));
