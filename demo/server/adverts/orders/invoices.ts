import { addDays } from '../../../../src/lib/days';
import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import type { Credit } from './credit';
import { nextNumber } from './numbers';
import { loadSeller } from './seller';

/** The data of a new invoice or credit note. */
type NewInvoice = {
  kind: 'invoice' | 'credit';
  client: string;
  orderId: string;
  billing: Billing;
  price: Credit;
  /** The days on which the advert appears; for a credit note, the cancelled days. */
  dates: readonly string[];
  /** The invoice that a credit note corrects. */
  credits?: number;
};

/** A written invoice. */
export type IssuedInvoice = { id: number; number: string; dueOn: string };

/** SQL: the VAT category of an invoice `i`; an older one without it has the category of its rate. */
export const vatCategorySql = `coalesce(i.vat_category, case when i.vat_share > 0 then 'S' else 'Z' end)`;

/**
 * Returns the day of the next invoice or credit note. It is today, or the day of the last one if the clock went back,
 * so that number and day rise together. Concurrent issues wait for the end of the transaction.
 */
async function nextDay(
  transaction: Queryable,
  { client, kind }: Pick<NewInvoice, 'client' | 'kind'>,
  today: string,
): Promise<string> {
  await transaction.query('select 1 from advert_sellers where client = $1 for update', [client]);
  const [last] = await transaction.query<{ day: string | null }>(
    'select max(issued_on) as day from advert_invoices where client = $1 and kind = $2',
    [client, kind],
  );
  return last?.day && last.day > today ? last.day : today;
}

/**
 * Writes an invoice or a credit note with the next number. A credit note is taxed as the invoice that it corrects.
 *
 * @throws {Problem} 409 seller_missing
 */
export async function issueInvoice(transaction: Queryable, newInvoice: NewInvoice, now: Date): Promise<IssuedInvoice> {
  const { kind, client, orderId, billing, price, dates, credits } = newInvoice;
  const seller = await loadSeller(transaction, client);
  const issuedOn = await nextDay(transaction, { client, kind }, berlinDay(now));
  const number = await nextNumber(transaction, { client, kind, year: Number(issuedOn.slice(0, 4)) }, seller);
  const dueOn = kind === 'invoice' ? addDays(issuedOn, seller.dueDays) : issuedOn;
  const [row] = await transaction.query<{ id: number }>(
    `insert into advert_invoices (client, order_id, kind, number, credits, issued_at, issued_on, due_on, seller, buyer,
       items, supplied_from, supplied_until, net, vat_share, vat, gross, vat_category)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11::jsonb, $12, $13, $14, $15, $16, $17,
       coalesce((select vat_category from advert_invoices where id = $5), $18)) returning id`,
    [
      ...[client, orderId, kind, number, credits ?? null, now, issuedOn, dueOn],
      ...[JSON.stringify(seller), JSON.stringify(billing), JSON.stringify(price.items)],
      ...[dates[0], dates.at(-1), price.net, price.vatShare, price.vat, price.gross, price.vatCategory],
    ],
  );
  if (!row) throw new Error('The invoice was not stored.');
  return { id: row.id, number, dueOn };
}
