import { addDays, isDay, weekdayOf } from './days';

/** The result of parsing a typed day: a day, an impossible one (31.2.), or unreadable text. */
export type ParsedDay = { day?: string; problem?: 'impossible' | 'unreadable' };

/** Prefixes of the months' names. */
const MONTHS = [
  /^jan/,
  /^feb/,
  /^(mär|mar|mae|mrz)/,
  /^apr/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o[kc]t/,
  /^nov/,
  /^de[zc]/,
];

/** Prefixes of the weekdays' names, from Monday on. */
const WEEKDAYS = [
  /^mo(n(day|tag)?)?$/,
  /^(di(enstag)?|tue(s(day)?)?)$/,
  /^(mi(ttwoch)?|wed(nesday)?)$/,
  /^(do(nnerstag)?|thu(rs(day)?)?)$/,
  /^fr(i(day)?|eitag)?$/,
  /^(sa(mstag)?|sonnabend|sat(urday)?)$/,
  /^(so(nntag)?|sun(day)?)$/,
];

/** Words for a day by their distance from today in days. */
const NEARBY: Readonly<Record<string, number>> = {
  vorgestern: -2,
  gestern: -1,
  yesterday: -1,
  heute: 0,
  today: 0,
  morgen: 1,
  tomorrow: 1,
  übermorgen: 2,
  uebermorgen: 2,
};

const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(\p{L}{3,})\.?,?\s*(\d{4})?$/u;
const MONTH_FIRST = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?$/u;
/** Matches a date in digits; also with commas, as the number pad of a German phone has no point. */
const IN_FIGURES = /^(\d{1,2})[.,\-/ ]+(\d{1,2})[.,\-/ ]*(\d{4}|\d{2})?$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const FIGURES_ALONE = /^(\d\d)(\d\d)(\d{4}|\d{2})?$/;
/** Matches a weekday before a date, as in 'Sa, 21.11.', which is skipped. */
const WEEKDAY_BEFORE = /^(\p{L}{2,})\.?,?\s+(?=.*\d)/u;

/** The maximum number of years between two 29 February, as around 2100. */
const MAX_YEARS = 8;

/**
 * Reads a typed day, German and English at once: '24.12.', '24.12.26', '24/12/2026', '24122026', '5 Dec 2026', 'Sa,
 * 21.11.', 'morgen', 'Samstag'. Without a year, or with a weekday alone, it is the next such day, today included. An
 * empty text is neither a day nor a problem.
 *
 * @param today 'YYYY-MM-DD'
 */
export function parseDayInput(typed: string, today: string): ParsedDay {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === '') return {};
  const away = Object.hasOwn(NEARBY, text) ? NEARBY[text] : undefined;
  if (away !== undefined) return { day: addDays(today, away) };
  const weekday = weekdayNamed(text.replace(/\.$/, ''));
  if (weekday > 0) return { day: addDays(today, (weekday - weekdayOf(today) + 7) % 7) };
  const [before, named = ''] = WEEKDAY_BEFORE.exec(text) ?? [];
  const parts = partsOf(before && weekdayNamed(named) > 0 ? text.slice(before.length) : text);
  if (!parts) return { problem: 'unreadable' };
  const day = dayOf(parts, today);
  return day === undefined ? { problem: 'impossible' } : { day };
}

const weekdayNamed = (text: string): number => WEEKDAYS.findIndex((name) => name.test(text)) + 1;

type Parts = { date: string | undefined; month: string | undefined; year: string | undefined };

/** Returns day, month and year as numbers; undefined if the text is no date at all. */
function partsOf(text: string): Parts | undefined {
  const [isYearFirst, firstYear, firstMonth, lastDate] = YEAR_FIRST.exec(text) ?? [];
  if (isYearFirst) return { date: lastDate, month: firstMonth, year: firstYear };
  const figures = IN_FIGURES.exec(text) ?? FIGURES_ALONE.exec(text);
  if (figures) return { date: figures[1], month: figures[2], year: figures[3] };
  const [, dayFirst, nameLast, yearLast] = DAY_FIRST.exec(text) ?? [];
  const [, nameFirst, dayLast, yearAfter] = MONTH_FIRST.exec(text) ?? [];
  const name = nameLast ?? nameFirst;
  const month = name === undefined ? 0 : MONTHS.findIndex((beginning) => beginning.test(name)) + 1;
  return month > 0 ? { date: dayFirst ?? dayLast, month: String(month), year: yearLast ?? yearAfter } : undefined;
}

/** Returns the day of the parts, if it exists. */
function dayOf({ date, month, year }: Parts, today: string): string | undefined {
  const inYear = (fullYear: number | string) => `${fullYear}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  if (year) {
    const day = inYear(year.length === 2 ? `20${year}` : year);
    return isDay(day) ? day : undefined;
  }
  const thisYear = Number(today.slice(0, 4));
  const days = Array.from({ length: MAX_YEARS + 1 }, (_, years) => inYear(thisYear + years));
  return days.find((day) => isDay(day) && day >= today);
}
