import { noonOf } from '../lib/days';
import type { Locale } from './locale';

const TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** The formats of a day: 'Sa, 21. Nov.', 'Samstag, 21. November 2026', 'Sa', '21', 'Nov'. */
const STYLES = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  shortWithYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  longWithoutYear: { weekday: 'long', day: 'numeric', month: 'long' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'short' },
  date: { day: 'numeric' },
  month: { month: 'short' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  dayMonthAndYear: { day: 'numeric', month: 'short', year: 'numeric' },
  longWeekday: { weekday: 'long' },
  monthAndYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, style: DayStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const cached = formats.get(key);
  if (cached) return cached;
  // Days are formatted at noon UTC: the zone must be fixed, or the visitor's zone would shift the day.
  const format = new Intl.DateTimeFormat(TAGS[locale], { ...STYLES[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Formats a day 'YYYY-MM-DD' in the visitor's language, whatever the visitor's time zone. */
export function formatDay(day: string, locale: Locale, style: DayStyle): string {
  // Browsers disagree on the dot after a short German weekday; the product writes 'Sa, 21. Nov.'.
  const text = formatOf(locale, style)
    .format(noonOf(day))
    .replace(/^(\p{L}+)\.,/u, '$1,');
  // The date block on a card shows 'Nov', not 'Nov.', since it has little room (German uses 'Sept' for September).
  if (style === 'month' || style === 'weekday' || style === 'date') return text.replace(/\.$/, '');
  // 'Sa, 21. Nov.' and 'Sat, 21 Nov': browsers disagree on the separator between weekday and date.
  return 'weekday' in STYLES[style] ? text.replace(/^(\p{L}+)\.?,? /u, '$1, ') : text;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** @param currency as in 'EUR'; undefined for a plain number */
function numberFormat(
  locale: Locale,
  currency: string | undefined,
  minDecimals: number,
  maxDecimals: number,
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${minDecimals} ${maxDecimals}`;
  const cached = numberFormats.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(TAGS[locale], {
    ...(currency && { style: 'currency', currency }),
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  });
  numberFormats.set(key, format);
  return format;
}

/** Formats a number with the language's separators, as in '1.204'. */
export const formatNumber = (value: number, locale: Locale, digits = 0): string =>
  numberFormat(locale, undefined, 0, digits).format(value);

/** Formats metres as a distance: '850 m', '3,1 km', '12 km'. */
export function formatDistance(metres: number, locale: Locale): string {
  if (metres < 1000) return `${Math.round(metres / 10) * 10} m`;
  return `${formatNumber(metres / 1000, locale, metres < 10_000 ? 1 : 0)} km`;
}

/** Checks whether a text is a currency code, three letters as in ISO 4217: formatting any other would fail. */
export const isCurrency = (text: unknown): text is string => typeof text === 'string' && /^[A-Z]{3}$/.test(text);

/** Formats cents as money, as in '12,50 €' or '8 €'. */
export const formatMoney = (cents: number, currency: string, locale: Locale): string =>
  numberFormat(locale, currency, cents % 100 === 0 ? 0 : 2, 2).format(cents / 100);
