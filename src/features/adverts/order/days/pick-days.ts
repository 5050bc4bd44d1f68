import { addDays, daysBetween, weekdayOf } from '../../../../lib/days';
import type { AdvertDay } from '../../../../model/answers/advert-days';
import { MAX_ORDER_DAYS } from '../order-limits';

/** Checks whether a day can be booked. */
export const isBookable = (day: AdvertDay | undefined): boolean => day?.state === 'free' || day?.state === 'few';

/** Marks the days that the person holds as bookable: they are taken only for others. */
export const withHeldDays = (
  days: ReadonlyMap<string, AdvertDay>,
  heldDates: readonly string[],
): ReadonlyMap<string, AdvertDay> =>
  new Map(
    [...days].map(([date, day]) => [
      date,
      day.state === 'taken' && heldDates.includes(date) ? { ...day, state: 'few' } : day,
    ]),
  );

/** Adds days, each once and in order, up to the maximum of an order. */
export const withDays = (dates: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...dates, ...more])].slice(0, MAX_ORDER_DAYS).sort();

/** Adds a day, or removes it if it is chosen. */
export const withDayToggled = (dates: readonly string[], day: string): string[] =>
  dates.includes(day) ? dates.filter((date) => date !== day) : withDays(dates, [day]);

/** Returns the days between two, both included, in either direction. */
export function daysOfRange(one: string, other: string): string[] {
  const [from, to] = one < other ? [one, other] : [other, one];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Returns the days of a range on some weekdays, Monday is 1; all of them if none is given. */
export const onWeekdays = (days: readonly string[], weekdays: readonly number[]): string[] =>
  weekdays.length === 0 ? [...days] : days.filter((day) => weekdays.includes(weekdayOf(day)));
