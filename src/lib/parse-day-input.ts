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
const RELATIVE_DAYS: Readonly<Record<string, number>> = {
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
const NUMERIC = /^(\d{1,2})[.,\-/ ]+(\d{1,2})[.,\-/ ]*(\d{4}|\d{2})?$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DIGITS_ONLY = /^(\d\d)(\d\d)(\d{4}|\d{2})?$/;
/** Matches a weekday before a date, as in 'Sa, 21.11.', which is skipped. */
const LEADING_WEEKDAY = /^(\p{L}{2,})\.?,?\s+(?=.*\d)/u;

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
  const offset = Object.hasOwn(RELATIVE_DAYS, text) ? RELATIVE_DAYS[text] : undefined;
  if (offset !== undefined) return { day: addDays(today, offset) };
  const weekday = weekdayNamed(text.replace(/\.$/, ''));
  if (weekday > 0) return { day: addDays(today, (weekday - weekdayOf(today) + 7) % 7) };
  const [prefix, weekdayName = ''] = LEADING_WEEKDAY.exec(text) ?? [];
  const parts = parseParts(prefix && weekdayNamed(weekdayName) > 0 ? text.slice(prefix.length) : text);
  if (!parts) return { problem: 'unreadable' };
  const day = dayOf(parts, today);
  return day === undefined ? { problem: 'impossible' } : { day };
}

const weekdayNamed = (text: string): number => WEEKDAYS.findIndex((name) => name.test(text)) + 1;

type DateParts = { date: string | undefined; month: string | undefined; year: string | undefined };

/** Returns day, month and year as numbers; undefined if the text is no date at all. */
function parseParts(text: string): DateParts | undefined {
  const [isYearFirst, firstYear, firstMonth, lastDate] = YEAR_FIRST.exec(text) ?? [];
  if (isYearFirst) return { date: lastDate, month: firstMonth, year: firstYear };
  const digits = NUMERIC.exec(text) ?? DIGITS_ONLY.exec(text);
  if (digits) return { date: digits[1], month: digits[2], year: digits[3] };
  const [, dayFirst, nameLast, yearLast] = DAY_FIRST.exec(text) ?? [];
  const [, nameFirst, dayLast, yearAfter] = MONTH_FIRST.exec(text) ?? [];
  const name = nameLast ?? nameFirst;
  const month = name === undefined ? 0 : MONTHS.findIndex((prefix) => prefix.test(name)) + 1;
  return month > 0 ? { date: dayFirst ?? dayLast, month: String(month), year: yearLast ?? yearAfter } : undefined;
}

/** Returns the day of the parts, if it exists. */
function dayOf({ date, month, year }: DateParts, today: string): string | undefined {
  const inYear = (fullYear: number | string) => `${fullYear}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  if (year) {
    const day = inYear(year.length === 2 ? `20${year}` : year);
    return isDay(day) ? day : undefined;
  }
  const thisYear = Number(today.slice(0, 4));
  const days = Array.from({ length: MAX_YEARS + 1 }, (_, years) => inYear(thisYear + years));
  return days.find((day) => isDay(day) && day >= today);
}
