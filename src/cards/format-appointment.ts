import { msg } from '@lingui/core/macro';
import { formatDay, formatDistance } from '../i18n/formats';
import type { Translation } from '../i18n/translation';
import { addDays, daysBetween } from '../lib/days';
import type { Appointment, EventStatus } from '../model/answers/appointment';
import type { Tone } from '../ui/badge';

/** The number of days up to which a last day is shown with its weekday. */
const NEAR_DAYS = 14;

/**
 * Formats a day: 'Heute', 'Morgen', 'Sa, 21. Nov.'; with the year if it is not the current one.
 *
 * @param isInside true if the text is inside a sentence: 'noch bis heute'
 */
export function formatRelativeDay(day: string, { _, locale, today }: Translation, isInside = false): string {
  if (day === today) return isInside ? _(msg`heute`) : _(msg`Heute`);
  if (day === addDays(today, 1)) return isInside ? _(msg`morgen`) : _(msg`Morgen`);
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');
}

/**
 * Formats the time: '19:30 Uhr', '11:00 – 18:00 Uhr', 'ganztägig'. Returns '' for an appointment that started on an
 * earlier day and has no end time, since its start no longer matters.
 */
export function formatAppointmentTime(
  { date, endDate, from, until, fullDay }: Appointment,
  { _, today }: Translation,
): string {
  if (endDate && !until && date < today) return '';
  if (from && until) return _(msg`${from} – ${until} Uhr`);
  if (from) return _(msg`${from} Uhr`);
  return fullDay ? _(msg`ganztägig`) : '';
}

/**
 * Formats the days: 'Heute', 'Sa, 21. Nov. – So, 22. Nov.', 'noch bis So, 29. Nov.', 'noch bis 23. Dez.'.
 *
 * @param isInside true if the text is inside a sentence
 */
export function formatAppointmentDays(
  { date, endDate }: Appointment,
  translation: Translation,
  isInside = false,
): string {
  const { _, today } = translation;
  if (!endDate) return formatRelativeDay(date, translation, isInside);
  const isRunning = date < today && endDate >= today;
  const lastDay =
    isRunning && daysBetween(today, endDate) > NEAR_DAYS
      ? formatFarDay(endDate, translation)
      : formatRelativeDay(endDate, translation, true);
  return isRunning ? _(msg`noch bis ${lastDay}`) : `${formatRelativeDay(date, translation, isInside)} – ${lastDay}`;
}

/** Formats a far day without its weekday, which is of no use: '23. Dez.', '23. Jan. 2027'. */
const formatFarDay = (day: string, { locale, today }: Translation) =>
  formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'dayAndMonth' : 'dayMonthAndYear');

/** Separates two parts of a line, bound to the word before it, so that no line begins with it. */
export const SEPARATOR = '\u00a0· ';

/** Formats day and time: 'Heute, 19:30 Uhr'; daily hours are separate: 'noch bis 23. Dez. · 11:00 – 18:00 Uhr'. */
export const formatAppointment = (appointment: Appointment, translation: Translation, isInside = false): string =>
  [formatAppointmentDays(appointment, translation, isInside), formatAppointmentTime(appointment, translation)]
    .filter(Boolean)
    .join(appointment.endDate ? SEPARATOR : ', ');

/** Returns the label of a status, '' for an event that takes place as planned. */
export function eventStatusLabel(status: EventStatus, { _ }: Translation): string {
  if (status === 'cancelled') return _(msg`Abgesagt`);
  if (status === 'moved') return _(msg`Anderer Ort`);
  if (status === 'soldOut') return _(msg`Ausverkauft`);
  return status === 'postponed' ? _(msg`Verschoben`) : '';
}

/** The tones of the statuses of events. */
export const EVENT_TONES: Readonly<Record<EventStatus, Tone | undefined>> = {
  scheduled: undefined,
  cancelled: 'bad',
  moved: 'info',
  postponed: 'info',
  soldOut: 'wait',
};

/** Formats a distance: '3,1 km', or 'vor Ort' at the centre of the search. */
export const distanceLabel = (metres: number, { _, locale }: Translation): string =>
  metres === 0 ? _(msg`vor Ort`) : formatDistance(metres, locale);
