import type { Queryable } from '../../platform/database/database';
import type { Prefixes } from './find-numbers';
import type { MatchData, MatchedInvoice } from './match-lines';
import { numbersIn } from './match-lines';
import type { StatementLine } from './read/read-statement';

const PAYABLE_COLUMNS = `i.number, o.id as "orderId", o.owed, i.issued_on as "issuedOn", o.state = 'cancelled' as "isCancelled",
  i.buyer, array(select c.number from advert_invoices c where c.order_id = o.id and c.kind = 'credit') as credits`;

/** Loads what lines are matched with: the prefixes, the invoices that they name, and those with one of their amounts. */
export async function loadMatchData(
  from: Queryable,
  client: string,
  lines: readonly Pick<StatementLine, 'cents' | 'paidOn' | 'name' | 'purpose' | 'reference'>[],
): Promise<MatchData> {
  const prefixes = await loadPrefixes(from, client);
  const named = await findPayables(from, client, numbersIn(lines, prefixes));
  const alike = await from.query<MatchedInvoice>(
    `select ${PAYABLE_COLUMNS} from advert_orders o join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'
     where o.client = $1 and o.owed <> 0 and o.owed = any($2::int[])`,
    [client, [...new Set(lines.map(({ cents }) => cents))]],
  );
  const byNumber = new Map([...named, ...alike].map((payable) => [payable.number, payable]));
  return { prefixes, payables: [...byNumber.values()] };
}

/** Finds the invoices of a client by their numbers, or those of their credit notes. */
export const findPayables = (from: Queryable, client: string, numbers: readonly string[]): Promise<MatchedInvoice[]> =>
  from.query<MatchedInvoice>(
    `select ${PAYABLE_COLUMNS} from advert_orders o join advert_invoices i on i.order_id = o.id and i.kind = 'invoice'
     where o.id in (select n.order_id from advert_invoices n where n.client = $1 and n.number = any($2::text[]))`,
    [client, numbers],
  );

/** Loads the prefixes of the client's numbers, also of before they were changed, and those of all others. */
async function loadPrefixes(from: Queryable, client: string): Promise<Prefixes> {
  const rows = await from.query<{ prefix: string; isOwn: boolean }>(
    `select data->>'prefix' as prefix, client = $1 as "isOwn" from advert_sellers
     union select distinct seller->>'prefix', true from advert_invoices where client = $1`,
    [client],
  );
  const of = (isOwn: boolean) => rows.filter((row) => row.prefix && row.isOwn === isOwn).map(({ prefix }) => prefix);
  const own = of(true);
  return { own, others: of(false).filter((prefix) => !own.includes(prefix)) };
}
