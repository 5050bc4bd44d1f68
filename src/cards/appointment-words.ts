import { msg } from '@lingui/core/macro';
import { formatDay, formatDistance } from '../i18n/formats';
import type { Translation } from '../i18n/translation';
import { addDays, daysBetween } from '../lib/days';
import type { Appointment, EventStatus } from '../model/answers/appointment';

/** A last day that is further away is said without its weekday. */
const NEAR_DAYS = 14;

/**
 * 'Heute', 'Morgen', 'Sa, 21. Nov.', and with the year when it is not this one's.
 *
 * @param isInside whether the words stand inside a sentence: 'noch bis heute'
 */
export function dayWords(day: string, { _, locale, today }: Translation, isInside = false): string {
  if (day === today) return isInside ? _(msg`heute`) : _(msg`Heute`);
  if (day === addDays(today, 1)) return isInside ? _(msg`morgen`) : _(msg`Morgen`);
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');
}

/**
 * '19:30 Uhr', '11:00 – 18:00 Uhr', 'ganztägig'. '' for an appointment that has been running since an earlier day
 * and has no end time: when it began no longer matters.
 */
export function timeWords({ date, endDate, from, until, fullDay }: Appointment, { _, today }: Translation): string {
  if (endDate && !until && date < today) return '';
  if (from && until) return _(msg`${from} – ${until} Uhr`);
  if (from) return _(msg`${from} Uhr`);
  return fullDay ? _(msg`ganztägig`) : '';
}

/** 'Heute', 'Sa, 21. Nov. – So, 22. Nov.', 'noch bis So, 29. Nov.', 'noch bis 23. Dez.'. */
export function daysWords({ date, endDate }: Appointment, translation: Translation): string {
  const { _, today } = translation;
  if (!endDate) return dayWords(date, translation);
  const isRunning = date < today && endDate >= today;
  const lastDay =
    isRunning && daysBetween(today, endDate) > NEAR_DAYS
      ? farDay(endDate, translation)
      : dayWords(endDate, translation, true);
  return isRunning ? _(msg`noch bis ${lastDay}`) : `${dayWords(date, translation)} – ${lastDay}`;
}

/** '23. Dez.', '23. Jan. 2027': the weekday of a day far away helps nobody. */
const farDay = (day: string, { locale, today }: Translation) =>
  formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'dayAndMonth' : 'dayMonthAndYear');

/** Day and time of an appointment: 'Heute, 19:30 Uhr'; times of each day stand apart: 'noch bis 23. Dez. · 11:00 – 18:00 Uhr'. */
export const appointmentWords = (appointment: Appointment, translation: Translation): string =>
  [daysWords(appointment, translation), timeWords(appointment, translation)]
    .filter(Boolean)
    .join(appointment.endDate ? '\u00a0· ' : ', ');

/** A status in words, '' for an event that takes place as planned. */
export function statusWords(status: EventStatus, { _ }: Translation): string {
  if (status === 'cancelled') return _(msg`Abgesagt`);
  if (status === 'moved') return _(msg`Anderer Ort`);
  if (status === 'soldOut') return _(msg`Ausverkauft`);
  return status === 'postponed' ? _(msg`Verschoben`) : '';
}

/** How far it is: '3,1 km', and 'vor Ort' in the middle of what is searched. */
export const distanceWords = (metres: number, { _, locale }: Translation): string =>
  metres === 0 ? _(msg`vor Ort`) : formatDistance(metres, locale);
