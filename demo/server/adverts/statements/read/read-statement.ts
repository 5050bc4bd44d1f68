import { cutText } from '../../../platform/cut-text';
import type { Columns } from './columns';
import { decodeText } from './decode-text';
import { type ForeignKind, foreignKindOf, foreignTextOf } from './file-kind';
import { amountMarkOf, isSide, readAmount, signedBy } from './read-amount';
import { readDay, type SlashOrder, slashOrderOf } from './read-day';
import { readTable, type TableRow } from './read-table';

/** A line of a bank statement. */
export type StatementLine = {
  /** The line of the file on which it begins. */
  row: number;
  bookedOn: string;
  /** The value date; the day of booking if the bank does not say it. */
  paidOn: string;
  /** The amount; below zero for an outgoing one. */
  cents: number;
  /** The name of the other side. */
  name: string;
  purpose: string;
  /** The reference that the payer's program has added. */
  reference: string;
};

/** The reason not to take a row of a file. */
export type SkipReason =
  | 'day_missing'
  | 'day_unreadable'
  | 'day_ambiguous'
  | 'day_future'
  | 'amount_missing'
  | 'amount_unreadable'
  | 'amount_ambiguous'
  | 'amount_large'
  | 'amount_zero'
  | 'currency'
  | 'pending'
  | 'balance'
  | 'too_long';

/** A row that is not taken, with its reason and the begin of its text. */
export type SkippedRow = { row: number; reason: SkipReason; text: string };

/** The reason why nothing of a file can be read. */
export type FileProblem = ForeignKind | 'empty' | 'large' | 'no_head' | 'no_lines' | 'unclosed_quote' | 'many_lines';

/** A read statement, or why it cannot be read. */
export type ReadStatement =
  | { lines: StatementLine[]; skipped: SkippedRow[] }
  | { problem: FileProblem; row?: number | undefined };

/** The most bytes of a file. */
export const MAX_STATEMENT_BYTES = 5 * 1_048_576;
/** The most lines of a file. */
export const MAX_STATEMENT_LINES = 10_000;
const MAX_TEXT_LENGTH = 2000;
const MAX_SKIPPED_TEXT_LENGTH = 160;

/** Reads the statement of a bank as CSV, whatever its encoding, separator, columns and formats. @param today in Berlin */
export function readStatement(bytes: Uint8Array, today: string): ReadStatement {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > MAX_STATEMENT_BYTES) return { problem: 'large' };
  const foreign = foreignKindOf(bytes);
  if (foreign) return { problem: foreign };
  const text = decodeText(bytes);
  if (text.trim() === '') return { problem: 'empty' };
  const foreignText = foreignTextOf(text);
  if (foreignText) return { problem: foreignText };
  const table = readTable(text);
  if ('problem' in table) return table;
  const read = table.parts.flatMap(({ columns, rows }) => readRows(columns, rows, today));
  if (read.length > MAX_STATEMENT_LINES) return { problem: 'many_lines' };
  if (read.length === 0) return { problem: 'no_lines' };
  return {
    lines: read.filter((one) => 'cents' in one),
    skipped: read.filter((one) => 'reason' in one),
  };
}

type Formats = { today: string; mark: ReturnType<typeof amountMarkOf>; order: SlashOrder | undefined };

const cellOf = (cells: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '');

/** The formats of a column show in all of its cells, not in each. */
function readRows(columns: Columns, rows: readonly TableRow[], today: string): (StatementLine | SkippedRow)[] {
  const all = (...indexes: (number | undefined)[]) =>
    rows.flatMap(({ cells }) => indexes.map((index) => cellOf(cells, index)).filter((cell) => cell !== ''));
  const side = all(columns.side);
  const hasSide = side.length > 0 && side.every(isSide);
  const formats = {
    today,
    mark: amountMarkOf(all(columns.amount, columns.debit, columns.credit)),
    order: slashOrderOf(all(columns.bookedOn, columns.valueOn)),
  };
  const used = { ...columns, side: hasSide ? columns.side : undefined };
  return rows.map((row) => {
    const read = readRow(used as Columns, row.cells, formats);
    if (typeof read !== 'string') return { row: row.row, ...read };
    const text = row.cells.filter((cell) => cell !== '').join(' · ');
    return { row: row.row, reason: read, text: cutText(oneLine(text), MAX_SKIPPED_TEXT_LENGTH) };
  });
}

const BALANCE = /^(?:(?:anfangs|end|schluss|alter|neuer|letzter)\W*(?:saldo|kontostand)|kontostand|saldo)\b/i;
const PENDING = /vorgemerkt|vormerk|ausstehend|offen|pending|declined|abgelehnt|storniert|cancell?ed|failed/i;

