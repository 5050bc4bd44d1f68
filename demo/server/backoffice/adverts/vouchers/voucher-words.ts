import { moneyText, shareText } from '../../../adverts/invoice/invoice-words';
import { shortDay } from '../../page/day-words';
import type { VoucherRow } from './find-vouchers';

/** Formats what a voucher takes off. */
export const valueText = ({ share, cents }: Pick<VoucherRow, 'share' | 'cents'>): string =>
  share === null ? moneyText(cents ?? 0, 'de') : shareText(share, 'de');

/** Formats the days on which a voucher is valid. */
export function validText({ first, last }: Pick<VoucherRow, 'first' | 'last'>, today: string): string {
  const parts = [first && `ab ${shortDay(first, today)}`, last && `bis ${shortDay(last, today)}`].filter(Boolean);
  return parts.length === 0 ? 'immer' : parts.join(' ');
}
