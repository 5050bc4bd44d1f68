import { html } from 'hono/html';
import { formatDay } from '../../../../src/i18n/formats';
import { findHistory, type HistoryFilter, type HistoryRow } from '../../history/find-history';
import type { Queryable } from '../../platform/database/database';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { historyKinds } from './history-words';
import { timeline } from './timeline';

const PAGE_SIZE = 50;

type Filter = Omit<HistoryFilter, 'limit'>;

/** Renders the history of a client, the newest first. */
export async function historyPage(database: Queryable, filter: Filter): Promise<Html> {
  const rows = await findHistory(database, { ...filter, limit: PAGE_SIZE + 1 });
  const entries = rows.slice(0, PAGE_SIZE);
  const last = entries.at(-1);
  return html`${searchForm(filter)}
<section aria-labelledby="entries"><h2 class="away" id="entries">Einträge</h2>
${entries.length === 0 ? html`<p>${filter.kind || filter.search || filter.accountId ? 'Hier gibt es keine Einträge. Ändern Sie Person oder Art.' : 'Noch ist nichts geschehen.'}</p>` : timeline(entries, (row) => subjectOf(row, filter.client))}
</section>${rows.length > PAGE_SIZE && last ? html`<nav class="pager" aria-label="Seiten"><a href="${addressOf({ ...filter, before: last.id })}" rel="next">Ältere</a></nav>` : ''}`;
}

/** Renders what an entry is about: its kind, and the page of the person or of the record. */
function subjectOf({ kind, record, accountId, person }: HistoryRow, client: string): Html {
  const label = historyKinds[kind];
  if (accountId !== null)
    return html`<span class="soft">${label}</span> <a href="${pageOf.person(client, accountId)}">${person}</a>`;
  if (record === null) return html`<span class="soft">${label}</span>`;
  if (kind === 'books')
    return html`<a href="${pageOf.month(client, record)}">${label} ${formatDay(`${record}-01`, 'de', 'monthAndYear')}</a>`;
  const statement = kind === 'advert' ? /^statement-(\d+)$/.exec(record)?.[1] : undefined;
  if (statement) return html`<a href="${pageOf.statement(client, Number(statement))}">Kontoauszug</a>`;
  const href =
    kind === 'event' || kind === 'article'
      ? pageOf[kind](client, record)
      : kind === 'slot'
        ? pageOf.place(client, record)
        : undefined;
  return href ? html`<a href="${href}">${label}</a>` : html`<span class="soft">${label} Nr. ${record}</span>`;
}

const searchForm = ({ client, kind, search, accountId }: Filter) => html`
<section aria-label="Suche"><form method="get" action="${pathOf(client)}" class="filter">
${accountId && html`<input type="hidden" name="person" value="${accountId}">`}
<div><label for="search">Name, Benutzername oder E-Mail</label>
<input id="search" name="search" type="search" value="${search}"></div>
<div><label for="kind">Art</label><select id="kind" name="kind">
${Object.entries({ '': 'alle', ...historyKinds }).map(([value, label]) =>
  value === (kind ?? '')
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`,
)}
</select></div><div><button class="quiet">Suchen</button></div></form>
${accountId && html`<p class="more"><a href="${addressOf({ client, kind, search })}">Alle Personen zeigen</a></p>`}</section>`;

function addressOf({ client, kind, search, accountId, before }: Filter): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(kind && { kind }),
    ...(accountId && { person: String(accountId) }),
    ...(before && { before: String(before) }),
  });
  return `${pathOf(client)}?${query.toString()}`;
}

const pathOf = (client: string) => `/backoffice/${encodeURIComponent(client)}/history`;
