import { msg } from '@lingui/core/macro';
import { formatDay, formatDistance } from '../../i18n/day-format';
import type { Speech } from '../../i18n/speech';
import { addDays, daysBetween } from '../../lib/days';
import type { Appointment, EventStatus } from '../../model/appointment';

/** A last day that is further away is said without its weekday. */
const NEAR_DAYS = 14;

/**
 * 'Heute', 'Morgen', 'Sa, 21. Nov.', and with the year when it is not this one's.
 *
 * @param isInside whether the words stand inside a sentence: 'noch bis heute'
 */
export function dayWords(day: string, { say, locale, today }: Speech, isInside = false): string {
  if (day === today) return isInside ? say(msg`heute`) : say(msg`Heute`);
  if (day === addDays(today, 1)) return isInside ? say(msg`morgen`) : say(msg`Morgen`);
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');
}

/**
 * '19:30 Uhr', '11:00 – 18:00 Uhr', 'ganztägig'. '' for an appointment that has been running since an earlier day
 * and has no end time: when it began no longer matters.
 */
export function timeWords({ date, endDate, from, until, fullDay }: Appointment, { say, today }: Speech): string {
  if (endDate && !until && date < today) return '';
  if (from && until) return say(msg`${from} – ${until} Uhr`);
  if (from) return say(msg`${from} Uhr`);
  return fullDay ? say(msg`ganztägig`) : '';
}

/** 'Heute', 'Sa, 21. Nov. – So, 22. Nov.', 'noch bis So, 29. Nov.', 'noch bis 23. Dez.'. */
export function daysWords({ date, endDate }: Appointment, speech: Speech): string {
  const { say, today } = speech;
  if (!endDate) return dayWords(date, speech);
  const isRunning = date < today && endDate >= today;
  const lastDay =
    isRunning && daysBetween(today, endDate) > NEAR_DAYS ? farDay(endDate, speech) : dayWords(endDate, speech, true);
  return isRunning ? say(msg`noch bis ${lastDay}`) : `${dayWords(date, speech)} – ${lastDay}`;
}

/** '23. Dez.', '23. Jan. 2027': the weekday of a day far away helps nobody. */
const farDay = (day: string, { locale, today }: Speech) =>
  formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'dayAndMonth' : 'dayMonthAndYear');

/** Day and time of an appointment: 'Heute, 19:30 Uhr'; times of each day stand apart: 'noch bis 23. Dez. · 11:00 – 18:00 Uhr'. */
export const appointmentWords = (appointment: Appointment, speech: Speech): string =>
  [daysWords(appointment, speech), timeWords(appointment, speech)]
    .filter(Boolean)
    .join(appointment.endDate ? '\u00a0· ' : ', ');

/** A status in words, '' for an event that takes place as planned. */
export function statusWords(status: EventStatus, { say }: Speech): string {
  if (status === 'cancelled') return say(msg`Abgesagt`);
  if (status === 'moved') return say(msg`Anderer Ort`);
  if (status === 'soldOut') return say(msg`Ausverkauft`);
  return status === 'postponed' ? say(msg`Verschoben`) : '';
}

/** How far it is: '3,1 km', and 'vor Ort' in the middle of what is searched. */
export const distanceWords = (metres: number, { say, locale }: Speech): string =>
  metres === 0 ? say(msg`vor Ort`) : formatDistance(metres, locale);
