import { html } from 'hono/html';
import type { Queryable } from '../database';
import { joinCommunity } from '../shapes';
import { decisionFields, type FormParts, fact, type Html } from './page';

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
  version: number;
};

/** The addresses that persons of a client have suggested and nobody has decided on. */
export async function addressesPage(database: Queryable, parts: FormParts): Promise<Html> {
  const rows = await loadSuggestions(database, parts.client);
  if (rows.length === 0) return html`<p class="box">Es gibt keine vorgeschlagenen Adressen.</p>`;
  return html`${rows.map((row) => sectionOf(row, parts))}`;
}

/** One suggested address with what can be decided; undefined when there is none to decide on. */
export async function addressView(
  database: Queryable,
  { id, ...parts }: FormParts & { id: number },
): Promise<{ title: string; content: Html } | undefined> {
  const [row] = await loadSuggestions(database, parts.client, id);
  return row && { title: row.name, content: sectionOf(row, parts) };
}

const loadSuggestions = (database: Queryable, client: string, id?: number): Promise<Row[]> =>
  database.query<Row>(
    `select a.address_id, a.name, a.extended_name, a.phone, a.email, a.url, p.id as person, a.version,
       concat_ws(', ', nullif(a.street, ''), concat_ws(' ', a.zipcode, replace(c.name_path, '|', ' – '))) as line,
       coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.username) as author
     from addresses a left join accounts p on p.id = a.owner_id ${joinCommunity('c', 'a')}
     where a.client = $1 and a.state = 'suggested' and ($2::int is null or a.address_id = $2)
     order by a.address_id limit 200`,
    [client, id ?? null],
  );

const authorOf = ({ person, author }: Row, client: string) =>
  person === null
    ? 'einem Konto, das es nicht mehr gibt'
    : html`<a href="/backoffice/${encodeURIComponent(client)}/persons/${person}">${author}</a>`;

const sectionOf = (row: Row, parts: FormParts) => html`
<section><h2>${row.name}</h2>
<dl>${fact('Zusatz', row.extended_name)}${fact('Anschrift', row.line)}${fact('Telefon', row.phone)}
${fact('E-Mail', row.email)}${fact('Website', row.url)}
<dt>Vorschlag von</dt><dd>${authorOf(row, parts.client)}</dd></dl>
<form method="post" action="/backoffice/${encodeURIComponent(parts.client)}/addresses/${row.address_id}">${decisionFields(parts)}
<input type="hidden" name="seen" value="${row.version}">
<div class="actions"><button name="action" value="approve">Aufnehmen</button>
<button name="action" value="remove" class="danger">Verwerfen</button></div></form></section>`;
