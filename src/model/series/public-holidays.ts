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
  on: string | number | ((year: number) => string);
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
  newYear: { on: '01-01' },
  epiphany: { on: '01-06', states: ['BW', 'BY', 'ST'] },
  womensDay: { on: '03-08', states: ['BE', 'MV'] },
  goodFriday: { on: -2 },
  easterSunday: { on: 0, states: ['BB'] },
  easterMonday: { on: 1 },
  labourDay: { on: '05-01' },
  ascension: { on: 39 },
  whitSunday: { on: 49, states: ['BB'] },
  whitMonday: { on: 50 },
  corpusChristi: { on: 60, states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'], regional: ['SN', 'TH'] },
  uprising1953: { on: '06-17', states: ['BE'], years: [2028] },
  peaceFestival: { on: '08-08', states: [], regional: ['BY'] },
  assumption: { on: '08-15', states: ['SL'], regional: ['BY'] },
  childrensDay: { on: '09-20', states: ['TH'] },
  germanUnity: { on: '10-03' },
  reformation: { on: '10-31', states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'] },
  allSaints: { on: '11-01', states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  repentance: { on: wednesdayOfRepentance, states: ['SN'] },
  christmas: { on: '12-25' },
  secondChristmas: { on: '12-26' },
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

const dayOf = (on: Rule['on'], year: number): string => {
  if (typeof on === 'function') return on(year);
  return typeof on === 'number' ? addDays(easterSunday(year), on) : `${year}-${on}`;
};

const known = new Map<string, readonly PublicHoliday[]>();

/** Returns the holidays of a Land in a year, by day. */
export function publicHolidays(state: State, year: number): readonly PublicHoliday[] {
  const key = `${state} ${year}`;
  const found = known.get(key) ?? holidaysOf(state, year);
  known.set(key, found);
  return found;
}

const holidaysOf = (state: State, year: number): PublicHoliday[] =>
  (Object.entries(RULES) as [HolidayName, Rule][])
    .flatMap(([name, { on, states, regional = [], years }]) => {
      const isRegional = regional.includes(state);
      const isHere = isRegional || !states || states.includes(state);
      return isHere && (!years || years.includes(year)) ? [{ day: dayOf(on, year), name, isRegional }] : [];
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1));

/** Returns the holiday on a day in a Land, if there is one. @param withRegional true to include those of some towns */
export const holidayOn = (day: string, state: State, withRegional: boolean): HolidayName | undefined =>
  publicHolidays(state, Number(day.slice(0, 4))).find((one) => one.day === day && (withRegional || !one.isRegional))
    ?.name;
