import type { CalendarLine } from './calendar-lines';
import { isClock, isUsualDay, knownZone, type Moment } from './moment';

const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/i;
const DURATION = /^([+-])?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:\d{1,9}S)?)?$/i;
const DAY_MINUTES = 1440;

/**
 * A moment as calendars write it: '20270501T193000', '20270501T173000Z', '20270501'.
 *
 * @param zoneName the zone that its line names; a moment of an unknown one is taken for one of Berlin
 */
export function calendarMoment(text: string, zoneName?: string): Moment | undefined {
  const [, year, month, date, hours, minutes, utc] = MOMENT.exec(text.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isUsualDay(day)) return undefined;
  if (hours === undefined) return { day };
  const time = `${hours}:${minutes}`;
  if (!isClock(time)) return undefined;
  const zone = utc ? 'UTC' : zoneName && knownZone(zoneName);
  return { day, time, ...(zone && { zone }) };
}

/** The moments of a line, which may hold several; of a period ('start/end') its start. */
export const momentsOf = ({ value, params }: CalendarLine): Moment[] =>
  value
    .slice(0, 50_000)
    .split(',')
    .flatMap((text) => calendarMoment(text.split('/')[0] ?? '', params.TZID) ?? []);

/** A length such as 'PT1H30M', in minutes; undefined where it is none, or leads back. */
export function durationMinutes(text: string): number | undefined {
  const [all, sign, weeks = 0, days = 0, hours = 0, minutes = 0] = DURATION.exec(text.trim()) ?? [];
  if (all === undefined || sign === '-') return undefined;
  return (Number(weeks) * 7 + Number(days)) * DAY_MINUTES + Number(hours) * 60 + Number(minutes);
}
