import { type CalendarDate, takesPlaceOn } from '../../../../model/answers/calendar-date';
import { sortDates } from './sort-dates';

/** A day with its dates, or several empty days in a row. */
export type AgendaGroup = { first: string; last: string; dates: CalendarDate[] };

/** Groups dates by day; empty days in a row form one group. */
export function groupByDay(days: readonly string[], dates: readonly CalendarDate[]): AgendaGroup[] {
  const groups: AgendaGroup[] = [];
  for (const day of days) {
    const datesOfDay = sortDates(dates.filter((date) => takesPlaceOn(date, day)));
    const previous = groups.at(-1);
    if (datesOfDay.length === 0 && previous?.dates.length === 0) previous.last = day;
    else groups.push({ first: day, last: day, dates: datesOfDay });
  }
  return groups;
}
