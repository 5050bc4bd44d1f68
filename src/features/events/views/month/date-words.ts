import { msg } from '@lingui/core/macro';
import { daysWords, statusWords } from '../../../../cards/appointment-words';
import type { Translation } from '../../../../i18n/translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';

/** Whether it does not take place on this day. */
export const isOff = ({ status }: CalendarDate): boolean => status === 'cancelled' || status === 'postponed';

/** '19:30', '19:30 – 22:00'; '' where it has no time. */
const hoursOf = ({ from, until }: CalendarDate): string => [from, from && until].filter(Boolean).join(' – ');

/** What a date says beside its title: that it is cancelled, or has moved. */
export const newsOf = ({ status }: CalendarDate, translation: Translation): string => statusWords(status, translation);

/** When it is, below the heading of a day: '19:30 Uhr', 'Fr, 14. Mai – So, 16. Mai'. @param hasDays whether its days are said, where they are not those around it */
export function whenOf(date: CalendarDate, translation: Translation, hasDays = date.endDate > date.date): string {
  const hours = hoursOf(date);
  const days = hasDays && daysWords({ ...date, fullDay: false }, translation);
  return [days, hours && translation._(msg`${hours} Uhr`)].filter(Boolean).join(' · ');
}
