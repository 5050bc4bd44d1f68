import { addDays, isDay } from '../../lib/days';
import { BERLIN, fixedZone, UTC, type Zone } from './zones';

/** A day with a time on the clock of a zone, or a whole day. */
export type Moment = {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:mm'; absent for a whole day. */
  time?: string;
  /** Absent for the zone of Berlin. */
  zone?: Zone;
};

/** A day and time on the clock of Berlin. */
export type Local = { day: string; time?: string };

/** Returns a wall clock in ms since 1970, as if it were UTC. */
export const localMs = ({ day, time = '00:00' }: Local): number => Date.parse(`${day}T${time}:00Z`);

/** Returns the wall clock for a number of `localMs`. @param isWhole true to return only the day */
export function localOf(ms: number, isWhole = false): Local {
  const text = new Date(ms).toISOString();
  return { day: text.slice(0, 10), ...(!isWhole && { time: text.slice(11, 16) }) };
}

/** Returns the instant of a moment, in ms since 1970. */
export const instantOf = (moment: Moment): number => (moment.zone ?? BERLIN).toUtc(localMs(moment));

/** Returns the wall clock of a zone at an instant. */
export const localAt = (utcMs: number, zone: Zone = BERLIN): Local => localOf(zone.toWall(utcMs));

/** Returns the day and time in Berlin; a whole day is the same in each zone. */
export function inBerlin(moment: Moment): Local {
  const { day, time, zone } = moment;
  if (time === undefined) return { day };
  return zone === undefined || zone === BERLIN ? { day, time } : localAt(instantOf(moment));
}

/** Calendars write '20270501T193000Z', ISO and some calendars '2027-05-01T19:30:00+02:00'. */
const MOMENT =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]\s?(\d\d?):?(\d\d)(?::?\d\d(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Reads a day or moment of a calendar or ISO 8601; the end of a day may be 24:00.
 *
 * @param zone the zone of a moment without zone and offset; default Berlin
 */
export function momentOf(text: string, zone?: Zone): Moment | undefined {
  const [, year, month, date, hours, minutes, offset] = MOMENT.exec(text.trim().slice(0, 40)) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isUsualDay(day)) return undefined;
  if (hours === undefined) return { day };
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  const isEndOfDay = time === '24:00';
  if (!isEndOfDay && !isClock(time)) return undefined;
  const ownZone = offset === undefined ? zone : zoneOfOffset(offset);
  const clock = isEndOfDay ? { day: addDays(day, 1), time: '00:00' } : { day, time };
  return { ...clock, ...(ownZone && { zone: ownZone }) };
}

function zoneOfOffset(offset: string): Zone {
  if (/^z$/i.test(offset)) return UTC;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || 0);
  return fixedZone(offset.startsWith('-') ? -minutes : minutes);
}

/** Checks whether a text is a time of day, 'HH:mm'. */
export const isClock = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Checks for a day within the years of real calendars. */
const isUsualDay = (day: unknown): day is string => isDay(day) && day >= '1900-01-01' && day <= '2199-12-31';

/**
 * Returns the whole days of a span from midnight to midnight, on the clock of its zone or of Berlin.
 *
 * @param isMarkedAllDay true if the file marks the span as whole days; its times are then ignored
 */
export function wholeDaysOf(
  start: Moment,
  end: Moment | undefined,
  isMarkedAllDay: boolean,
): { start: Moment; end?: Moment } | undefined {
  for (const local of [(one: Moment): Local => one, inBerlin]) {
    const [from, until] = [local(start), end && local(end)];
    if (from.time !== '00:00') continue;
    const last = until && lastDay(until);
    if (last && last >= from.day) return { start: { day: from.day }, end: { day: addDays(last, 1) } };
    if (isMarkedAllDay) return { start: { day: from.day } };
  }
  return isMarkedAllDay
    ? { start: { day: start.day }, ...(end && end.day > start.day && { end: { day: end.day } }) }
    : undefined;
}

/** Returns the last whole day of a span that ends at midnight or a minute before; undefined for another end. */
const lastDay = ({ day, time }: Local): string | undefined =>
  time === '23:59' ? day : time === '00:00' ? addDays(day, -1) : undefined;
