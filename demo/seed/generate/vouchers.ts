import { addDays } from '../../../src/lib/days';
import type { VoucherValue } from '../../server/adverts/prices';
import type { Day } from './calendar';

/** A voucher of the demo beside those of its catalogue, with the days on which it is valid. */
export type DemoVoucher = {
  client: string;
  code: string;
  share: number;
  uses: number;
  first?: Day;
  last?: Day;
  /** True for one that its orders have used up. */
  isUsedUp?: boolean;
};

/** Returns vouchers in every state: used up, over, and not yet valid. */
export const demoVouchers = (today: Day): DemoVoucher[] =>
  ['stadt', 'zeitung'].flatMap((client) => [
    { client, code: 'ERSTE-ANZEIGE', share: 5000, uses: 3, isUsedUp: true },
    { client, code: 'SOMMERPAUSE', share: 1500, uses: 40, first: addDays(today, -150), last: addDays(today, -60) },
    { client, code: 'NEUES-JAHR', share: 2000, uses: 50, first: addDays(today, 25), last: addDays(today, 85) },
  ]);

/** The vouchers that are always valid, by client; they are in the catalogue. */
const LASTING: Readonly<Record<string, VoucherValue>> = {
  stadt: { code: 'VEREIN20', cents: 2000 },
  zeitung: { code: 'WILLKOMMEN', share: 1000 },
};

/** The distance of the orders of a slot that use a voucher, and the first of them. */
const [EVERY, FIRST] = [9, 4];

/**
 * Returns the voucher of an order of a slot: one that is valid on its day; undefined for most orders.
 *
 * @param index of the order among those of its slot
 */
export function voucherOf(
  { client, orderedOn }: { client: string; orderedOn: Day },
  index: number,
  today: Day,
): VoucherValue | undefined {
  if (index !== 0 && index % EVERY !== FIRST) return undefined;
  const limited = demoVouchers(today).find(
    ({ client: owner, first, last, isUsedUp }) =>
      owner === client && (index === 0 ? isUsedUp : first && first <= orderedOn && orderedOn <= (last ?? today)),
  );
  return limited ? { code: limited.code, share: limited.share } : LASTING[client];
}
