import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays, weekdayOf } from '../../../src/lib/days';
import { holidayOn } from '../../../src/model/series/public-holidays';
import type { State } from '../../../src/model/series/states';

/** When a slot closes: so many workdays before the day on which it appears, at that time in Berlin. */
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
 * The last moment at which a day can be booked, in milliseconds since 1970. Somebody is there on workdays only, so
 * without any workday between, too, the moment is on the last workday that has come.
 *
 * @param day 'YYYY-MM-DD', on which the advert appears
 */
export function closingMs({ workdays, time, holidaysOf }: Closing, day: string): number {
  let last = day;
  for (let missing = workdays; missing > 0; ) {
    last = addDays(last, -1);
    if (isWorkday(last, holidaysOf)) missing -= 1;
  }
  while (!isWorkday(last, holidaysOf)) last = addDays(last, -1);
  return Date.parse(berlinTime(last, time));
}