function readRow(
  columns: Columns,
  cells: readonly string[],
  formats: Formats,
): Omit<StatementLine, 'row'> | SkipReason {
  if (cells.some((cell) => cell.length > MAX_TEXT_LENGTH)) return 'too_long';
  if (cells.some((cell) => BALANCE.test(cell)) && !hasName(columns, cells)) return 'balance';
  const day = readDays(columns, cells, formats);
  if (typeof day === 'string') return day;
  const cents = readCents(columns, cells, formats);
  if (typeof cents === 'string') return cents;
  if (PENDING.test(cellOf(cells, columns.status))) return 'pending';
  const text = (column: number | undefined) => oneLine(cellOf(cells, column));
  const other = cents > 0 ? text(columns.payer) : text(columns.payee);
  const booking = columns.purpose === undefined ? splitBookingText(text(columns.text)) : undefined;
  return {
    ...day,
    cents,
    name: text(columns.name) || other || text(columns.payer ?? columns.payee) || (booking?.name ?? ''),
    // Line breaks and blanks may stand within an invoice number, so the purpose keeps them.
    purpose: booking?.purpose ?? (cellOf(cells, columns.purpose) || text(columns.text)),
    reference: text(columns.reference),
  };
}

const hasName = ({ name, payer, payee }: Columns, cells: readonly string[]) =>
  [name, payer, payee].some((column) => /\p{L}/u.test(cellOf(cells, column)) && !BALANCE.test(cellOf(cells, column)));

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Splits a text that has all in one, as 'Auftraggeber: Muster Buchungstext: Rechnung 7 Ref. 12'. */
function splitBookingText(text: string): { name: string; purpose: string } {
  const [, name = '', purpose] =
    /(?:Auftraggeber|Empfänger|Zahlungspflichtiger):\s*(.*?)\s*(?:Kto\/IBAN:.*?)?(?:Buchungstext|Verwendungszweck):\s*(.*)$/i.exec(
      text,
    ) ?? [];
  return { name, purpose: purpose ?? text };
}

function readDays(
  { bookedOn, valueOn }: Columns,
  cells: readonly string[],
  { today, order }: Formats,
): Pick<StatementLine, 'bookedOn' | 'paidOn'> | SkipReason {
  const texts = [cellOf(cells, bookedOn), cellOf(cells, valueOn)];
  if (texts.every((text) => text === '')) return 'day_missing';
  if (texts.some((text) => PENDING.test(text))) return 'pending';
  const days = texts.map((text) => (text === '' ? undefined : readDay(text, order)));
  const fault = days.find((day) => day === 'unreadable' || day === 'ambiguous');
  if (fault === 'unreadable' || fault === 'ambiguous') return `day_${fault}`;
  const booked = days[0] ?? days[1] ?? '';
  const value = days[1] ?? booked;
  // A bank may book today what counts from tomorrow on.
  const paidOn = value > today ? booked : value;
  return paidOn > today ? 'day_future' : { bookedOn: booked, paidOn };
}

function readCents(columns: Columns, cells: readonly string[], { mark }: Formats): number | SkipReason {
  const single = cellOf(cells, columns.amount);
  // Some banks have all three columns, and leave the one of both sides empty.
  const { text, sign } = single === '' ? readTwoColumns(columns, cells, mark) : { text: single, sign: 1 };
  if (text === '') return 'amount_missing';
  const amount = readAmount(text, mark);
  if (typeof amount === 'string') return `amount_${amount}`;
  const currency = cellOf(cells, columns.currency) || currencyIn(text) || columns.headCurrency || 'EUR';
  if (!/^(?:EUR|EURO|€)$/i.test(currency)) return 'currency';
  if (amount === 0) return 'amount_zero';
  const side = cellOf(cells, columns.side);
  return sign < 0 ? -Math.abs(amount) : (side && signedBy(side, amount)) || amount;
}

/** Returns the amount of the column that has one, with its sign. */
function readTwoColumns(
  { debit, credit }: Columns,
  cells: readonly string[],
  mark: Formats['mark'],
): { text: string; sign: number } {
  const [out, into] = [cellOf(cells, debit), cellOf(cells, credit)];
  const isOut = out !== '' && readAmount(out, mark) !== 0;
  return isOut ? { text: out, sign: -1 } : { text: into || out, sign: 1 };
}

const currencyIn = (text: string): string | undefined => /[A-Z]{3}/.exec(text)?.[0] ?? /[$£¥]/.exec(text)?.[0];
