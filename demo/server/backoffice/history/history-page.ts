import { html } from 'hono/html';
import { findHistory, type HistoryFilter } from '../../history/find-history';
import type { Queryable } from '../../platform/database/database';
import type { Html } from '../page/page';
import { historyList } from './history-list';
import { historyKinds } from './history-words';

const PAGE_SIZE = 50;

/** The kinds of records of a client; operators belong to none. */
const { operator: _, ...clientKinds } = historyKinds;

type Filter = Omit<HistoryFilter, 'limit'>;

/** Renders the history of a client, the newest first. */
export async function historyPage(database: Queryable, filter: Filter): Promise<Html> {
  const rows = await findHistory(database, { ...filter, limit: PAGE_SIZE + 1 });
  const entries = rows.slice(0, PAGE_SIZE);
  const last = entries.at(-1);
  return html`${searchForm(filter)}
<section aria-label="Einträge">
${entries.length === 0 ? html`<p>Hier gibt es keine Einträge. Ändern Sie Person oder Art.</p>` : historyList(entries, filter.client)}
${rows.length > PAGE_SIZE && last ? html`<p class="pages"><a href="${addressOf({ ...filter, before: last.id })}">Ältere</a></p>` : ''}
</section>`;
}

const searchForm = ({ client, kind, search, accountId }: Filter) => html`
<section aria-label="Suche"><form method="get" action="${pathOf(client)}" class="filter">
${accountId && html`<input type="hidden" name="person" value="${accountId}">`}
<div><label for="search">Name, Benutzername oder E-Mail</label>
<input id="search" name="search" type="search" value="${search}"></div>
<div><label for="kind">Art</label><select id="kind" name="kind">
${Object.entries({ '': 'alle', ...clientKinds }).map(([value, label]) =>
  value === (kind ?? '')
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`,
)}
</select></div><div><button>Suchen</button></div></form>
${accountId && html`<p><a href="${addressOf({ client, kind, search })}">Alle Personen zeigen</a></p>`}</section>`;

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
