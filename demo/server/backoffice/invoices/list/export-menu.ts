import { html } from 'hono/html';
import type { Queryable } from '../../../platform/database/database';
import { pageOf } from '../../page/addresses';
import type { Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { buttonLink, countText } from '../../ui/shapes';
import { monthText } from './filter-line';
import { countDocuments } from './find-choices';
import { csvAddressOf, daysOfMonth, type InvoiceFilter } from './invoice-filter';

/** Returns the month of the exports: the filtered one, or the last that has ended, within a filtered year. */
function exportedMonth(month: string, today: string): string {
  if (month.length > 4) return month;
  const ended = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 1))
    .toISOString()
    .slice(0, 7);
  return month !== '' && `${month}-12` < ended ? `${month}-12` : ended;
}

/** Renders the buttons of the head: payments from the bank, the months of the books, and the exports. */
export async function invoicesHead(database: Queryable, filter: InvoiceFilter, today: string): Promise<Html> {
  const { client } = filter;
  const month = exportedMonth(filter.month, today);
  const count = await countDocuments(database, client, daysOfMonth(month));
  const path = pageOf.month(client, month);
  const quarter = Math.ceil(Number(month.slice(5)) / 3);
  return html`${buttonLink(pageOf.statements(client), 'Zahlungen einlesen')}${buttonLink(pageOf.months(client), 'Monate')}
<details class="menu export"><summary class="button quiet">${icon('download')}Ausgeben${icon('down', 'small')}</summary><div class="menu-items">
<p class="soft small">${monthText(month)}, ${count === 1 ? '1 Beleg' : `${countText(count)} Belege`} · <a class="inline" href="${pageOf.months(client)}">ändern</a></p>
${itemOf(csvAddressOf(filter), 'Liste als CSV', 'für Tabellen, wie gezeigt')}
${itemOf(`${path}/datev.csv`, 'DATEV', 'Rechnungen, Gutschriften, Zahlungen')}
${itemOf(`${path}/documents.zip`, 'PDF und E-Rechnungen', 'als ZIP-Datei')}
${itemOf(`${path}/ec-sales?period=quarter`, 'Zusammenfassende Meldung', `${quarter}. Quartal, Empfänger in der EU`)}</div></details>`;
}

const itemOf = (href: string, title: string, second: string) =>
  html`<a href="${href}"><span>${title}<span class="second">${second}</span></span></a>`;
