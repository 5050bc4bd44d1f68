import { addDays, weekdayOf } from '../../../../../src/lib/days';
import { holidayOn } from '../../../../../src/model/series/public-holidays';
import { type Closing, closingMs } from '../../../adverts/closing';
import { shareText } from '../../../adverts/invoice/invoice-words';
import { type Price, priceOf } from '../../../adverts/prices';
import type { Slot } from '../../../adverts/slots';
import { berlinDay } from '../../../platform/berlin-day';
import type { StateWords } from '../../orders/order-state';
import { shortDay } from '../../page/day-words';
import { weekdayRuns, weekdayRunText } from '../../page/weekday-words';
import type { OfficePlace } from './load-place';

/** The number of days in which the next days of a place are searched. */
const MAX_DAYS_AHEAD = 2 * 365;
/** The numbers of days of the worked examples. */
const EXAMPLES = [1, 3, 7, 14] as const;
const MAX_CLOSINGS = 3;
const FRIDAY = 5;

/** Returns whether a place can be booked, in words. */
export function placeState({ isActive, channel, medium }: Pick<OfficePlace, 'isActive'> & Activity): StateWords {
  if (!medium.isActive) return { tone: 'over', label: 'Medium geschlossen', sign: 'lock' };
  if (!channel.isActive) return { tone: 'over', label: 'Bereich geschlossen', sign: 'lock' };
  return isActive ? { tone: 'good', label: 'Buchbar' } : { tone: 'over', label: 'Geschlossen', sign: 'lock' };
}

type Activity = { channel: { isActive: boolean }; medium: { isActive: boolean } };

/** The price of a single advert on weekdays that follow one another and cost the same. */
export type WeekdayPrice = { label: string; share: number; price: Price };

/** Returns the prices of the weekdays of a slot. */
export function weekdayPrices({ price: table, weekdays }: Slot): WeekdayPrice[] {
  const shareOf = (weekday: number) => table.weekdayShares[weekday - 1] ?? 0;
  const runs = weekdayRuns(weekdays, (one, next) => shareOf(one) === shareOf(next));
  return runs.map((run) => {
    const [weekday = 1] = run;
    // The price of a day, without the minimum price of an order.
    const price = priceOf({ ...table, leastCents: 0 }, { dates: [dayOnWeekday(weekday)] });
    return { label: weekdayRunText(run), share: shareOf(weekday), price };
  });
}

/** A Monday, from which the days of any weekday follow. */
const MONDAY = '2024-01-01';
const dayOnWeekday = (weekday: number): string => addDays(MONDAY, weekday - 1);

/** Describes the tiers of a slot, as in 'ab dem 3. Tag −5 %'; the first day has no discount. */
export const tierTexts = ({ price: { tiers } }: Slot): string[] =>
  [...tiers]
    .sort((one, other) => one.from - other.from)
    .map(({ from, share }) => `ab dem ${from}. Tag −${shareText(share, 'de')}`);

/** Returns the next days that can still be booked, whether they are free or not. */
export function nextBookableDays(slot: Slot, count: number, now: Date): string[] {
  const today = berlinDay(now);
  const days: string[] = [];
  for (let offset = 0; offset <= MAX_DAYS_AHEAD && days.length < count; offset += 1) {
    const day = addDays(today, offset);
    if (slot.weekdays.includes(weekdayOf(day)) && closingMs(slot.closing, day) > now.getTime()) days.push(day);
  }
  return days;
}

/** A worked example: the price of the next days in a row. */
export type PriceExample = { dates: readonly string[]; price: Price };

/** Returns worked examples with the prices that an order of these days would have. */
export const priceExamples = (slot: Slot, now: Date): PriceExample[] =>
  EXAMPLES.map((count) => {
    const dates = nextBookableDays(slot, count, now);
    return { dates, price: priceOf(slot.price, { dates }) };
  });

const hourFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Formats a time of day as in '12 Uhr' or '16:30 Uhr'. */
const hourText = (time: string): string => `${time.replace(/^0(?=\d)/, '').replace(/:00$/, '')} Uhr`;

/** Describes the closing of a slot, as in '2 Werktage vorher, 12 Uhr'. */
export function closingText({ workdays, time }: Pick<Closing, 'workdays' | 'time'>): string {
  const days =
    workdays === 0 ? 'am selben Werktag' : workdays === 1 ? '1 Werktag vorher' : `${workdays} Werktage vorher`;
  return `${days}, ${hourText(time)}`;
}

/** The last moment to book a day, in words. */
export type ClosingMoment = { day: string; until: string; hasHoliday: boolean };

/** Returns the last moments to book the next days. */
export function nextClosings(slot: Slot, now: Date): ClosingMoment[] {
  const today = berlinDay(now);
  return nextBookableDays(slot, MAX_CLOSINGS, now).map((day) => {
    const moment = new Date(closingMs(slot.closing, day));
    const lastDay = berlinDay(moment);
    return {
      day: shortDay(day, today),
      until: `${shortDay(lastDay, today)}, ${hourText(hourFormat.format(moment))}`,
      hasHoliday: hasHolidayAfter(lastDay, day, slot),
    };
  });
}

/** Checks whether a public holiday between two days made the closing earlier. */
function hasHolidayAfter(lastDay: string, day: string, { closing: { holidaysOf, workdays } }: Slot): boolean {
  // The day itself counts only where it would be the last one to book.
  const end = workdays === 0 ? day : addDays(day, -1);
  for (let one = addDays(lastDay, 1); one <= end; one = addDays(one, 1))
    if (weekdayOf(one) <= FRIDAY && holidayOn(one, holidaysOf, false) !== undefined) return true;
  return false;
}
