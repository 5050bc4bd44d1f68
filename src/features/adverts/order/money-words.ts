import { formatNumber } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locale';
import { type AdvertPrice, type AdvertPriceItem, allWithVat, withVat } from '../../../model/answers/advert-price';

const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Formats an amount with its cents: '24,00 €'. */
export function exactAmount(cents: number, locale: Locale): string {
  formats[locale] ??= new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
  });
  return formats[locale].format(cents / 100);
}

/** Formats a rate of VAT: 1900 is '19', 750 is '7,5'. */
export const rateText = (share: number, locale: Locale): string => formatNumber(share / 100, locale, 2);

/** A line of a price: days of one price, the difference to the least price, a voucher. */
export type PriceRow = Pick<AdvertPriceItem, 'kind' | 'tierShare' | 'repeatShare' | 'code' | 'share'> & {
  key: string;
  count: number;
  /** Its days, 'YYYY-MM-DD'. */
  dates: readonly string[];
  /** The price of each; undefined if times `count` it is not `sum`, because VAT is rounded. */
  each: number | undefined;
  sum: number;
};

/**
 * Returns the lines of a price in order of first appearance; days of the same price and discounts are grouped.
 *
 * @param isGross true for amounts with VAT; the lines then add up to the total
 */
export function priceRows({ items, vatShare }: Pick<AdvertPrice, 'items' | 'vatShare'>, isGross: boolean): PriceRow[] {
  const rows = new Map<string, PriceRow & { each: number }>();
  for (const { date, cents, ...item } of items) {
    const key = [item.kind, cents, item.tierShare, item.repeatShare].join(' ');
    const { count, dates, sum } = rows.get(key) ?? { count: 0, dates: [], sum: 0 };
    const all = date ? [...dates, date] : dates;
    rows.set(key, { ...item, key, count: count + 1, dates: all, each: cents, sum: sum + cents });
  }
  const all = [...rows.values()];
  if (!isGross) return all;
  const sums = allWithVat(
    all.map(({ sum }) => sum),
    vatShare,
  );
  return all.map((row, index) => {
    const [sum = 0, each] = [sums[index], withVat(row.each, vatShare)];
    return { ...row, sum, each: each * row.count === sum ? each : undefined };
  });
}
