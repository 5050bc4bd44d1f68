import { html } from 'hono/html';
import type { BookEntry } from '../../adverts/books/entries';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { buyerName } from '../../adverts/invoice/zugferd-data';
import { pageOf } from '../page/addresses';
import { paperDay } from '../page/day-words';
import type { Html } from '../page/page';
import { type Table, table, twoLines } from '../ui/table';

const TITLES = { invoice: 'Rechnung', credit: 'Gutschrift', payment: 'Zahlung', refund: 'Erstattung' } as const;

/** Names what an entry is. */
export const entryTitle = ({ kind, undoes }: Pick<BookEntry, 'kind' | 'undoes'>): string =>
  undoes === null ? TITLES[kind] : `${TITLES[kind]} zurückgenommen`;

/** Formats an amount with a real minus sign. */
export const signedText = (cents: number): string => moneyText(cents, 'de').replace('-', '−');

/** Renders entries of the books. */
export const entriesTable = (
  entries: readonly BookEntry[],
  { client, today, ...options }: { client: string; today: string } & Pick<Table, 'label' | 'empty' | 'lead' | 'foot'>,
): Html =>
  table({
    ...{ hasHeading: true, isDense: true, ...options },
    columns: [
      { label: 'Buchungstag', kind: 'nowrap' },
      { label: 'Vorgang' },
      { label: 'Käufer', kind: 'person' },
      { label: 'Betrag', align: 'right' },
    ],
    rows: entries.map((entry) => ({
      cells: [
        twoLines(
          paperDay(entry.bookedOn, today),
          entry.day === entry.bookedOn ? '' : `vom ${paperDay(entry.day, today)}`,
        ),
        twoLines(
          html`<span class="nowrap">${entryTitle(entry)} <a href="${pageOf.invoice(client, entry.number)}">${entry.number}</a></span>`,
          entry.note,
        ),
        buyerName(entry.buyer),
        signedText(entry.cents),
      ],
    })),
  });
