import Papa from 'papaparse';

/** A booking of a DATEV file, by the titles of its columns. */
export type DatevBooking = Readonly<Record<string, string>>;

/** A batch of bookings, as DATEV would read it. */
export type DatevFile = {
  format: string;
  version: string;
  category: string;
  formatVersion: string;
  createdAt: string;
  adviser: string;
  client: string;
  fiscalYear: string;
  digits: number;
  from: string;
  until: string;
  title: string;
  isFixed: boolean;
  currency: string;
  chart: string;
  bookings: DatevBooking[];
};

const HEADER_FIELDS = 31;
const COLUMNS = 125;

/** Reads a batch of bookings as DATEV documents it, without the code that writes it. @throws {Error} if it is malformed */
export function readDatev(bytes: ArrayBuffer | Uint8Array): DatevFile {
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ';', newline: '\r\n', skipEmptyLines: true });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const [head = [], titles = [], ...rows] = data;
  if (head.length !== HEADER_FIELDS) throw new Error(`The header has ${head.length} fields.`);
  if (titles.length !== COLUMNS) throw new Error(`There are ${titles.length} columns.`);
  const field = (number: number) => head[number - 1] ?? '';
  return {
    ...{ format: field(1), version: field(2), category: field(3), formatVersion: field(5), createdAt: field(6) },
    ...{ adviser: field(11), client: field(12), fiscalYear: field(13), digits: Number(field(14)) },
    ...{ from: field(15), until: field(16), title: field(17), isFixed: field(21) === '1', currency: field(22) },
    chart: field(27),
    bookings: rows.map((row, index) => {
      if (row.length !== COLUMNS) throw new Error(`The booking ${index + 1} has ${row.length} columns.`);
      return Object.fromEntries(titles.map((title, column) => [title, row[column] ?? '']));
    }),
  };
}

/** Returns the amount of a booking in cents. @throws {Error} if it is no positive amount */
export function amountOf(booking: DatevBooking): number {
  const amount = booking['Umsatz (ohne Soll/Haben-Kz)'] ?? '';
  const [, euros, cents] = /^(\d{1,10}),(\d\d)$/.exec(amount) ?? [];
  if (euros === undefined || Number(euros + cents) === 0) throw new Error(`${amount} is no amount.`);
  return Number(euros + cents);
}

/** Returns by how much the bookings raise an account, in cents: debits minus credits. */
export const balanceOf = ({ bookings }: Pick<DatevFile, 'bookings'>, account: string): number =>
  bookings.reduce((sum, booking) => {
    const debit = booking['Soll/Haben-Kennzeichen'] === 'S' ? amountOf(booking) : -amountOf(booking);
    const isAccount = booking.Konto === account;
    const isContra = booking['Gegenkonto (ohne BU-Schlüssel)'] === account;
    return sum + (isAccount ? debit : 0) - (isContra ? debit : 0);
  }, 0);
