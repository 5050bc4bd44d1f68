import Papa from 'papaparse';
import type { BookEntry } from '../../demo/server/adverts/books/entries';
import { datevSettings } from '../../demo/server/backoffice/books/datev/accounts';
import { datevBatch } from '../../demo/server/backoffice/books/datev/batch';
import { ecSalesCsv, ecSalesOf } from '../../demo/server/backoffice/books/ec-sales/ec-sales';
import { entriesCsv } from '../../demo/server/backoffice/books/entries-csv';
import { endOfMonth } from '../../demo/server/platform/berlin-day';
import { balanceOf, readDatev } from './datev-file';

type Row = Readonly<Record<string, string>>;

/** Reads a CSV file by the titles of its columns. @throws {Error} if it is malformed */
export function readCsv(text: string, delimiter: ';' | ','): Row[] {
  const { data, errors } = Papa.parse<Row>(text.replace('\uFEFF', ''), {
    delimiter,
    header: true,
    skipEmptyLines: true,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}

/** Adds up a column of amounts, in cents. */
export const sumOfColumn = (rows: readonly Row[], title: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[title]?.replace(',', '.')) * 100), 0);

/** Sums of the files of a month in cents: the growth of debts and of the bank account, and the sales to the Union. */
export type MonthFiles = {
  debtors: number;
  bank: number;
  entries: number;
  count: number;
  union: Record<string, number>;
};

/** Reads the files of a month with some entries. */
export function readMonthFiles(month: string, entries: readonly BookEntry[]): MonthFiles {
  const settings = datevSettings({ datevAdviser: '29098', datevClient: '55003' });
  if (!settings) throw new Error('There are no settings for DATEV.');
  const createdAt = new Date('2030-01-01T08:00:00Z');
  const datev = readDatev(datevBatch({ month, entries, settings, isClosed: true, createdAt }));
  const rows = readCsv(entriesCsv(entries), ';');
  const statement = ecSalesCsv(ecSalesOf(entries, [`${month}-01`, endOfMonth(`${month}-01`)]));
  const union = readCsv(statement.replace(/^.*\r\n/, ''), ',');
  return {
    ...{ debtors: balanceOf(datev, settings.accounts.debtors), bank: balanceOf(datev, settings.accounts.bank) },
    ...{ entries: sumOfColumn(rows, 'Betrag'), count: rows.length },
    union: Object.fromEntries(union.map((row) => [row['USt-IdNr.'] ?? '', sumOfColumn([row], 'Betrag (Euro)')])),
  };
}
