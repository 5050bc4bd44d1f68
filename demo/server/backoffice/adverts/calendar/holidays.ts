import { type HolidayName, publicHolidays } from '../../../../../src/model/series/public-holidays';
import type { State } from '../../../../../src/model/series/states';

const NAMES: Readonly<Record<HolidayName, string>> = {
  newYear: 'Neujahr',
  epiphany: 'Heilige Drei Könige',
  womensDay: 'Frauentag',
  goodFriday: 'Karfreitag',
  easterSunday: 'Ostersonntag',
  easterMonday: 'Ostermontag',
  labourDay: 'Tag der Arbeit',
  ascension: 'Christi Himmelfahrt',
  whitSunday: 'Pfingstsonntag',
  whitMonday: 'Pfingstmontag',
  corpusChristi: 'Fronleichnam',
  uprising1953: '75. Jahrestag des Aufstandes vom 17. Juni 1953',
  peaceFestival: 'Augsburger Friedensfest',
  assumption: 'Mariä Himmelfahrt',
  childrensDay: 'Weltkindertag',
  germanUnity: 'Tag der Deutschen Einheit',
  reformation: 'Reformationstag',
  allSaints: 'Allerheiligen',
  repentance: 'Buß- und Bettag',
  christmas: '1. Weihnachtstag',
  secondChristmas: '2. Weihnachtstag',
};

/** A public holiday with its name. */
export type Holiday = { day: string; name: string };

/** Returns the public holidays of a year that all of a Land have. */
export const holidaysOf = (state: State, year: number): Holiday[] =>
  publicHolidays(state, year).flatMap(({ day, name, isRegional }) => (isRegional ? [] : [{ day, name: NAMES[name] }]));

/** Returns the public holidays of a year of some Länder, by day. */
export function holidaysOfAll(states: readonly State[], year: number): Holiday[] {
  const byDay = new Map(
    states.flatMap((state) => holidaysOf(state, year).map((holiday) => [holiday.day, holiday] as const)),
  );
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}
