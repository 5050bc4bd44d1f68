import { addDays } from './days';

/*
 * Local time in Berlin with its offset from UTC, as calendars and search engines read it: '2026-11-21T19:30:00+01:00'.
 */

const offsets = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** '+01:00' or '+02:00' at an instant. @param utcMs milliseconds since 1970 */
const offsetAt = (utcMs: number): string =>
  offsets
    .formatToParts(utcMs)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3) || '+00:00';

/**
 * A time of a day in Berlin as ISO 8601 with its offset, summer time included. When the clocks go back, an hour comes
 * twice; then the first one is taken.
 *
 * @param day 'YYYY-MM-DD'
 * @param time 'HH:mm'; '24:00' is the start of the next day
 */
export function berlinTime(day: string, time: string): string {
  if (time === '24:00') return berlinTime(addDays(day, 1), '00:00');
  const wall = `${day}T${time}:00`;
  const summer = '+02:00';
  return wall + (offsetAt(Date.parse(wall + summer)) === summer ? summer : '+01:00');
}
