import type { BookEntry } from '../../adverts/books/entries';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { berlinClock, berlinDay } from '../../platform/berlin-day';
import { csvAmount, csvOf } from '../../platform/csv-cell';
import { entryTitle } from './entries-table';

const COLUMN_TITLES = [
  ...['Buchungstag', 'Vorgang', 'Nummer', 'Auftrag', 'Tag', 'Käufer', 'Land', 'USt-IdNr.', 'Netto', 'USt-Satz', 'USt'],
  ...['Betrag', 'Vermerk', 'Gebucht am'],
];

/**
 * Returns the entries of a month as CSV for a German spreadsheet. An amount is what the entry adds to what the buyer
 * owes, so their sum is the change of what all owe.
 */
export const entriesCsv = (entries: readonly BookEntry[]): string => csvOf([COLUMN_TITLES, ...entries.map(cellsOf)]);

function cellsOf(entry: BookEntry): string[] {
  const { kind, bookedOn, number, order, day, buyer, net, vatShare, vat, cents, note, recordedAt } = entry;
  const sign = kind === 'credit' ? -1 : 1;
  const taxes =
    kind === 'payment' || kind === 'refund' ? ['', '', ''] : [sign * net, vatShare, sign * vat].map(csvAmount);
  return [
    ...[bookedOn, entryTitle(entry), number, order, day, buyerName(buyer), buyer.country, buyer.vatId, ...taxes],
    ...[csvAmount(cents), note, `${berlinDay(recordedAt)} ${berlinClock(recordedAt)}`],
  ];
}
