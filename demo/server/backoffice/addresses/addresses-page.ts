import { html } from 'hono/html';
import { positionText } from '../../../../src/model/position-text';
import { isDecidedWithRelation, isUndecided } from '../../persons/awaiting-records';
import type { Queryable } from '../../platform/database/database';
import { joinCommunity } from '../../schema/json/address-json';
import { addressActions } from '../decisions/action-labels';
import { pageOf } from '../page/addresses';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import { type Html, termAndDescription } from '../page/page';
import { summaryLine } from '../queue/queue-summary';
import { moreMenu, pager } from '../ui/shapes';
import { nameCell, type Row as TableRow, table, twoLines } from '../ui/table';
import { similarAddresses } from './similar-addresses';

const PAGE_SIZE = 50;

type Row = {
  address_id: number;
  name: string;
  extended_name: string | null;
  line: string;
  phone: string | null;
  email: string | null;
  url: string | null;
  lat: number | null;
  lon: number | null;
  author: string | null;
  person: number | null;
  version: number;
  /** The relation that it is decided on with. */
  relation: number | null;
  total: number;
};

/** Renders a page of a client's undecided address suggestions, the oldest first; the last page for a greater number. */
export async function addressesPage(
  database: Queryable,
  { page, ...parts }: FormContext & { page: number },
): Promise<Html> {
  const rows = await loadSuggestions(database, parts.client, { page });
  const first = rows[0];
  if (!first && page > 1) {
    const last = Math.max(1, Math.ceil(((await loadSuggestions(database, parts.client))[0]?.total ?? 0) / PAGE_SIZE));
    return addressesPage(database, { ...parts, page: last });
  }
  const total = first?.total ?? 0;
  const shownFirst = (page - 1) * PAGE_SIZE + 1;
  const linkTo = (number: number) =>
    `/backoffice/${encodeURIComponent(parts.client)}/addresses${number > 1 ? `?page=${number}` : ''}`;
  return html`${table({
    ...{ label: 'Vorgeschlagene Adressen', empty: 'Es gibt keine vorgeschlagenen Adressen.' },
    columns: [
      { label: 'Adresse', kind: 'named' },
      { label: 'Vorschlag von' },
      { label: 'Telefon und E-Mail' },
      { label: 'Entscheiden', isHidden: true, align: 'right' },
    ],
    rows: rows.map((row) => rowOf(row, parts)),
  })}${pager({
    shown: [shownFirst, shownFirst + rows.length - 1],
    total,
    previous: page > 1 ? linkTo(page - 1) : undefined,
    next: shownFirst + rows.length <= total ? linkTo(page + 1) : undefined,
  })}`;
}

/** Returns a suggestion as a row; what waits for a relation is decided on with it. */
const rowOf = (row: Row, parts: FormContext): TableRow => ({
  cells: [
    nameCell({
      href: pageOf.review(parts.client, row.relation === null ? 'address' : 'relation', row.relation ?? row.address_id),
      ...{ title: row.name, second: row.line, sign: 'pin' },
    }),
    authorOf(row, parts.client),
    twoLines(row.phone ?? '', row.email ?? undefined),
    row.relation === null
      ? rowForm(row, parts)
      : html`<a class="target" href="${pageOf.review(parts.client, 'relation', row.relation)}">Mit der Person prüfen</a>`,
  ],
});

const rowForm = (row: Row, parts: FormContext) => html`
<form class="line row-deeds" method="post" action="/backoffice/${encodeURIComponent(parts.client)}/addresses/${row.address_id}">${hiddenInputs(parts)}
<input type="hidden" name="seen" value="${row.version}"><button class="text" name="action" value="approve" aria-label="${addressActions.approve}: ${row.name}">${addressActions.approve}</button>
${moreMenu(`Mehr zu ${row.name}`, [html`<button class="danger" name="action" value="remove">${addressActions.remove} …</button>`])}</form>`;

