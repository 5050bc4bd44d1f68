import type { Queryable } from '../../server/platform/database/database';
import type { Day } from '../generate/calendar';
import { demoVouchers } from '../generate/vouchers';

/** Stores the vouchers of the demo, and counts the stored orders as their uses. */
export async function storeVouchers(to: Queryable, today: Day): Promise<void> {
  await to.query(
    `insert into advert_vouchers (client, code, share, uses_most, uses_left, first_day, last_day)
     select client, code, share, uses, uses, first, last from jsonb_to_recordset($1::jsonb)
       as r(client text, code text, share int, uses int, first date, last date)
     where exists (select from clients c where c.key = r.client) on conflict do nothing`,
    [JSON.stringify(demoVouchers(today))],
  );
  await to.query(
    `update advert_vouchers v set uses_most = case when v.code = any($1::text[]) then u.used else v.uses_most end,
       uses_left = case when v.code = any($1::text[]) then 0 else v.uses_most - u.used end
     from (select client, voucher->>'code' as code, count(*)::int as used from advert_orders
       where voucher is not null and state <> 'cancelled' group by 1, 2) u
     where u.client = v.client and u.code = v.code`,
    [demoVouchers(today).flatMap(({ code, isUsedUp }) => (isUsedUp ? [code] : []))],
  );
}
