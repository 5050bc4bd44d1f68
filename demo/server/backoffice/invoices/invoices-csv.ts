import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { csvOf } from '../../platform/csv-cell';
import type { Queryable } from '../../platform/database/database';

type Row = {
  kind: 'invoice' | 'credit';
  number: string;
  issuedOn: string;
  dueOn: string;
  order: string;
  buyer: Billing;
  net: number;
  vatShare: number;
  vat: number;
  gross: number;
  paid: number;
  refunded: number;
};

const COLUMN_TITLES = [
  ...['Art', 'Nummer', 'Datum', 'Fällig', 'Auftrag', 'Kunde', 'Straße', 'PLZ', 'Ort', 'USt-IdNr.', 'Zeichen'],
  ...['Netto', 'USt-Satz', 'USt', 'Brutto', 'Bezahlt', 'Erstattet'],
];

/**
 * Returns all invoices and credit notes of a client as CSV for a German spreadsheet: semicolons, commas, UTF-8 with
 * byte order mark.
 */
export async function invoicesCsv(from: Queryable, client: string): Promise<string> {
  const rows = await from.query<Row>(
    `select i.kind, i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", o.number as order, i.buyer, i.net,
       i.vat_share as "vatShare", i.vat, i.gross,
       coalesce((select sum(p.cents) from advert_payments p where p.invoice_id = i.id), 0)::int as paid,
       coalesce((select sum(r.cents) from advert_refunds r where r.invoice_id = i.id), 0)::int as refunded
     from advert_invoices i join advert_orders o on o.id = i.order_id where i.client = $1 order by i.id`,
    [client],
  );
  return csvOf([COLUMN_TITLES, ...rows.map(cellsOf)]);
}

function cellsOf(row: Row): string[] {
  const { kind, buyer } = row;
  const sign = kind === 'credit' ? -1 : 1;
  const amount = (cents: number) => ((sign * cents) / 100).toFixed(2).replace('.', ',');
  return [
    ...[kind === 'credit' ? 'Gutschrift' : 'Rechnung', row.number, row.issuedOn, row.dueOn, row.order],
    ...[buyerName(buyer), `${buyer.street} ${buyer.houseNumber}`.trim(), buyer.postalCode, buyer.city, buyer.vatId],
    ...[buyer.reference, amount(row.net), amount(sign * row.vatShare), amount(row.vat), amount(row.gross)],
    ...[amount(sign * row.paid), amount(sign * row.refunded)],
  ];
}
