import { msg } from '@lingui/core/macro';
import { eventStatusLabel, formatAppointmentDays } from '../../../../cards/format-appointment';
import type { Translation } from '../../../../i18n/translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';

/** Checks whether the date does not take place on this day. */
export const isCancelledDate = ({ status }: CalendarDate): boolean => status === 'cancelled' || status === 'postponed';

/** Formats the hours: '19:30', '19:30 – 22:00'; '' without a time. */
const formatHours = ({ from, until }: CalendarDate): string => [from, from && until].filter(Boolean).join(' – ');

/** Returns the status text beside the title: cancelled or moved. */
export const dateStatusLabel = ({ status }: CalendarDate, translation: Translation): string =>
  eventStatusLabel(status, translation);

/**
 * Formats the time below the heading of a day: '19:30 Uhr', 'Fr, 14. Mai – So, 16. Mai'. @param hasDays true if the
 * days are included, where they differ from the heading
 */
export function dateTimeLabel(
  date: CalendarDate,
  translation: Translation,
  hasDays = date.endDate > date.date,
): string {
  const hours = formatHours(date);
  const days = hasDays && formatAppointmentDays({ ...date, fullDay: false }, translation);
  return [days, hours && translation._(msg`${hours} Uhr`)].filter(Boolean).join(' · ');
}
