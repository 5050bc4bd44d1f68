import { html } from 'hono/html';
import type { BookEntry } from '../../adverts/books/entries';
import { moneyText, signedText } from '../../adverts/invoice/invoice-words';
import { cataloguePath } from '../adverts/catalogue/record-page';
import { pageOf } from '../page/addresses';
import { shortInstant } from '../page/day-words';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { box, buttonLink, facts, notice, pager, withAside } from '../ui/shapes';
import { entriesTable } from './entries-table';
import type { OfficeMonth } from './load-months';
import { monthTitle, quarterTitle } from './months';
import { ecSalesPath, type ToCheck, toCheckTable } from './to-check';

export const ENTRY_PAGE_SIZE = 50;

/** A month on its page. */
export type MonthView = {
  client: string;
  today: string;
  month: OfficeMonth;
  /** A page of its entries. */
  entries: readonly BookEntry[];
  page: number;
  /** The things to look at before the closing; undefined for a closed month. */
  toCheck: ToCheck | undefined;
  /** True if the numbers for DATEV are known. */
  hasDatev: boolean;
};

/** Renders a month: what is due, its entries, its sums and its downloads. */
export const monthPage = (view: MonthView): Html =>
  withAside(
    html`${stateNotice(view)}${view.toCheck ? toCheckTable(view.toCheck, { client: view.client, month: view.month.month }) : ''}
${entriesOf(view)}`,
    html`${sumsBox(view.month)}${downloadsBox(view)}`,
  );

/** Renders the button that asks whether a month is to be closed; '' if it cannot be closed. */
export const closeButton = (client: string, { month, closing, isOver }: OfficeMonth): Html | '' =>
  isOver && !closing
    ? buttonLink(`${pageOf.month(client, month)}/close`, `${monthTitle(month)} abschließen`, { isQuiet: false })
    : '';

function stateNotice({ month: { closing, isOver }, today }: MonthView): Html | '' {
  if (closing)
    return notice({
      ...{ tone: 'good', sign: 'lock', title: 'Dieser Monat ist abgeschlossen' },
      text: `${closing.operator ?? 'Jemand'} hat ihn abgeschlossen, ${shortInstant(closing.closedAt, today)} Uhr. Buchungen und Dateien bleiben, wie sie sind.`,
    });
  return isOver
    ? ''
    : notice({
        tone: 'info',
        sign: 'clock',
        title: 'Dieser Monat läuft noch',
        text: 'Abschließen können Sie ihn, wenn er vorbei ist.',
      });
}

function entriesOf({ client, today, month: { month, count }, entries, page }: MonthView): Html {
  const last = Math.min(count, page * ENTRY_PAGE_SIZE);
  const addressOf = (other: number) => `${pageOf.month(client, month)}${other > 1 ? `?page=${other}` : ''}`;
  return html`${entriesTable(entries, { client, today, label: 'Buchungen', empty: 'In diesem Monat ist nichts gebucht.' })}
${pager({
  shown: [Math.min((page - 1) * ENTRY_PAGE_SIZE + 1, last), last],
  total: count,
  ...(page > 1 && { previous: addressOf(page - 1) }),
  ...(page * ENTRY_PAGE_SIZE < count && { next: addressOf(page + 1) }),
})}`;
}

const sumsBox = ({ invoiced, credited, paid, refunded, owedAtEnd }: OfficeMonth): Html =>
  box(
    'Summen',
    facts([
      ['Rechnungen', moneyText(invoiced, 'de')],
      ['Gutschriften', moneyText(credited, 'de')],
      ['Zahlungen', moneyText(paid, 'de')],
      ['Erstattungen', moneyText(refunded, 'de')],
      ['Offen am Ende', html`<b>${signedText(owedAtEnd)}</b>`],
    ]),
    'sums',
  );

function downloadsBox({ client, month: { month }, hasDatev }: MonthView): Html {
  const path = pageOf.month(client, month);
  const link = (href: string, label: string, second: string) =>
    html`<p><a href="${href}">${icon('download', 'small')} ${label}</a><br><span class="soft small">${second}</span></p>`;
  return box(
    'Ausgeben',
    html`${
      hasDatev
        ? link(`${path}/datev.csv`, 'DATEV', 'Rechnungen, Gutschriften, Zahlungen, Erstattungen')
        : html`<p>${datevMissing(client)}</p>`
    }${link(`${path}/entries.csv`, 'Alle Buchungen (CSV)', 'für Tabellen')}${link(`${path}/documents.zip`, 'PDF und E-Rechnungen', 'als ZIP-Datei')}
<p><a href="${ecSalesPath(client, month)}">Zusammenfassende Meldung</a><br><span class="soft small">${quarterTitle(month)}, Käufer in der EU</span></p>`,
    'downloads',
  );
}

/** Renders what DATEV still needs. */
export const datevMissing = (client: string): Html =>
  html`<b>Für DATEV fehlen noch Angaben.</b><br><span class="small">Die Berater- und die Mandantennummer sagt Ihnen Ihre Steuerberatung. <a href="${cataloguePath(client, '/seller')}">Nummern eintragen</a></span>`;
