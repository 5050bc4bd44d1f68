import { html } from 'hono/html';
import type { Database, Queryable } from '../database';
import { joinCommunity } from '../shapes';
import { csrfField, fact, type Html } from './page';

type Row = {
  address_id: number;
  name: string;
  extended_name: string | null;
  line: string;
  phone: string | null;
  email: string | null;
  url: string | null;
  author: string | null;
  person: number | null;
  version: string;
};

/** What of a suggested address may change: it is removed or altered by another operator. */
const VERSION = `md5(concat_ws('|', a.name, a.extended_name, a.street, a.zipcode, a.phone, a.email, a.url))`;

/** The addresses that persons of a client have suggested and nobody has decided on. */
export async function addressesPage(
  database: Queryable,
  { client, csrf }: { client: string; csrf: string },
): Promise<Html> {
  const rows = await database.query<Row>(
    `select a.address_id, a.name, a.extended_name, a.phone, a.email, a.url, p.id as person, ${VERSION} as version,
       concat_ws(', ', nullif(a.street, ''), concat_ws(' ', a.zipcode, replace(c.name_path, '|', ' – '))) as line,
       coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.username) as author
     from addresses a join accounts p on p.id = a.suggested_by ${joinCommunity('c', 'a')}
     where not a.approved and p.client = $1 order by a.address_id limit 200`,
    [client],
  );
  if (rows.length === 0) return html`<p class="box">Es gibt keine vorgeschlagenen Adressen.</p>`;
  return html`${rows.map((row) => sectionOf(row, client, csrf))}`;
}

const sectionOf = (row: Row, client: string, csrf: string) => html`
<section><h2>${row.name}</h2>
<dl>${fact('Zusatz', row.extended_name)}${fact('Anschrift', row.line)}${fact('Telefon', row.phone)}
${fact('E-Mail', row.email)}${fact('Website', row.url)}
<dt>Vorschlag von</dt><dd><a href="/backoffice/${encodeURIComponent(client)}/persons/${row.person}">${row.author}</a></dd></dl>
<form method="post" action="/backoffice/${encodeURIComponent(client)}/addresses/${row.address_id}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${row.version}">
<div class="actions"><button name="action" value="approve">Aufnehmen</button>
<button name="action" value="remove" class="danger">Verwerfen</button></div></form></section>`;

/** Takes a suggested address in or removes it; relations and profiles that name a removed one lose it. */
export async function decideOnAddress(
  database: Database,
  address: { client: string; id: number; seen: string },
  action: 'approve' | 'remove',
): Promise<'done' | 'stale' | 'used'> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ version: string; used: boolean }>(
      `select ${VERSION} as version, exists (select 1 from events e
           where e.location_id = a.address_id or e.promoter_id = a.address_id) as used
       from addresses a where a.address_id = $1 and not a.approved
         and a.suggested_by in (select p.id from accounts p where p.client = $2) for update`,
      [address.id, address.client],
    );
    if (!row || row.version !== address.seen) return 'stale';
    if (action === 'approve') {
      await transaction.query('update addresses set approved = true where address_id = $1', [address.id]);
      return 'done';
    }
    if (row.used) return 'used';
    await transaction.query('delete from addresses where address_id = $1', [address.id]);
    return 'done';
  });
}
