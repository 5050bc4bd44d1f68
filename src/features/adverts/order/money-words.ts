import { formatNumber } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locale';
import { type AdvertPrice, type AdvertPriceItem, allWithVat, withVat } from '../../../model/answers/advert-price';

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

/** A line of a price: days of one price, what is missing to the least price, a voucher. */
export type PriceRow = Pick<AdvertPriceItem, 'kind' | 'tierShare' | 'repeatShare' | 'code' | 'share'> & {
  key: string;
  count: number;
  /** What each costs; undefined where that times `count` is not `sum`, because VAT is rounded. */
  each: number | undefined;
  sum: number;
};

/**
 * The lines of a price in the order in which they come first; days are put together by what they cost and why.
 *
 * @param isGross whether with VAT; the lines then add up to what has to be paid
 */
export function priceRows({ items, vatShare }: Pick<AdvertPrice, 'items' | 'vatShare'>, isGross: boolean): PriceRow[] {
  const rows = new Map<string, PriceRow & { each: number }>();
  for (const { date: _, cents, ...item } of items) {
    const key = [item.kind, cents, item.tierShare, item.repeatShare].join(' ');
    const { count, sum } = rows.get(key) ?? { count: 0, sum: 0 };
    rows.set(key, { ...item, key, count: count + 1, each: cents, sum: sum + cents });
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
