import { addDays } from '../../../src/lib/days';
import { type Day, easterOf, firstAdventOf, monthDayOf, partsOf } from './calendar';

/** Checks whether a day is in the season. */
export type Season = (day: Day) => boolean;

/** Creates a season from one day of the year to another, both MM-DD and included; may run over New Year. */
export const between =
  (from: string, to: string): Season =>
  (day) => {
    const monthDay = monthDayOf(day);
    return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
  };

/** The season from the Thursday before the first Sunday of Advent to 23 December. */
export const inAdvent: Season = (day) =>
  day >= addDays(firstAdventOf(partsOf(day).year), -3) && monthDayOf(day) <= '12-23' && partsOf(day).month > 10;

/** The season from Epiphany to the Tuesday before Ash Wednesday. */
export const inFasnet: Season = (day) => {
  const { year } = partsOf(day);
  return monthDayOf(day) >= '01-06' && day <= addDays(easterOf(year), -47);
};

/** The two weeks before Easter. */
const beforeEaster: Season = (day) => {
  const easter = easterOf(partsOf(day).year);
  return day >= addDays(easter, -15) && day <= addDays(easter, -1);
};

/** The days from Holy Saturday to Easter Monday. */
export const atEaster: Season = (day) => {
  const easter = easterOf(partsOf(day).year);
  return day >= addDays(easter, -1) && day <= addDays(easter, 1);
};

/** The warm evenings. */
const inSummer: Season = between('06-01', '09-10');

/** The season of autumn leaves. */
const inAutumn: Season = between('09-10', '11-15');

/** The season of possible snow on the Alb. */
const inWinter: Season = between('12-05', '02-28');

/** The season of markets and walks. */
const outdoors: Season = between('04-01', '10-31');

/** The time outside the long summer holidays, for courses and clubs. */
export const inTerm: Season = between('09-10', '07-25');

/** The seasons by their names in texts. */
export const SEASONS: Record<string, Season> = {
  ...{ advent: inAdvent, autumn: inAutumn, fasnet: inFasnet, summer: inSummer, term: inTerm, winter: inWinter },
  ...{ beforeEaster, easter: atEaster, outdoors },
};
