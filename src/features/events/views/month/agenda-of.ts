import { type CalendarDate, takesPlaceOn } from '../../../../model/answers/calendar-date';
import { inOrder } from './in-order';

/** A day with its dates, or several empty days in a row. */
export type AgendaPart = { first: string; last: string; dates: CalendarDate[] };

/** Groups dates by day; empty days in a row form one group. */
export function agendaOf(days: readonly string[], dates: readonly CalendarDate[]): AgendaPart[] {
  const parts: AgendaPart[] = [];
  for (const day of days) {
    const own = inOrder(dates.filter((date) => takesPlaceOn(date, day)));
    const before = parts.at(-1);
    if (own.length === 0 && before?.dates.length === 0) before.last = day;
    else parts.push({ first: day, last: day, dates: own });
  }
  return parts;
}
