import { addDays, weekdayOf } from '../../lib/days';
import type { State } from './states';

/** A public holiday of a Land. */
export type PublicHoliday = {
  /** 'YYYY-MM-DD'. */
  day: string;
  name: HolidayName;
  /** True if only some towns of the Land have it. */
  isRegional: boolean;
};

type Rule = {
  /** Day of the month, as '10-03', or the distance from Easter Sunday in days, or a function. */
  date: string | number | ((year: number) => string);
  /** The Länder that have it; default: all. */
  states?: readonly State[];
  /** The Länder of which only some towns have it. */
  regional?: readonly State[];
  /** The years in which it is a holiday; default: every year. */
  years?: readonly number[];
};

/**
 * The public holidays by the laws of the Länder as of 2023. Only some towns have Corpus Christi in Saxony and
 * Thuringia, Assumption Day in Bavaria, and the Peace Festival (Augsburg alone).
 */
const RULES = {
  newYear: { date: '01-01' },
  epiphany: { date: '01-06', states: ['BW', 'BY', 'ST'] },
  womensDay: { date: '03-08', states: ['BE', 'MV'] },
  goodFriday: { date: -2 },
  easterSunday: { date: 0, states: ['BB'] },
  easterMonday: { date: 1 },
  labourDay: { date: '05-01' },
  ascension: { date: 39 },
  whitSunday: { date: 49, states: ['BB'] },
  whitMonday: { date: 50 },
  corpusChristi: { date: 60, states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'], regional: ['SN', 'TH'] },
  uprising1953: { date: '06-17', states: ['BE'], years: [2028] },
  peaceFestival: { date: '08-08', states: [], regional: ['BY'] },
  assumption: { date: '08-15', states: ['SL'], regional: ['BY'] },
  childrensDay: { date: '09-20', states: ['TH'] },
  germanUnity: { date: '10-03' },
  reformation: { date: '10-31', states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'] },
  allSaints: { date: '11-01', states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  repentance: { date: wednesdayOfRepentance, states: ['SN'] },
  christmas: { date: '12-25' },
  secondChristmas: { date: '12-26' },
} as const satisfies Record<string, Rule>;

/** The name of a holiday, the key of its label. */
export type HolidayName = keyof typeof RULES;

/** Returns the Wednesday before 23 November. */
function wednesdayOfRepentance(year: number): string {
  const last = `${year}-11-22`;
  return addDays(last, -((weekdayOf(last) + 4) % 7));
}

/** Returns Easter Sunday of a year after 1582, 'YYYY-MM-DD' (the algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  const [month, date] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

const dayOf = (date: Rule['date'], year: number): string => {
  if (typeof date === 'function') return date(year);
  return typeof date === 'number' ? addDays(easterSunday(year), date) : `${year}-${date}`;
};

const holidaysByYear = new Map<string, readonly PublicHoliday[]>();

/** Returns the holidays of a Land in a year, by day. */
export function publicHolidays(state: State, year: number): readonly PublicHoliday[] {
  const key = `${state} ${year}`;
  const holidays = holidaysByYear.get(key) ?? holidaysOf(state, year);
  holidaysByYear.set(key, holidays);
  return holidays;
}

const holidaysOf = (state: State, year: number): PublicHoliday[] =>
  (Object.entries(RULES) as [HolidayName, Rule][])
    .flatMap(([name, { date, states, regional = [], years }]) => {
      const isRegional = regional.includes(state);
      const applies = isRegional || !states || states.includes(state);
      return applies && (!years || years.includes(year)) ? [{ day: dayOf(date, year), name, isRegional }] : [];
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1));

/** Returns the holiday on a day in a Land, if there is one. @param withRegional true to include those of some towns */
export const holidayOn = (day: string, state: State, withRegional: boolean): HolidayName | undefined =>
  publicHolidays(state, Number(day.slice(0, 4))).find((one) => one.day === day && (withRegional || !one.isRegional))
    ?.name;
