import { isDay } from './days';

/** What was typed in place of a day: a day, one that no calendar has (31.2.), or something else. */
export type TypedDay = { day?: string; problem?: 'impossible' | 'unreadable' };

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

const ISO = /^\d{4}-\d\d-\d\d$/;
const IN_FIGURES = /^(\d{1,2})[.\-/ ]+(\d{1,2})[.\-/ ]*(\d{4}|\d{2})?$/;
const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(\p{L}{3,})\.?,?\s*(\d{4})?$/u;
const MONTH_FIRST = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?$/u;

/** From one 29 February to the next, over a year like 2100. */
const MOST_YEARS = 8;

/**
 * Reads a day as a visitor types it, with the month in figures or in words: '24.12.2026', '24.12.', '24/12/26',
 * '2026-12-24', '5 Dec 2026'. Without a year: the next such day. An empty text is neither a day nor a problem.
 */
export function typedDay(typed: string, today: string): TypedDay {
  const text = typed.trim().toLowerCase();
  if (!text) return {};
  const days = ISO.test(text) ? [text] : meantDays(text, today);
  if (!days) return { problem: 'unreadable' };
  const day = days.find(isDay);
  return day ? { day } : { problem: 'impossible' };
}

/** What the text can mean, whether or not such days exist; undefined when it names none. */
function meantDays(text: string, today: string): string[] | undefined {
  const [, inFigures, monthInFigures, yearInFigures] = IN_FIGURES.exec(text) ?? [];
  const [, dayFirst, nameLast, yearLast] = DAY_FIRST.exec(text) ?? [];
  const [, nameFirst, dayLast, yearAfter] = MONTH_FIRST.exec(text) ?? [];
  const date = inFigures ?? dayFirst ?? dayLast;
  const month = monthInFigures ?? monthNamed(nameLast ?? nameFirst);
  const year = yearInFigures ?? yearLast ?? yearAfter;
  if (!date || !month) return undefined;
  const inYear = (fullYear: number) => `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (year) return [inYear(Number(year.length === 2 ? `20${year}` : year))];
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: MOST_YEARS + 1 }, (_, years) => inYear(thisYear + years)).filter((day) => day >= today);
}

function monthNamed(name: string | undefined): string | undefined {
  const index = name === undefined ? -1 : MONTHS.findIndex((beginning) => beginning.test(name));
  return index < 0 ? undefined : String(index + 1);
}
