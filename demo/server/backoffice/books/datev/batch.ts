import { isVatId, plainVatId } from '../../../../../src/model/adverts/vat-id';
import type { BookEntry } from '../../../adverts/books/entries';
import { buyerName } from '../../../adverts/invoice/zugferd-data';
import { berlinClock, berlinDay, endOfMonth } from '../../../platform/berlin-day';
import { csvAmount, csvCell } from '../../../platform/csv-cell';
import { toWindows1252 } from '../../../platform/windows-1252';
import { monthTitle } from '../months';
import { type DatevSettings, revenueOf } from './accounts';
import { BOOKING_COLUMNS } from './columns';

const MAX_TEXT_LENGTH = 60;
const [MAX_NUMBER_LENGTH, MAX_INFO_LENGTH] = [36, 210];

/** A month of the books for DATEV. */
export type Batch = {
  /** 'YYYY-MM' */
  month: string;
  entries: readonly BookEntry[];
  settings: DatevSettings;
  /** True if DATEV may fix the bookings, as nothing changes any more. */
  isClosed: boolean;
  createdAt: Date;
};

/**
 * Returns the entries of a month as a batch of bookings in DATEV's format (EXTF 700, bookings 13), in Windows-1252,
 * which every import accepts. As published at developer.datev.de, DATEV-Format.
 */
export function datevBatch(batch: Batch): Uint8Array {
  const bookings = batch.entries.filter(({ cents }) => cents !== 0).map((entry) => bookingOf(entry, batch));
  return toWindows1252([headerOf(batch), BOOKING_COLUMNS.join(';'), ...bookings].map((line) => `${line}\r\n`).join(''));
}

const plainDay = (day: string) => day.replaceAll('-', '');
const quoted = (text: string) => `"${text}"`;
const flagOf = (isClosed: boolean) => (isClosed ? '1' : '0');

function headerOf({ month, settings, isClosed, createdAt }: Batch): string {
  const { adviser, client, digits, chart, yearStart } = settings;
  const year = Number(month.slice(0, 4));
  const fiscalYear = `${month}-01`.slice(5) >= yearStart ? year : year - 1;
  const time = `${berlinClock(createdAt).replace(':', '')}${createdAt.toISOString().slice(17, 23).replace('.', '')}`;
  const format = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', `${plainDay(berlinDay(createdAt))}${time}`, ''];
  const origin = ['"RE"', '""', '""', adviser, client, `${fiscalYear}${plainDay(yearStart)}`, String(digits)];
  const period = [
    plainDay(`${month}-01`),
    plainDay(endOfMonth(`${month}-01`)),
    quoted(`Anzeigen ${monthTitle(month)}`),
  ];
  const kind = ['""', '1', '0', flagOf(isClosed), '"EUR"', '', '""', '', '', quoted(chart), '', '', '""', '""'];
  return [...format, ...origin, ...period, ...kind].join(';');
}

/** The words before the buyer in the text of a booking. */
const WORDS = { invoice: '', credit: 'Gutschrift', payment: 'Zahlung', refund: 'Erstattung' } as const;

function bookingOf(entry: BookEntry, { settings: { accounts }, isClosed }: Batch): string {
  const { kind, cents, number, order, day, bookedOn, buyer } = entry;
  const isBill = kind === 'invoice' || kind === 'credit';
  // The side is that of the account: what a buyer owes is a debit of the debtors, what is paid one of the bank.
  const isDebit = isBill ? cents > 0 : cents < 0;
  const words = [
    WORDS[kind],
    entry.undoes === null ? '' : 'zurückgenommen',
    day === bookedOn ? '' : `vom ${day.split('-').reverse().join('.')}`,
    buyerName(buyer),
  ];
  const [, month = '', date = ''] = bookedOn.split('-');
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': csvAmount(Math.abs(cents)),
    'Soll/Haben-Kennzeichen': quoted(isDebit ? 'S' : 'H'),
    'WKZ Umsatz': '"EUR"',
    Konto: isBill ? accounts.debtors : accounts.bank,
    'Gegenkonto (ohne BU-Schlüssel)': isBill ? accounts[revenueOf(entry)] : accounts.debtors,
    Belegdatum: `${date}${month}`,
    'Belegfeld 1': textCell(number, MAX_NUMBER_LENGTH),
    Buchungstext: textCell(words.filter(Boolean).join(' '), MAX_TEXT_LENGTH),
    'Beleginfo - Art 1': '"Auftrag"',
    'Beleginfo - Inhalt 1': textCell(order, MAX_INFO_LENGTH),
    ...(isBill && entry.vatCategory === 'AE' && { 'EU-Land u. UStID (Bestimmung)': vatIdCell(buyer.vatId) }),
    Festschreibung: flagOf(isClosed),
  };
  return BOOKING_COLUMNS.map((column) => cells[column] ?? '').join(';');
}

/** Returns a cell of one line. */
const textCell = (text: string, maxLength: number): string =>
  csvCell([...text.normalize('NFC').replace(/\p{Cc}+/gu, ' ')].slice(0, maxLength).join(''));

const vatIdCell = (vatId: string) => (isVatId(vatId) ? quoted(plainVatId(vatId)) : '');
