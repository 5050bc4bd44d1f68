import { addDays, daysBetween, weekdayOf } from '../../../../lib/days';
import type { AdvertDay } from '../../../../model/answers/advert-days';
import { MAX_ADVERT_DAYS } from '../order-limits';

/** Whether a day can be booked. */
export const isBookable = (day: AdvertDay | undefined): boolean => day?.state === 'free' || day?.state === 'few';

/** Days as the person can book them: those held for them are taken for others alone. */
export const withHeld = (
  days: ReadonlyMap<string, AdvertDay>,
  held: readonly string[],
): ReadonlyMap<string, AdvertDay> =>
  new Map(
    [...days].map(([date, day]) => [
      date,
      day.state === 'taken' && held.includes(date) ? { ...day, state: 'few' } : day,
    ]),
  );

/** Some days more, each once and in order, up to the most of an order. */
export const withDays = (dates: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...dates, ...more])].slice(0, MAX_ADVERT_DAYS).sort();

/** One day more, or less where it was chosen. */
export const toggled = (dates: readonly string[], day: string): string[] =>
  dates.includes(day) ? dates.filter((date) => date !== day) : withDays(dates, [day]);

/** The days between two, both included, in either direction. */
export function daysOfRange(one: string, other: string): string[] {
  const [from, to] = one < other ? [one, other] : [other, one];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The days of a range that fall on some weekdays, Monday is 1; on all of them where none is named. */
export const onWeekdays = (days: readonly string[], weekdays: readonly number[]): string[] =>
  weekdays.length === 0 ? [...days] : days.filter((day) => weekdays.includes(weekdayOf(day)));
