import type { Locale } from '../../../src/i18n/locale';
import { noonOf } from '../../../src/lib/days';
import { plainText } from '../../../src/lib/plain-text';
import type { FeedDate, FeedEvent, FeedPlace } from './feed-event';

/** The texts of feeds. */
export const feedTexts = {
  de: {
    title: (client: string) => `${client}: Veranstaltungen`,
    about: (client: string) => `Termine aus dem Veranstaltungskalender ${client}`,
    cancelled: 'Abgesagt',
    postponed: 'Verschoben, neuer Termin folgt',
    moved: 'Anderer Ort',
    soldOut: 'Ausverkauft',
    openPlace: 'Ort noch offen',
    insteadOf: (day: string) => `Verschoben vom ${day}`,
    promoter: (name: string) => `Veranstalter: ${name}`,
    free: 'Eintritt frei',
    from: (price: string) => `ab ${price}`,
    upTo: (price: string) => `bis ${price}`,
    clock: (time: string) => `${time} Uhr`,
  },
  en: {
    title: (client: string) => `${client}: events`,
    about: (client: string) => `Dates from the calendar of events ${client}`,
    cancelled: 'Cancelled',
    postponed: 'Postponed, new date to be announced',
    moved: 'Other place',
    soldOut: 'Sold out',
    openPlace: 'Place to be announced',
    insteadOf: (day: string) => `Postponed from ${day}`,
    promoter: (name: string) => `Organiser: ${name}`,
    free: 'Free admission',
    from: (price: string) => `from ${price}`,
    upTo: (price: string) => `up to ${price}`,
    clock: (time: string) => time,
  },
} as const;

const LANGUAGE: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

const dayFormats = {
  de: dayFormat('de'),
  en: dayFormat('en'),
};
const moneyFormats = { de: moneyFormat('de'), en: moneyFormat('en') };

function dayFormat(locale: Locale) {
  const options = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(LANGUAGE[locale], { ...options, timeZone: 'UTC' });
}
function moneyFormat(locale: Locale) {
  return new Intl.NumberFormat(LANGUAGE[locale], { style: 'currency', currency: 'EUR' });
}

/** Formats a day: 'Fr., 15. Mai 2026'. */
export const formatDay = (day: string, locale: Locale): string => dayFormats[locale].format(noonOf(day));

/** Formats the planned time of a date: 'Fr., 15. Mai 2026, 19:30 Uhr'. */
export function formatWhen({ date, endDate, from, until, fullDay }: FeedDate, locale: Locale): string {
  const days = endDate
    ? dayFormats[locale].formatRange(noonOf(date), noonOf(endDate))
    : dayFormats[locale].format(noonOf(date));
  if (fullDay || !from) return days;
  return `${days}, ${feedTexts[locale].clock(until && until !== from ? `${from}–${until}` : from)}`;
}

/** Formats name, street and town of a location on one line. */
export function feedPlaceLabel({ name, street, zipcode, town }: FeedPlace): string {
  const townLine = [zipcode, town && !name.endsWith(town) ? town : ''].filter(Boolean).join(' ');
  return [name, street, townLine].filter(Boolean).join(', ');
}

/** Formats the price as in the list; '' without one. */
export function formatPrice({ free, price }: Pick<FeedEvent, 'free' | 'price'>, locale: Locale): string {
  const texts = feedTexts[locale];
  const { text, from, to } = price ?? {};
  const formatMoney = (cents: number) => moneyFormats[locale].format(cents / 100);
  if (free || (from === 0 && !to)) return texts.free;
  if (from !== undefined && to !== undefined)
    return from === to ? formatMoney(to) : `${formatMoney(from)} – ${formatMoney(to)}`;
  if (from !== undefined) return texts.from(formatMoney(from));
  return to === undefined ? (text ?? '') : texts.upTo(formatMoney(to));
}

/** Returns plain text of at most this many characters, cut between words. */
export function shortenHtml(html: string, maxLength: number): string {
  const text = plainText(html);
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}
