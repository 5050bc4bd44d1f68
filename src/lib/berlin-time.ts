import { addDays, hoursToBerlin } from './days';

/*
 * Local time in Berlin with its offset from UTC, as calendars and search engines read it: '2026-11-21T19:30:00+01:00'.
 */

/**
 * Returns a time in Berlin as ISO 8601 with its offset, daylight saving time included. When the clocks go back, an hour
 * occurs twice; then the first one is returned.
 *
 * @param day 'YYYY-MM-DD'
 * @param time 'HH:mm'; '24:00' is the start of the next day
 */
export function berlinTime(day: string, time: string): string {
  if (time === '24:00') return berlinTime(addDays(day, 1), '00:00');
  const localTime = `${day}T${time}:00`;
  const summer = `${localTime}+02:00`;
  return hoursToBerlin(Date.parse(summer)) === 2 ? summer : `${localTime}+01:00`;
}
