import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { accountStatuses, type Html } from '../page/page';

const PAGE_SIZE = 50;
const WAITING_SQL = `(select count(*)::int from role_relations r
  where r.account_id = a.id and r.status not in ('approved', 'rejected', 'blocked'))`;

/** The filter of persons. */
export type PersonFilter = { client: string; search: string; status: string; page: number };

type Row = {
  id: number;
  username: string;
  name: string;
  email: string;
  status: string;
  is_confirmed: boolean;
  waiting: number;
  total: number;
};

const statuses = { '': 'alle', waiting: 'mit offenen Berechtigungen', ...accountStatuses };

/** Renders the persons of a client, those with waiting relations first. */
export async function personsPage(database: Queryable, filter: PersonFilter): Promise<Html> {
  const rows = await database.query<Row>(
    `select a.id, a.username, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.status,
       a.email_confirmed_at is not null as is_confirmed, ${WAITING_SQL} as waiting, (count(*) over ())::int as total
     from accounts a
     where a.client = $1 and ($3 = '' or a.status = $3 or ($3 = 'waiting' and ${WAITING_SQL} > 0))
       and position(fold($2) in fold(concat_ws(' ', a.first_name, a.last_name, a.username, a.email))) > 0
     order by ${WAITING_SQL} > 0 desc, fold(a.last_name) collate "C", fold(a.first_name) collate "C", a.id
     offset $4 limit ${PAGE_SIZE}`,
    [filter.client, filter.search, filter.status, (filter.page - 1) * PAGE_SIZE],
  );
  const total = rows[0]?.total ?? 0;
  return html`${searchForm(filter)}
<section aria-labelledby="found"><h2 id="found">${total === 1 ? '1 Person' : `${total} Personen`}</h2>
${rows.length === 0 ? html`<p>Zu dieser Suche gibt es niemanden. Ändern Sie Suchtext oder Status.</p>` : ''}
<ul class="rows">${rows.map((row) => rowOf(filter.client, row))}</ul>
${pagesOf(filter, total)}</section>`;
}

const searchForm = ({ client, search, status }: PersonFilter) => html`
<section aria-label="Suche"><form method="get" action="${pathOf(client)}" class="filter">
<div><label for="search">Name, Benutzername oder E-Mail</label>
<input id="search" name="search" type="search" value="${search}"></div>
<div><label for="status">Status</label><select id="status" name="status">
${Object.entries(statuses).map(([value, label]) =>
  value === status
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`,
)}
</select></div><div><button>Suchen</button></div></form></section>`;

const rowOf = (client: string, { id, name, username, email, status, is_confirmed, waiting }: Row) => html`
<li class="who"><a href="${pathOf(client)}/${id}">${name || username}</a> <span class="hint">${email}</span>
<span class="badge">${accountStatuses[status] ?? status}</span>
${is_confirmed ? '' : html` <span class="badge">E-Mail unbestätigt</span>`}
${waiting > 0 ? html` <span class="badge">${waiting} offen</span>` : ''}</li>`;

function pagesOf({ client, search, status, page }: PersonFilter, total: number): Html | '' {
  if (total <= PAGE_SIZE && page === 1) return '';
  const linkTo = (number: number, label: string) => {
    const query = new URLSearchParams({ search, status, page: String(number) });
    return html`<a href="${pathOf(client)}?${query.toString()}">${label}</a>`;
  };
  return html`<p class="pages">${page > 1 ? linkTo(page - 1, 'Zurück') : ''}
${page * PAGE_SIZE < total ? linkTo(page + 1, 'Weiter') : ''}</p>`;
}

const pathOf = (client: string) => `/backoffice/${encodeURIComponent(client)}/persons`;
