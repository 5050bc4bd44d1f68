import type { Billing } from '../../../../../src/model/adverts/billing-problems';
import type { VatCategory } from '../../../../../src/model/adverts/vat-category';
import { buyerName } from '../../../adverts/invoice/zugferd-data';
import { vatCategorySql } from '../../../adverts/orders/invoices';
import { CSV_END, CSV_MARK, csvAmount, csvRow } from '../../../platform/csv-cell';
import type { Queryable } from '../../../platform/database/database';
import { findInvoiceIds } from './find-invoices';
import type { InvoiceFilter } from './invoice-filter';

type Row = {
  kind: 'invoice' | 'credit';
  number: string;
  issuedOn: string;
  bookedOn: string;
  dueOn: string;
  order: string;
  buyer: Billing;
  net: number;
  vatShare: number;
  vatCategory: VatCategory;
  vat: number;
  gross: number;
  paid: number;
  refunded: number;
  owed: number;
};

const COLUMN_TITLES = [
  ...['Art', 'Nummer', 'Datum', 'Buchungstag', 'Fällig', 'Auftrag', 'Käufer', 'Straße', 'PLZ', 'Ort', 'Land'],
  ...['USt-IdNr.', 'Zeichen', 'Netto', 'USt-Satz', 'USt-Code', 'USt', 'Brutto', 'Bezahlt', 'Erstattet', 'Offen'],
];

/** The number of invoices that are read at once. */
const AT_ONCE = 500;

/**
 * Yields the invoices of a filter in their order as CSV for a German spreadsheet: semicolons, commas, UTF-8 with byte
 * order mark. Below each invoice stand its credit notes, with amounts below zero, so that each column adds up: what is
 * open is gross less paid, plus refunded. Few rows are in memory at once.
 *
 * @param today in Berlin
 */
export async function* invoicesCsv(from: Queryable, filter: InvoiceFilter, today: string): AsyncGenerator<string> {
  const ids = await findInvoiceIds(from, filter, today);
  yield `${CSV_MARK}${csvRow(COLUMN_TITLES)}${CSV_END}`;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await from.query<Row>(SELECT, [ids.slice(start, start + AT_ONCE)]);
    yield rows.map((row) => `${csvRow(cellsOf(row))}${CSV_END}`).join('');
  }
}

const SELECT = `
  select i.kind, i.number, i.issued_on as "issuedOn", i.booked_on as "bookedOn", i.due_on as "dueOn", o.number as order, i.buyer,
    i.net, i.vat_share as "vatShare", ${vatCategorySql} as "vatCategory", i.vat, i.gross,
    case when i.kind = 'invoice' then o.paid else 0 end as paid, case when i.kind = 'invoice' then o.refunded else 0 end as refunded,
    case when i.kind = 'invoice' then o.owed else 0 end as owed
  from unnest($1::int[]) with ordinality as listed (id, place) join advert_invoices own on own.id = listed.id
    join advert_orders o on o.id = own.order_id join advert_invoices i on i.order_id = o.id
  order by listed.place, i.id`;

function cellsOf(row: Row): string[] {
  const { kind, buyer } = row;
  const sign = kind === 'credit' ? -1 : 1;
  return [
    ...[kind === 'credit' ? 'Gutschrift' : 'Rechnung', row.number, row.issuedOn, row.bookedOn, row.dueOn, row.order],
    ...[buyerName(buyer), `${buyer.street} ${buyer.houseNumber}`.trim(), buyer.postalCode, buyer.city, buyer.country],
    ...[buyer.vatId, buyer.reference, csvAmount(sign * row.net), csvAmount(row.vatShare), row.vatCategory],
    ...[
      csvAmount(sign * row.vat),
      csvAmount(sign * row.gross),
      csvAmount(row.paid),
      csvAmount(row.refunded),
      csvAmount(row.owed),
    ],
  ];
}
