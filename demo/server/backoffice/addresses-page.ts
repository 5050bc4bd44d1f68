import { html } from 'hono/html';
import type { Queryable } from '../database';
import { joinCommunity } from '../shapes';
import { addressVersion } from './decide-on-address';
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

/** The addresses that persons of a client have suggested and nobody has decided on. */
export async function addressesPage(
  database: Queryable,
  { client, csrf }: { client: string; csrf: string },
): Promise<Html> {
  const rows = await database.query<Row>(
    `select a.address_id, a.name, a.extended_name, a.phone, a.email, a.url, p.id as person, ${addressVersion} as version,
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
