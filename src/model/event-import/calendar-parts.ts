import { type CalendarLine, calendarLines } from './calendar-lines';
import { MAX_EVENTS } from './imported-event';
import type { Pace } from './pace';
import { type Zone, zoneByName, zoneOfIntl, zoneOfLines } from './zones';

/** The properties of a calendar that apply to all of its events. */
export type CalendarProperties = {
  isCancelled: boolean;
  isOld: boolean;
  /** Returns the zone of a name in this calendar; undefined for an undefined one. */
  zoneOf(name: string): Zone | undefined;
  /** The zone of times without one. */
  zone?: Zone;
};

/** An event of a calendar with its lines, without those of nested parts. */
export type CalendarEvent = {
  lines: readonly CalendarLine[];
  frame: CalendarProperties;
  /** The line of the file on which it begins. */
  number: number;
  /** Number of lines beyond `MAX_LINES`. */
  omittedLines: number;
  attendees: number;
  alarms: number;
  isUnclosed: boolean;
};

/** The events of a calendar, and counts of the rest. */
export type CalendarParts = {
  events: CalendarEvent[];
  /** Number of events beyond the limit. */
  omittedCount: number;
  /** Numbers of other parts by name, such as VTODO. */
  others: ReadonlyMap<string, number>;
};

/** The maximum number of lines read of one event. */
const MAX_LINES = 2000;

type MutableProperties = { -readonly [Key in keyof CalendarProperties]: CalendarProperties[Key] };
type OpenEvent = { -readonly [Key in keyof CalendarEvent]: CalendarEvent[Key] } & { lines: CalendarLine[] };

/** Parses a calendar (RFC 5545, 3.4 and 3.6), also several, or events without VCALENDAR. Invalid lines are left out. */
export async function calendarParts(bytes: Uint8Array, pace: Pace, maxEvents = MAX_EVENTS): Promise<CalendarParts> {
  const events: CalendarEvent[] = [];
  const others = new Map<string, number>();
  let omittedCount = 0;
  let { frame, zones } = newFrame();
  let event: OpenEvent | undefined;
  /** The open parts inside the event. */
  let openParts: string[] = [];

  function close(isUnclosed: boolean) {
    if (event && events.length < maxEvents) events.push({ ...event, isUnclosed });
    else if (event) omittedCount += 1;
    event = undefined;
    openParts = [];
  }
  for (const { number, size, ...line } of calendarLines(bytes)) {
    await pace(size, events.length);
    const part = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN' && part === 'VCALENDAR') {
      close(true);
      ({ frame, zones } = newFrame());
    } else if (line.name === 'END' && part === 'VCALENDAR') close(true);
    else if (line.name === 'BEGIN' && part === 'VEVENT') {
      close(true);
      event = { lines: [], frame, number, omittedLines: 0, attendees: 0, alarms: 0, isUnclosed: false };
    } else if (line.name === 'END' && part === 'VEVENT') close(false);
    else if (line.name === 'BEGIN') {
      openParts.push(part);
      if (event && part === 'VALARM') event.alarms += 1;
      if (!event && openParts.length === 1 && part !== 'VTIMEZONE') others.set(part, (others.get(part) ?? 0) + 1);
      if (part === 'VTIMEZONE') zones.push([]);
      else if (openParts[0] === 'VTIMEZONE') zones.at(-1)?.push(line);
    } else if (line.name === 'END') {
      openParts.pop();
      if (openParts[0] === 'VTIMEZONE') zones.at(-1)?.push(line);
    } else if (openParts[0] === 'VTIMEZONE') zones.at(-1)?.push(line);
    else if (openParts.length === 0 && event) addLine(event, line);
    else if (openParts.length === 0) readFrameLine(frame, line);
  }
  close(true);
  return { events, omittedCount, others };
}

function addLine(event: OpenEvent, line: CalendarLine) {
  if (line.name === 'ATTENDEE') event.attendees += 1;
  else if (/^[ADMP]ALARM$/.test(line.name)) event.alarms += 1;
  else if (event.lines.length < MAX_LINES) event.lines.push(line);
  else event.omittedLines += 1;
}

function newFrame(): { frame: MutableProperties; zones: CalendarLine[][] } {
  const zones: CalendarLine[][] = [];
  const zonesByName = new Map<string, Zone | undefined>();
  const zoneOf = (name: string): Zone | undefined => {
    if (!zonesByName.has(name)) {
      const lines = zones.find((one) => one.some((line) => line.name === 'TZID' && line.value.trim() === name.trim()));
      const definedZone = lines && zoneOfLines(name, lines.slice(0, 5000).map(formatZoneLine));
      if (zonesByName.size < MAX_ZONES) zonesByName.set(name, definedZone ?? zoneByName(name));
    }
    return zonesByName.get(name);
  };
  return { frame: { isCancelled: false, isOld: false, zoneOf }, zones };
}

const MAX_ZONES = 1000;

/** Formats a line of a time zone; its parameters do not matter. */
const formatZoneLine = ({ name, value }: CalendarLine): string =>
  `${name}:${name === 'DTSTART' || name === 'RDATE' ? value.replace(/[-:](?=\d)/g, '') : value}`;

function readFrameLine(frame: MutableProperties, { name, value }: CalendarLine) {
  if (name === 'METHOD') frame.isCancelled = value.trim().toUpperCase() === 'CANCEL';
  if (name === 'VERSION') frame.isOld = value.trim() === '1.0';
  if (name === 'X-WR-TIMEZONE') {
    const zone = zoneOfIntl(value.trim());
    if (zone) frame.zone = zone;
  }
}
