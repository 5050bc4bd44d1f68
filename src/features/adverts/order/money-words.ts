import { formatNumber } from '../../../i18n/day-format';
import type { Locale } from '../../../i18n/locale';
import type { AdvertPriceItem } from '../../../model/adverts/advert-price';

const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** An amount of a bill, always with its cents: '24,00 €'. */
export function billWords(cents: number, locale: Locale): string {
  formats[locale] ??= new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
  });
  return formats[locale].format(cents / 100);
}

/** A rate of VAT: 1900 is '19', 750 is '7,5'. */
export const rateWords = (share: number, locale: Locale): string => formatNumber(share / 100, locale, 2);

/** Days of one price. */
export type DayLine = { count: number; cents: number; sum: number };

/** The days of an order by what each of them costs, in the order in which these prices come first. */
export function dayLines(items: readonly AdvertPriceItem[]): DayLine[] {
  const lines = new Map<number, DayLine>();
  for (const item of items) {
    if (item.kind !== 'day') continue;
    const { count, sum } = lines.get(item.cents) ?? { count: 0, sum: 0 };
    lines.set(item.cents, { count: count + 1, cents: item.cents, sum: sum + item.cents });
  }
  return [...lines.values()];
}
