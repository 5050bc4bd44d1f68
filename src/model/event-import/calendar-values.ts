import ICAL from 'ical.js';
import type { CalendarLine } from './calendar-lines';
import type { CalendarEvent, CalendarProperties } from './calendar-parts';
import { localMs, localOf, type Moment, momentOf } from './moment';
import { plainLine } from './plain-lines';
import { BERLIN } from './zones';

const MAX_LIST_LENGTH = 50_000;

/** Reads a value with ical.js, under a property name that has the required type. */
function parseValues(name: 'COMMENT' | 'CATEGORIES', value: string): string[] {
  try {
    const property = new ICAL.Property(ICAL.parse.property(`${name}:${value.replace(/[\r\n]+/g, '\\n')}`));
    return property.getValues().map(String);
  } catch {
    return [value];
  }
}

/** Unescapes a text. */
export const calendarText = (value: string): string => parseValues('COMMENT', value).join(',');

/** Returns the entries of a list; a comma within an entry is escaped. vCalendar 1.0 separates by semicolons. */
export const calendarList = (value: string, { isOld }: CalendarProperties): string[] =>
  (isOld ? value.slice(0, 20_000).split(';') : [value.slice(0, 20_000)])
    .flatMap((one) => parseValues('CATEGORIES', one))
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Returns a duration such as 'PT1H30M' in minutes; undefined if it is invalid or negative. */
export function durationMinutes(text: string): number | undefined {
  try {
    const minutes = ICAL.Duration.fromString(text.trim().toUpperCase()).toSeconds() / 60;
    return minutes > 0 && minutes < 10_000_000 ? Math.floor(minutes) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the moment some minutes later by the clock of its zone. */
export const addMinutes = (start: Moment, minutes: number): Moment => ({
  ...start,
  ...localOf(localMs(start) + minutes * 60_000, start.time === undefined),
});

/** A moment in a line; for a period, also its end. */
export type LineMoment = { start: Moment; end?: Moment };

/**
 * Reads the moments of a line.
 *
 * @param reference provides the zone of moments that name none
 * @returns undefined for each unreadable one
 */
export function momentsOf(
  line: CalendarLine,
  frame: CalendarProperties,
  reference?: Moment,
): (LineMoment | undefined)[] {
  const { value, params } = line;
  const lineZone = params.TZID === undefined ? undefined : (frame.zoneOf(params.TZID) ?? BERLIN);
  const zone = lineZone ?? (reference ? reference.zone : frame.zone);
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
      const end = minutes === undefined ? last && momentOf(last, zone) : addMinutes(start, minutes);
      return { start, ...(end && { end }) };
    });
}

/** Returns the first line of a name. */
export const calendarLineOf = ({ lines }: CalendarEvent, name: string): CalendarLine | undefined =>
  lines.find((line) => line.name === name);
/** Returns all lines of a name. */
export const linesNamed = ({ lines }: CalendarEvent, name: string): CalendarLine[] =>
  lines.filter((line) => line.name === name);
/** Returns the raw value of the first line of a name; '' without one. */
export const rawOf = (event: CalendarEvent, name: string): string => calendarLineOf(event, name)?.value ?? '';
/** Returns the text of the first line of a name; '' without one. */
export const textNamed = (event: CalendarEvent, name: string): string => calendarText(rawOf(event, name));
/** Returns the title of an event. */
export const titleOf = (event: CalendarEvent): string => plainLine(textNamed(event, 'SUMMARY'));
/** Returns the whole text of the location, on one line. */
export const locationTextOf = (event: CalendarEvent): string =>
  plainLine(textNamed(event, 'LOCATION').replaceAll('\n', ', '));
