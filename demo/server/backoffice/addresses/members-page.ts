import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { addressLabel, joinCommunity } from '../../schema/json/address-json';
import { accountStatuses, type Html, instantText, relationStatusText } from '../page/page';

type Row = {
  id: number;
  name: string;
  account: string;
  role: string | null;
  status: string;
  since: Date;
};

/** Renders who posts for an address of a client, in which role and state; undefined if the client has no such address. */
export async function membersPage(
  database: Queryable,
  { client, id }: { client: string; id: number },
): Promise<{ title: string; content: Html } | undefined> {
  const [address] = await database.query<{ name: string; line: string }>(
    `select ${addressLabel('a', 'm')} as name,
       concat_ws(', ', nullif(a.street, ''), concat_ws(' ', a.zipcode, replace(c.name_path, '|', ' – '))) as line
     from addresses a left join addresses m on m.address_id = a.main_address_id ${joinCommunity('c', 'a')}
     where a.address_id = $2 and (a.client is null or a.client = $1)`,
    [client, id],
  );
  if (!address) return undefined;
  const rows = await database.query<Row>(
    `select p.id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.username) as name, p.status as account,
       o.name as role, r.status, r.created_at as since
     from role_relations r join accounts p on p.id = r.account_id
       left join roles o on o.client = p.client and o.role_id = r.role_id
     where p.client = $1 and r.address_id = $2
     order by r.status <> 'approved', fold(p.last_name) collate "C", fold(p.first_name) collate "C", r.id`,
    [client, id],
  );
  const content = html`<p>${address.line}</p>
<section aria-labelledby="members"><h2 id="members">Wer hier einträgt</h2>
${rows.length === 0 ? html`<p>Für diese Adresse trägt niemand ein.</p>` : ''}
<ul class="rows">${rows.map((row) => rowOf(client, row))}</ul></section>`;
  return { title: address.name, content };
}

const rowOf = (client: string, { id, name, account, role, status, since }: Row) => html`
<li class="who"><a href="/backoffice/${encodeURIComponent(client)}/persons/${id}">${name}</a>
<span class="hint">${role ?? 'Ohne Rolle'}, seit ${instantText(since)}</span>
<span class="badge">${relationStatusText(status)}</span>
${account === 'verified' ? '' : html`<span class="badge">Konto: ${accountStatuses[account] ?? account}</span>`}</li>`;
