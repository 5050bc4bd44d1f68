import { daysBetween, weekdayOf } from '../../../../../src/lib/days';
import type { SlotDays } from '../../../adverts/closed-days';
import { isDay } from '../../../platform/berlin-day';
import { holidaysOf } from './holidays';
import type { CalendarPlace } from './occupancy';
import { daysOf } from './period';

/** The chosen places and days, as they stand in the address of the form. */
export type DaysChoice = {
  slots: readonly string[];
  media: readonly string[];
  /** The first and the last day of a range, as typed; '' without one. */
  from: string;
  to: string;
  /** The weekdays in the range, Monday is 1; none for all. */
  weekdays: readonly number[];
  /** Single public holidays, and years with all of theirs. */
  holidays: readonly string[];
  years: readonly number[];
};

/** The problems of a choice, by their fields. */
export type DaysFaults = Partial<Record<'slots' | 'from' | 'to', string>>;

/** The maximum number of days of a range: nobody books further ahead. */
const MAX_RANGE_DAYS = 731;
const MAX_VALUES = 1000;
const DAYS_IN_WEEK = 7;

/** Reads a choice. */
export function readDays(sent: URLSearchParams): DaysChoice {
  const all = (name: string) => [...new Set(sent.getAll(name).slice(0, MAX_VALUES))];
  const line = (name: string) => (sent.get(name) ?? '').trim().slice(0, 10);
  return {
    ...{ slots: all('slot'), media: all('medium'), from: line('from'), to: line('to') },
    weekdays: all('weekday')
      .map(Number)
      .filter((day) => Number.isInteger(day) && day >= 1 && day <= DAYS_IN_WEEK),
    holidays: all('holiday').filter(isDay),
    years: all('year')
      .map(Number)
      .filter((year) => Number.isInteger(year) && year >= 2000 && year <= 2999),
  };
}

/** Writes a choice as it stands in an address. */
export function writeDays({ slots, media, from, to, weekdays, holidays, years }: DaysChoice): string {
  const entries: [string, string | number][] = [
    ...slots.map((slot): [string, string] => ['slot', slot]),
    ...media.map((medium): [string, string] => ['medium', medium]),
    ...(from === '' ? [] : [['from', from] as [string, string]]),
    ...(to === '' ? [] : [['to', to] as [string, string]]),
    ...weekdays.map((day): [string, number] => ['weekday', day]),
    ...holidays.map((day): [string, string] => ['holiday', day]),
    ...years.map((year): [string, number] => ['year', year]),
  ];
  return String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
}

/** Returns the problems of a choice. @param today in Berlin */
export function faultsOf(choice: DaysChoice, today: string): DaysFaults {
  const { slots, media, from, to, holidays, years } = choice;
  const hasHolidays = holidays.length > 0 || years.length > 0;
  return {
    ...(slots.length + media.length === 0 && { slots: 'Bitte wählen Sie mindestens einen Werbeplatz.' }),
    ...fromFault(from, { to, hasHolidays, today }),
    ...toFault(from, to),
  };
}

function fromFault(
  from: string,
  { to, hasHolidays, today }: { to: string; hasHolidays: boolean; today: string },
): DaysFaults {
  if (from === '') return hasHolidays && to === '' ? {} : { from: 'Bitte wählen Sie einen Tag.' };
  if (!isDay(from)) return { from: 'Bitte einen Tag wie 2026-12-31.' };
  return (to === '' ? from : to) < today ? { from: 'Dieser Tag ist vorbei. Bitte wählen Sie einen ab heute.' } : {};
}

function toFault(from: string, to: string): DaysFaults {
  if (to === '') return {};
  if (!isDay(to)) return { to: 'Bitte einen Tag wie 2026-12-31.' };
  if (!isDay(from)) return {};
  if (to < from) return { to: 'Dieser Tag liegt vor dem ersten.' };
  return daysBetween(from, to) >= MAX_RANGE_DAYS ? { to: 'Bitte höchstens zwei Jahre auf einmal.' } : {};
}

/** Returns the chosen days of each chosen place; a holiday is one of the Land of the place. */
export function chosenDays(choice: DaysChoice, places: readonly CalendarPlace[]): SlotDays[] {
  const { slots, media, from, to, weekdays, holidays, years } = choice;
  const last = to === '' ? from : to;
  const range =
    from === ''
      ? []
      : daysOf({ first: from, last }).filter((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)));
  const ids = [
    ...new Set([...slots, ...places.filter(({ mediumId }) => media.includes(mediumId)).map(({ id }) => id)]),
  ];
  const holidayYears = [...new Set([...years, ...holidays.map((day) => Number(day.slice(0, 4)))])];
  return ids.map((slot) => {
    const place = places.find(({ id }) => id === slot);
    const own = place
      ? holidayYears.flatMap((year) =>
          holidaysOf(place.closing.holidaysOf, year)
            .map(({ day }) => day)
            .filter((day) => years.includes(year) || holidays.includes(day)),
        )
      : [];
    return { slot, days: [...new Set([...range, ...own])].sort() };
  });
}
