import { CalendarDateTime, toTimeZone, toZoned } from '@internationalized/date';
import ICAL from 'ical.js';
import { addDays } from '../../../../src/lib/days';
import type { AppointmentInput } from '../event-input';

type DateOnly = Omit<AppointmentInput, 'id'>;
type Local = { day: string; time?: string };

const BERLIN = 'Europe/Berlin';
const MOST_DATES = 366;
/** An endless rule is not followed further than this. */
const MOST_STEPS = 20_000;
const DAYS_BACK = 31;
const DAY_SECONDS = 86_400;

/**
 * The dates of an event or series, at most 366; of longer series those from a month ago on.
 *
 * @throws {Error} when a time zone or rule cannot be read
 */
export function occurrencesOf(
  component: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  today: string,
): DateOnly[] {
  const event = new ICAL.Event(component, { strictExceptions: true });
  const changed = new Map(exceptions.map((one) => [keyOf(timeOf(one, 'recurrence-id')), one] as const));
  if (!event.isRecurring()) return [component, ...exceptions].map((one) => dateOf(one));
  const { duration } = event;
  const first = dateOf(component);
  const dates: DateOnly[] = [];
  const iterator = event.iterator();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const start = iterator.next();
    if (!start) break;
    const end = start.clone();
    end.addDuration(duration);
    const exception = changed.get(keyOf(start));
    const date = exception ? dateOf(exception) : between(start, end, component);
    if (date.date < addDays(today, -DAYS_BACK) && !endsByItself(component)) continue;
    dates.push(date);
    if (!endsByItself(component) && dates.length >= MOST_DATES) break;
  }
  // The first date of a series counts even where only further dates are listed.
  if (!component.hasProperty('rrule') && !dates.some(({ date }) => date === first.date)) dates.unshift(first);
  const recent = dates.filter(({ date }) => date >= addDays(today, -DAYS_BACK));
  return (dates.length > MOST_DATES && recent.length > 0 ? recent : dates).slice(0, MOST_DATES);
}

const keyOf = (time: ICAL.Time) => time.toString().slice(0, 16);

/** Whether a series ends by itself. */
function endsByItself(component: ICAL.Component): boolean {
  const rule = component.getFirstPropertyValue('rrule');
  return !(rule instanceof ICAL.Recur) || rule.isFinite();
}

function timeOf(component: ICAL.Component, name: string): ICAL.Time {
  const value = component.getFirstPropertyValue(name);
  if (!(value instanceof ICAL.Time)) throw new Error(`${name.toUpperCase()} is no date`);
  if (Number.isNaN(value.toUnixTime())) throw new Error(`${name.toUpperCase()} is no date`);
  return value;
}

function dateOf(component: ICAL.Component): DateOnly {
  const start = timeOf(component, 'dtstart');
  const event = new ICAL.Event(component, { strictExceptions: true });
  const end = start.clone();
  end.addDuration(event.duration);
  return between(start, end, component);
}

function between(start: ICAL.Time, end: ICAL.Time, component: ICAL.Component): DateOnly {
  const status =
    String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED' ? 'cancelled' : 'scheduled';
  const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const from = localOf(start, zone);
  const until = localOf(end, zone);
  if (!from.time) {
    // The end of whole days is the day after the last.
    const last = until.day > from.day ? addDays(until.day, -1) : from.day;
    return { date: from.day, ...(last > from.day ? { endDate: last } : {}), fullDay: true, status };
  }
  const seconds = end.toUnixTime() - start.toUnixTime();
  const lastDay = until.time === '00:00' && until.day > from.day ? addDays(until.day, -1) : until.day;
  const isLong = seconds > DAY_SECONDS && lastDay > from.day;
  const endsSameDay = until.day === from.day && until.time !== undefined && until.time > from.time;
  return {
    date: from.day,
    from: from.time,
    ...(isLong ? { endDate: lastDay } : {}),
    ...(until.time && (endsSameDay || (isLong && until.time !== '00:00')) ? { until: until.time } : {}),
    fullDay: false,
    status,
  };
}

/** Day and time in Berlin; a time without zone is meant locally. */
function localOf(time: ICAL.Time, zoneName: string | undefined): Local {
  const pad = (number: number) => String(number).padStart(2, '0');
  const day = `${String(time.year).padStart(4, '0')}-${pad(time.month)}-${pad(time.day)}`;
  if (time.isDate) return { day };
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const zone = isUtc ? 'UTC' : zoneName;
  if (!zone || zone === BERLIN) return { day, time: `${pad(time.hour)}:${pad(time.minute)}` };
  const wall = new CalendarDateTime(time.year, time.month, time.day, time.hour, time.minute);
  const local = isKnown(zone) ? toTimeZone(toZoned(wall, zone), BERLIN) : undefined;
  if (local) return { day: local.toString().slice(0, 10), time: local.toString().slice(11, 16) };
  if (time.zone === ICAL.Timezone.localTimezone) throw new Error(`unknown time zone ${zone}`);
  return localOf(ICAL.Time.fromJSDate(new Date(time.toUnixTime() * 1000), true), undefined);
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone: zone }));
  } catch {
    return false;
  }
}
