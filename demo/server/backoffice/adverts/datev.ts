import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import type { Queryable } from '../../database';
import { csvCell } from './invoices-csv';

/** Of the chart SKR 03: debtors without an account of their own, and revenue by its VAT. */
const [DEBTORS, REVENUE, REVENUE_WITHOUT_VAT] = ['10000', '8400', '8200'];
/** What a tax adviser sets for a client; the import asks for them where they differ. */
const [ADVISER, COMPANY, ACCOUNT_DIGITS] = ['1001', '1', '4'];
const LONGEST_TEXT = 60;

const HEAD = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
  ],
  ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  'Buchungstext',
];

type Row = {
  kind: 'invoice' | 'credit';
  number: string;
  order: string;
  issuedOn: string;
  buyer: Billing;
  gross: number;
  vatShare: number;
};

/** Invoices and credit notes of a year as a batch of bookings in DATEV's format (EXTF 700, bookings 12). */
export async function datevBatch(
  from: Queryable,
  { client, year }: { client: string; year: number },
  now: Date,
): Promise<string> {
  const rows = await from.query<Row>(
    `select i.kind, i.number, o.number as order, i.issued_on as "issuedOn", i.buyer, i.gross, i.vat_share as "vatShare"
     from advert_invoices i join advert_orders o on o.id = i.order_id
     where i.client = $1 and extract(year from i.issued_on) = $2 and i.gross > 0 order by i.issued_on, i.id`,
    [client, year],
  );
  return `${[headOf(year, now), HEAD.map(csvCell).join(';'), ...rows.map(lineOf)].join('\r\n')}\r\n`;
}

function headOf(year: number, now: Date): string {
  const made = now.toISOString().replace(/\D/g, '').slice(0, 17);
  const cells = ['"EXTF"', '700', '21', '"Buchungsstapel"', '12', made, '', '""', '""', '""', ADVISER, COMPANY];
  const batch = [
    `${year}0101`,
    ACCOUNT_DIGITS,
    `${year}0101`,
    `${year}1231`,
    '"Anzeigen"',
    '""',
    '1',
    '0',
    '0',
    '"EUR"',
  ];
  return [...cells, ...batch, '', '""', '', '', '""', '', '', '""', '""'].join(';');
}

function lineOf({ kind, number, order, issuedOn, buyer, gross, vatShare }: Row): string {
  const [, month = '', day = ''] = issuedOn.split('-');
  const revenue = vatShare > 0 ? REVENUE : REVENUE_WITHOUT_VAT;
  const amount = (gross / 100).toFixed(2).replace('.', ',');
  const text = csvCell([...buyerName(buyer)].slice(0, LONGEST_TEXT).join(''));
  const side = kind === 'invoice' ? '"S"' : '"H"';
  return [
    amount,
    side,
    '"EUR"',
    '',
    '',
    '""',
    DEBTORS,
    revenue,
    '""',
    `${day}${month}`,
    csvCell(number),
    csvCell(order),
    '',
    text,
  ].join(';');
}
