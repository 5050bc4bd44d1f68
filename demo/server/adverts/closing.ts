import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays, weekdayOf } from '../../../src/lib/days';
import { holidayOn } from '../../../src/model/series/public-holidays';
import type { State } from '../../../src/model/series/states';

/** The closing time of a slot: a number of workdays before the advert appears, at a time in Berlin. */
export type Closing = {
  workdays: number;
  /** 'HH:mm'. */
  time: string;
  holidaysOf: State;
};

const FRIDAY = 5;

const isWorkday = (day: string, state: State): boolean =>
  weekdayOf(day) <= FRIDAY && holidayOn(day, state, false) === undefined;

/**
 * Returns the last moment at which a day can be booked, in milliseconds since 1970. It is always on a workday, also
 * with zero workdays between.
 *
 * @param day 'YYYY-MM-DD', on which the advert appears
 */
export function closingMs({ workdays, time, holidaysOf }: Closing, day: string): number {
  let lastBookable = day;
  for (let remaining = workdays; remaining > 0; ) {
    lastBookable = addDays(lastBookable, -1);
    if (isWorkday(lastBookable, holidaysOf)) remaining -= 1;
  }
  while (!isWorkday(lastBookable, holidaysOf)) lastBookable = addDays(lastBookable, -1);
  return Date.parse(berlinTime(lastBookable, time));
}
