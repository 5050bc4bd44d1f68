import { isDay } from '../../../../../src/lib/days';

/** The order of day and month between slashes. */
export type SlashOrder = 'day' | 'month';

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const WITH_TIME = /[T ]\d{1,2}:\d{2}.*$/;

const plainDay = (text: string) => text.trim().replace(WITH_TIME, '');

/** Returns whether days between slashes begin with the day or the month; undefined if none shows it, or both are. */
export function slashOrderOf(texts: readonly string[]): SlashOrder | undefined {
  const orders = new Set<SlashOrder>();
  for (const text of texts) {
    const [, first = '', second = ''] = SLASHED.exec(plainDay(text)) ?? [];
    if (Number(first) > 12) orders.add('day');
    if (Number(second) > 12) orders.add('month');
  }
  return orders.size === 1 ? [...orders][0] : undefined;
}

/**
 * Reads a day: 31.12.2026, 31.12.26, 31-12-2026, 2026-12-31, 2026/12/31, 20261231, each also with a time, and with slashes
 * if it is sure which is the month.
 *
 * @param order of the column, for days that do not show it
 */
export function readDay(text: string, order?: SlashOrder): string | 'unreadable' | 'ambiguous' {
  const plain = plainDay(text);
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(plain) ?? [];
  if (year && month && day) return validDay(year, month, day);
  const [, first, second, last] = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4}|\d{2})$/.exec(plain) ?? [];
  if (first && second && last) return validDay(last, second, first);
  const [, one, other, slashedYear] = SLASHED.exec(plain) ?? [];
  if (!one || !other || !slashedYear) return 'unreadable';
  const own = slashOrderOf([plain]) ?? (one === other ? 'day' : order);
  if (!own) return 'ambiguous';
  return own === 'day' ? validDay(slashedYear, other, one) : validDay(slashedYear, one, other);
}

function validDay(year: string, month: string, day: string): string | 'unreadable' {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : 'unreadable';
}
