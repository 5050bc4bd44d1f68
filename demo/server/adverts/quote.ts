import type { AdvertQuotePayload } from '../../../src/model/payloads/advert-payload';
import { berlinDay } from '../berlin-day';
import type { Queryable } from '../database';
import { Problem } from '../http/problem';
import { type Price, priceOf, type VoucherValue } from './prices';
import { datesOf } from './reservations';
import { loadSlot } from './slots';

/**
 * What an order would cost now; nothing is held by asking.
 *
 * @throws {Problem} 404 not_found; 422 wrong_data, also for a voucher that cannot be used
 */
export async function quote(from: Queryable, client: string, sent: AdvertQuotePayload, now: Date): Promise<Price> {
  const slot = await loadSlot(from, client, sent.slot);
  const code = sent.voucher?.trim().toUpperCase();
  const voucher = code ? await loadVoucher(from, client, code, now) : undefined;
  return priceOf(slot.price, { dates: datesOf(sent.dates), voucher });
}

type VoucherRow = {
  share: number | null;
  cents: number | null;
  left: number;
  first: string | null;
  last: string | null;
};

/** @throws {Problem} 422 wrong_data: voucher_unknown, voucher_used_up, voucher_too_early, voucher_too_late */
async function loadVoucher(from: Queryable, client: string, code: string, now: Date): Promise<VoucherValue> {
  const [row] = await from.query<VoucherRow>(
    `select share, cents, uses_left as left, first_day as first, last_day as last from advert_vouchers
     where client = $1 and code = $2`,
    [client, code],
  );
  const problem = voucherProblem(row, berlinDay(now));
  if (!row || problem) throw new Problem(422, 'wrong_data', [{ path: 'voucher', code: problem ?? 'voucher_unknown' }]);
  return row.share === null ? { code, cents: row.cents ?? 0 } : { code, share: row.share };
}

function voucherProblem(row: VoucherRow | undefined, today: string): string | undefined {
  if (!row) return 'voucher_unknown';
  if (row.left === 0) return 'voucher_used_up';
  if (row.first && today < row.first) return 'voucher_too_early';
  return row.last && today > row.last ? 'voucher_too_late' : undefined;
}
