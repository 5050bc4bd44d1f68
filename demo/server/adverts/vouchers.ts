import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import type { VoucherValue } from './prices';

type VoucherRow = {
  share: number | null;
  cents: number | null;
  left: number;
  first: string | null;
  last: string | null;
  isActive: boolean;
};

/**
 * Loads the value of a voucher, whatever blanks and capitals were typed; undefined without a code.
 *
 * @throws {Problem} 422 wrong_data: voucher_unknown, voucher_used_up, voucher_too_early, voucher_too_late
 */
export async function loadVoucher(
  from: Queryable,
  client: string,
  typedCode: string | null | undefined,
  now: Date,
  { isRedeemed = false }: { isRedeemed?: boolean } = {},
): Promise<VoucherValue | undefined> {
  const code = typedCode?.trim().toUpperCase();
  if (!code) return undefined;
  const [row] = await from.query<VoucherRow>(
    `select share, cents, uses_left as left, first_day as first, last_day as last, is_active as "isActive"
     from advert_vouchers where client = $1 and code = $2${isRedeemed ? ' for update' : ''}`,
    [client, code],
  );
  const problem = voucherProblem(row, berlinDay(now));
  if (!row || problem) throw new Problem(422, 'wrong_data', [{ path: 'voucher', code: problem ?? 'voucher_unknown' }]);
  return row.share === null ? { code, cents: row.cents ?? 0 } : { code, share: row.share };
}

/**
 * Loads a voucher and uses it up once. A concurrent transaction that needs the last use waits for the end of this one.
 */
export async function redeemVoucher(
  transaction: Queryable,
  client: string,
  typedCode: string | null | undefined,
  now: Date,
): Promise<VoucherValue | undefined> {
  const voucher = await loadVoucher(transaction, client, typedCode, now, { isRedeemed: true });
  if (voucher)
    await transaction.query('update advert_vouchers set uses_left = uses_left - 1 where client = $1 and code = $2', [
      client,
      voucher.code,
    ]);
  return voucher;
}

function voucherProblem(row: VoucherRow | undefined, today: string): string | undefined {
  if (!row) return 'voucher_unknown';
  if (!row.isActive) return 'voucher_too_late';
  if (row.left === 0) return 'voucher_used_up';
  if (row.first && today < row.first) return 'voucher_too_early';
  return row.last && today > row.last ? 'voucher_too_late' : undefined;
}
