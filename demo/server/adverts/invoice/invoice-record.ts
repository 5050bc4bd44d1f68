import type { Billing } from '../../../../src/model/adverts/billing-problems';
import type { VatCategory } from '../../../../src/model/adverts/vat-category';
import type { Owner } from '../../media/media-rows';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import type { InvoiceItem } from '../orders/credit';
import { vatCategorySql } from '../orders/invoices';
import type { Product } from '../orders/product';
import type { Seller } from '../orders/seller';

/** An issued invoice or credit note, with the data of its order. */
export type InvoiceRecord = {
  kind: 'invoice' | 'credit';
  number: string;
  /** Days, 'YYYY-MM-DD'. */
  issuedOn: string;
  dueOn: string;
  suppliedFrom: string;
  suppliedUntil: string;
  seller: Seller;
  buyer: Billing;
  items: InvoiceItem[];
  /** Cents; shares in hundredths of a percent. */
  net: number;
  vatShare: number;
  vat: number;
  gross: number;
  vatCategory: VatCategory;
  language: 'de' | 'en';
  orderNumber: string;
  title: string;
  slot: string;
  product: Product;
  /** The invoice that a credit note corrects. */
  corrected: { number: string; issuedOn: string } | null;
};

const selectInvoice = `
  select i.kind, i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", i.supplied_from as "suppliedFrom",
    i.supplied_until as "suppliedUntil", i.seller, i.buyer, i.items, i.net, i.vat_share as "vatShare", i.vat, i.gross, ${vatCategorySql} as "vatCategory",
    o.language, o.number as "orderNumber", i.title, o.slot_id as slot, o.product,
    (select json_build_object('number', c.number, 'issuedOn', c.issued_on) from advert_invoices c where c.id = i.credits)
      as corrected
  from advert_invoices i join advert_orders o on o.id = i.order_id`;

/**
 * Loads an invoice or a credit note of a person's order: the one with a number, else the newest.
 *
 * @throws {Problem} 404 not_found
 */
export async function loadInvoice(
  from: Queryable,
  { client, accountId }: Owner,
  { order, kind, number }: { order: string; kind: InvoiceRecord['kind']; number?: string | undefined },
): Promise<InvoiceRecord> {
  const [row] = await from.query<InvoiceRecord>(
    `${selectInvoice} where o.client = $1 and o.account_id = $2 and o.id = $3 and i.kind = $4
       and ($5::text is null or i.number = $5) order by i.id desc limit 1`,
    [client, accountId, order, kind, number ?? null],
  );
  if (!row) throw new Problem(404, 'not_found');
  return row;
}

/** Loads an invoice or a credit note of a client by its number; undefined if there is none. */
export async function loadInvoiceOf(
  from: Queryable,
  client: string,
  number: string,
): Promise<InvoiceRecord | undefined> {
  const [row] = await from.query<InvoiceRecord>(`${selectInvoice} where i.client = $1 and i.number = $2`, [
    client,
    number,
  ]);
  return row;
}

/** Loads the invoice of a mail. @throws {Error} if there is none */
export async function loadIssuedInvoice(from: Queryable, id: number): Promise<InvoiceRecord> {
  const [row] = await from.query<InvoiceRecord>(`${selectInvoice} where i.id = $1`, [id]);
  if (!row) throw new Error(`There is no invoice ${id}.`);
  return row;
}
