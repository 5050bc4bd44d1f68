import { msg } from '@lingui/core/macro';
import { eventStatusLabel, formatAppointmentDays } from '../../../../cards/format-appointment';
import { formatDay } from '../../../../i18n/formats';
import type { Locale } from '../../../../i18n/locale';
import type { Translation } from '../../../../i18n/translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';
import type { CalendarRange } from './date-range';

/** Formats a range: 'November 2026', '23. Nov. – 20. Dez. 2026'. */
export const rangeTitle = (
  { first, last }: Pick<CalendarRange, 'first' | 'last'>,
  isWeek: boolean,
  locale: Locale,
): string =>
  !isWeek && first.slice(0, 7) === last.slice(0, 7)
    ? formatDay(first, locale, 'monthAndYear')
    : `${formatDay(first, locale, 'dayAndMonth')} – ${formatDay(last, locale, 'dayMonthAndYear')}`;

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