/** Loads an undecided address suggestion; undefined if there is none. */
export async function loadSuggestion(database: Queryable, client: string, id: number): Promise<Row | undefined> {
  const [row] = await loadSuggestions(database, client, { id });
  return row;
}

/** Renders an address suggestion with its possible actions; undefined if there is none. */
export async function addressView(
  database: Queryable,
  { id, ...parts }: FormContext & { id: number },
): Promise<{ title: string; content: Html } | undefined> {
  const row = await loadSuggestion(database, parts.client, id);
  if (!row) return undefined;
  const summary = summaryLine(`${row.author ?? 'Ein Konto, das es nicht mehr gibt,'} schlägt diese Adresse vor.`);
  const similar = await similarAddresses(database, { client: parts.client, id });
  return { title: row.name, content: html`${summary}${sectionOf(row, parts)}${similar}` };
}

const loadSuggestions = (
  database: Queryable,
  client: string,
  { id, page = 1 }: { id?: number; page?: number } = {},
): Promise<Row[]> =>
  database.query<Row>(
    `select a.address_id, a.name, a.extended_name, a.phone, a.email, a.url, a.lat, a.lon, p.id as person, a.version,
       (select min(w.id) from role_relations w where w.address_id = a.address_id and ${isDecidedWithRelation('a')} and ${isUndecided('w')}) as relation,
       (count(*) over ())::int as total,
       concat_ws(', ', nullif(a.street, ''), concat_ws(' ', a.zipcode, replace(c.name_path, '|', ' – '))) as line,
       coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.username) as author
     from addresses a left join accounts p on p.id = a.owner_id ${joinCommunity('c', 'a')}
     where a.client = $1 and a.state = 'suggested' and ($2::int is null or a.address_id = $2)
     order by a.address_id offset $3 limit ${PAGE_SIZE}`,
    [client, id ?? null, (page - 1) * PAGE_SIZE],
  );

const authorOf = ({ person, author }: Row, client: string) =>
  person === null
    ? 'einem Konto, das es nicht mehr gibt'
    : html`<a href="/backoffice/${encodeURIComponent(client)}/persons/${person}">${author}</a>`;

const positionOf = ({ lat, lon }: Row) => (lat === null || lon === null ? null : positionText({ lat, lon }));

const sectionOf = (row: Row, parts: FormContext) => html`
<section><h2>Adresse</h2>
<dl>${suggestionFacts(row)}
<dt>Vorschlag von</dt><dd>${authorOf(row, parts.client)}</dd></dl>
<p><a href="${pageOf.organisation(parts.client, row.address_id)}">Wer dort einträgt</a></p>
${row.relation === null ? formOf(row, parts) : withRelation(row.relation, parts.client)}</section>`;

/** Renders the details of a suggested address as rows of a list. */
export const suggestionFacts = (row: Row): Html => html`
${termAndDescription('Zusatz', row.extended_name)}${termAndDescription('Anschrift', row.line)}${termAndDescription('Telefon', row.phone)}
${termAndDescription('E-Mail', row.email)}${termAndDescription('Website', row.url)}${termAndDescription('Punkt auf der Karte', positionOf(row))}`;

const withRelation = (relation: number, client: string) => html`
<p class="hint">Jemand möchte dafür eintragen. Über beides wird zusammen entschieden.</p>
<div class="actions"><a class="button" href="/backoffice/${encodeURIComponent(client)}/queue/relation/${relation}">Zusammen prüfen</a></div>`;

const formOf = (row: Row, parts: FormContext) => html`
<form method="post" action="/backoffice/${encodeURIComponent(parts.client)}/addresses/${row.address_id}">${hiddenInputs(parts)}
<input type="hidden" name="seen" value="${row.version}">
<div class="actions"><button name="action" value="approve">${addressActions.approve}</button>
<button name="action" value="remove" class="quiet">${addressActions.remove}</button></div></form>`;
