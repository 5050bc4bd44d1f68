import { moneyText, shareText } from '../../../adverts/invoice/invoice-words';
import { shortDay } from '../../page/day-words';
import type { Html } from '../../page/page';
import { twoLines } from '../../ui/table';
import type { VoucherRow } from './find-vouchers';

/** Formats what a voucher takes off. */
export const valueText = ({ share, cents }: Pick<VoucherRow, 'share' | 'cents'>): string =>
  share === null ? moneyText(cents ?? 0, 'de') : shareText(share, 'de');

/** Renders the days on which a voucher is valid, the first above the last. */
export function validLines({ first, last }: Pick<VoucherRow, 'first' | 'last'>, today: string): Html | string {
  const [from, until] = [first && `ab ${shortDay(first, today)}`, last && `bis ${shortDay(last, today)}`];
  if (from && until) return twoLines(from, until);
  return from || until || 'immer';
}
