import type { Billing } from '../../../../src/model/adverts/billing-problems';
import type { VatCategory } from '../../../../src/model/adverts/vat-category';
import { operatorNameSql } from '../../history/operator-name';
import { endOfMonth } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { vatCategorySql } from '../orders/invoices';

/** An entry of the books. The data of a payment or refund's VAT and buyer are those of its invoice. */
export type BookEntry = {
  kind: 'invoice' | 'credit' | 'payment' | 'refund';
  /** The id within its kind. */
  id: number;
  /** The payment or refund that this one takes back. */
  undoes: number | null;
  invoiceId: number;
  /** The number of the invoice or credit note. */
  number: string;
  orderId: string;
  order: string;
  /** The own day: of issue, the value date, or of the refund. */
  day: string;
  /** The day of booking; later than the own day if its month was closed. */
  bookedOn: string;
  /** The change of what the buyer owes. */
  cents: number;
  recordedAt: Date;
  /** The name of the operator who has recorded a payment or refund; null for a payment service. */
  operator: string | null;
  note: string;
  buyer: Billing;
  net: number;
  vat: number;
  gross: number;
  vatShare: number;
  vatCategory: VatCategory;
  dueOn: string;
  suppliedFrom: string;
  suppliedUntil: string;
};

/** The filter of entries by their days of booking: a month or a span; an omitted property does not narrow the search. */
export type EntryFilter = {
  client: string;
  /** The month, 'YYYY-MM'. */
  month?: string | undefined;
  /** The first and the last day. */
  from?: string | undefined;
  to?: string | undefined;
  /** The page of a list. */
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Finds the entries of the books in the order of their booking. */
export const findBookEntries = (
  source: Queryable,
  { client, month, from, to, limit, offset }: EntryFilter,
): Promise<BookEntry[]> =>
  source.query<BookEntry>(
    `select e.kind, e.entry_id as id, e.undoes, e.invoice_id as "invoiceId", e.number, e.order_id as "orderId",
       o.number as order, e.day, e.booked_on as "bookedOn", e.cents, e.recorded_at as "recordedAt",
       coalesce(${operatorNameSql('p')}, ${operatorNameSql('r')}) as operator, coalesce(p.note, r.note, '') as note,
       i.buyer, i.net, i.vat, i.gross, i.vat_share as "vatShare", ${vatCategorySql} as "vatCategory",
       i.due_on as "dueOn", i.supplied_from as "suppliedFrom", i.supplied_until as "suppliedUntil"
     from (select * from advert_entries e where client = $1 and booked_on >= coalesce($2::date, '-infinity')
         and booked_on <= coalesce($3::date, 'infinity') order by ${ORDER} limit $4::int offset $5::int) e
       join advert_invoices i on i.id = e.invoice_id join advert_orders o on o.id = e.order_id
       left join advert_payments p on e.kind = 'payment' and p.id = e.entry_id
       left join advert_refunds r on e.kind = 'refund' and r.id = e.entry_id
     order by ${ORDER}`,
    month === undefined
      ? [client, from ?? null, to ?? null, limit ?? null, offset ?? 0]
      : [client, `${month}-01`, endOfMonth(`${month}-01`), limit ?? null, offset ?? 0],
  );

const ORDER = 'e.booked_on, e.day, e.recorded_at, e.kind, e.entry_id';
