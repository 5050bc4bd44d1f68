import type { Billing } from '../../../../src/model/adverts/billing-problems';
import type { VatCategory } from '../../../../src/model/adverts/vat-category';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { vatCategorySql } from '../../adverts/orders/invoices';
import { csvCell } from '../../platform/csv-cell';
import type { Queryable } from '../../platform/database/database';
import { toWindows1252 } from '../../platform/windows-1252';

/**
 * Accounts of the chart SKR 03: debtors without an account of their own, and revenue at the standard and the reduced
 * rate.
 */
const [DEBTORS, REVENUE, REDUCED] = ['10000', '8400', '8300'];
/**
 * Accounts of revenue without VAT: reverse charge within the Union, services taxed outside the Union, a small business,
 * any other. Each account implies its tax, so a line has no tax key.
 */
const UNTAXED = { AE: '8336', O: '8338', E: '8195', Z: '8200', S: '8200' } as const;
const [FULL_VAT, REDUCED_VAT] = [1900, 700];
/** Settings of a tax adviser for a client; the import asks for them where they differ. */
const [ADVISER, COMPANY, ACCOUNT_DIGITS] = ['1001', '1', '4'];
const MAX_TEXT_LENGTH = 60;

const COLUMN_TITLES = [
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
  vatCategory: VatCategory;
};

/**
 * Returns the invoices and credit notes of a year as a batch of bookings in DATEV's format (EXTF 700, bookings 13), in
 * Windows-1252, which every import accepts. As published at developer.datev.de, DATEV-Format.
 */
export async function datevBatch(
  from: Queryable,
  { client, year }: { client: string; year: number },
  now: Date,
): Promise<Uint8Array> {
  const rows = await from.query<Row>(
    `select i.kind, i.number, o.number as order, i.issued_on as "issuedOn", i.buyer, i.gross, i.vat_share as "vatShare",
       ${vatCategorySql} as "vatCategory"
     from advert_invoices i join advert_orders o on o.id = i.order_id
     where i.client = $1 and extract(year from i.issued_on) = $2 and i.gross > 0 order by i.issued_on, i.id`,
    [client, year],
  );
  return toWindows1252(`${[headerOf(year, now), COLUMN_TITLES.join(';'), ...rows.map(bookingOf)].join('\r\n')}\r\n`);
}

function headerOf(year: number, now: Date): string {
  const createdAt = now.toISOString().replace(/\D/g, '').slice(0, 17);
  const cells = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', createdAt, '', '"RE"', '""', '""', ADVISER, COMPANY];
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
  return [...cells, ...batch, '', '""', '', '', '"03"', '', '', '""', '""'].join(';');
}

/** Returns the account of the revenue, which implies its VAT. */
function revenueOf(row: Row): string {
  if (row.vatShare === FULL_VAT) return REVENUE;
  if (row.vatShare === REDUCED_VAT) return REDUCED;
  return UNTAXED[row.vatCategory];
}

function bookingOf(row: Row): string {
  const { kind, number, order, issuedOn, buyer, gross } = row;
  const [, month = '', day = ''] = issuedOn.split('-');
  const revenue = revenueOf(row);
  const amount = (gross / 100).toFixed(2).replace('.', ',');
  const text = csvCell([...buyerName(buyer)].slice(0, MAX_TEXT_LENGTH).join(''));
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
