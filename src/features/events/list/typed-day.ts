import { toDay } from '../../../lib/days';

/** Beginnings of the months' names, German and English. */
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

const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(\p{L}{3,})\.?,?\s*(\d{4})?$/u;
const MONTH_FIRST = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?$/u;

/**
 * Reads a day as a visitor types it, with the month in figures or in words: '24.12.2026', '24/12/2026', '5 Dec 2026'.
 * Without a year: the next such day.
 */
export function typedDay(typed: string, today: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const [, dayFirst, nameLast, yearLast] = DAY_FIRST.exec(text) ?? [];
  const [, nameFirst, dayLast, yearAfter] = MONTH_FIRST.exec(text) ?? [];
  const name = nameLast ?? nameFirst;
  if (name === undefined) return toDay(text.replaceAll('/', '.'), today);
  const month = MONTHS.findIndex((beginning) => beginning.test(name)) + 1;
  return month > 0 ? toDay(`${dayFirst ?? dayLast}.${month}.${yearLast ?? yearAfter ?? ''}`, today) : undefined;
}
