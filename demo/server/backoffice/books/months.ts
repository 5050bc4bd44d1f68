import { formatDay } from '../../../../src/i18n/formats';

/** Names a month 'YYYY-MM', as in 'Oktober 2026'. */
export const monthTitle = (month: string): string => formatDay(`${month}-01`, 'de', 'monthAndYear');

/** Returns the month of a day. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** Returns the months of the quarter of a month, the first one first. */
export function quarterOf(month: string): [string, string, string] {
  const [year = '', number = ''] = month.split('-');
  const first = Math.floor((Number(number) - 1) / 3) * 3 + 1;
  const nameOf = (one: number) => `${year}-${String(one).padStart(2, '0')}`;
  return [nameOf(first), nameOf(first + 1), nameOf(first + 2)];
}

/** Names a quarter by one of its months, as in '4. Quartal 2026'. */
export const quarterTitle = (month: string): string =>
  `${Math.ceil(Number(month.slice(5)) / 3)}. Quartal ${month.slice(0, 4)}`;
