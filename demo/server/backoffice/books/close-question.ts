import { html } from 'hono/html';
import type { BookEntry } from '../../adverts/books/entries';
import { moneyText, signedText } from '../../adverts/invoice/invoice-words';
import { monthAfter } from '../../platform/berlin-day';
import { pageOf } from '../page/addresses';
import { csrfField, type Html } from '../page/page';
import { buttonLink, notice } from '../ui/shapes';
import { table } from '../ui/table';
import { entriesTable } from './entries-table';
import type { OfficeMonth } from './load-months';
import { monthTitle } from './months';

/** The question whether a month is to be closed. */
export type CloseQuestion = {
  client: string;
  csrf: string;
  today: string;
  month: string;
  /** The months that are closed with it, the oldest first; it is the last one. */
  months: readonly OfficeMonth[];
  /** The version of the sums that the operator sees, and the time. */
  seen: string;
  shownAt: Date;
  /** The entries since the operator saw the sums; undefined before the question is answered. */
  meanwhile?: readonly BookEntry[] | undefined;
};

/** Renders the question whether a month is to be closed: what is in it, and what that means. */
export function closeQuestion({ client, csrf, today, month, months, seen, shownAt, meanwhile }: CloseQuestion): Html {
  const path = pageOf.month(client, month);
  const title = monthTitle(month);
  const earlier = months.slice(0, -1).map((one) => monthTitle(one.month));
  return html`${meanwhile ? meanwhilePart(meanwhile, { client, today }) : ''}
<section aria-label="${title} abschließen">
<p>Das ist endgültig. Im ${title} ändert sich dann nichts mehr, und DATEV darf die Buchungen festschreiben.</p>
<p>Kommt später noch eine Zahlung, Gutschrift oder Erstattung für diese Zeit, zählt sie zum ersten offenen Monat. Das ist dann ${monthTitle(monthAfter(month))}.</p>
${earlier.length > 0 ? html`<p><b>${earlier.length === 1 ? `${earlier[0]} ist auch noch offen und wird` : `${listText(earlier)} sind auch noch offen und werden`} mit abgeschlossen.</b></p>` : ''}
${sumsTable(months)}
<form method="post" action="${path}">${csrfField(csrf)}<input type="hidden" name="seen" value="${seen}"><input type="hidden" name="shownAt" value="${shownAt.toISOString()}">
<div class="actions"><button>${months.length > 1 ? `${months.length} Monate` : title} abschließen</button>${buttonLink(path, 'Abbrechen')}</div></form></section>`;
}

const listText = (texts: readonly string[]): string => `${texts.slice(0, -1).join(', ')} und ${texts.at(-1)}`;

const sumsTable = (months: readonly OfficeMonth[]): Html =>
  table({
    ...{ label: 'Wird abgeschlossen', isDense: true, empty: '' },
    columns: [
      { label: 'Monat', kind: 'nowrap' },
      { label: 'Berechnet', align: 'right' },
      { label: 'Gutgeschrieben', align: 'right' },
      { label: 'Bezahlt', align: 'right' },
      { label: 'Erstattet', align: 'right' },
      { label: 'Offen am Ende', align: 'right' },
    ],
    rows: months.map(({ month, invoiced, credited, paid, refunded, owedAtEnd }) => ({
      cells: [
        monthTitle(month),
        ...[invoiced, credited, paid, refunded].map((cents) => moneyText(cents, 'de')),
        signedText(owedAtEnd),
      ],
    })),
  });

const meanwhilePart = (entries: readonly BookEntry[], { client, today }: { client: string; today: string }): Html =>
  html`<div role="alert">${notice({
    ...{ tone: 'bad', title: 'Inzwischen ist etwas gebucht worden. Es wurde nichts abgeschlossen.' },
    text: 'Sehen Sie sich die neuen Summen an, und bestätigen Sie noch einmal.',
  })}</div>${entries.length > 0 ? entriesTable(entries, { client, today, label: 'Inzwischen gebucht', empty: '' }) : ''}`;
