import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge, pager, tabs } from '../ui/shapes';
import { type Column, nameCell, type Row, table } from '../ui/table';
import {
  countPersons,
  findPersons,
  type ListedPerson,
  PERSONS_PER_PAGE,
  type PersonFilter,
  type PersonOrder,
  type PersonSet,
  personSets,
} from './find-persons';
import { accountBadge, dayText, deadlineBadge } from './person-words';

/** Renders the persons of a client in a table; those with an open request and those who wait stand on top. */
export async function personsPage(database: Queryable, filter: PersonFilter, now: Date): Promise<Html> {
  const counts = await countPersons(database, filter);
  const lastPage = Math.max(1, Math.ceil(counts.found / PERSONS_PER_PAGE));
  const page = Math.min(lastPage, filter.page);
  const rows = await findPersons(database, { ...filter, page });
  const first = (page - 1) * PERSONS_PER_PAGE + 1;
  const sets = Object.entries(personSets) as [PersonSet, string][];
  return html`<div class="stack">${tabs(
    'Personen',
    sets.map(([set, label]) => ({
      href: addressOf({ ...filter, set, page: 1 }),
      label,
      count: counts[set],
      isCurrent: set === filter.set,
    })),
  )}
${searchForm(filter)}
${table({
  label: 'Personen',
  columns: columnsOf(filter),
  rows: rows.map((row) => rowOf(filter.client, row, now)),
  empty: 'Zu dieser Suche gibt es niemanden. Ändern Sie den Suchtext oder die Auswahl.',
})}
${pager({
  shown: [first, first + rows.length - 1],
  total: counts.found,
  previous: page > 1 ? addressOf({ ...filter, page: page - 1 }) : undefined,
  next: page < lastPage ? addressOf({ ...filter, page: page + 1 }) : undefined,
})}</div>`;
}

const searchForm = ({ client, search, set, order }: PersonFilter) => html`
<form method="get" action="${pageOf.persons(client)}" class="line" role="search" aria-label="Personen">
${set === 'all' ? '' : html`<input type="hidden" name="status" value="${set}">`}${order === 'urgent' ? '' : html`<input type="hidden" name="sort" value="${order}">`}
<label class="with-icon">${icon('search')}<span class="away">Name, Benutzername oder E-Mail</span><input name="search" type="search" value="${search}" placeholder="Name oder E-Mail"></label>
<button class="quiet">Suchen</button></form>`;

type Sort = NonNullable<Column['sort']>;

/** Returns the columns of the table; the three that order it lead back to the usual order when pressed a third time. */
function columnsOf(filter: PersonFilter): Column[] {
  const sortBy = (name: 'name' | 'seen' | 'since', first: PersonOrder, second: PersonOrder): Sort => {
    const next: PersonOrder = filter.order === first ? second : filter.order === second ? 'urgent' : first;
    const current = filter.order === name ? 'ascending' : filter.order === `${name}-down` ? 'descending' : undefined;
    return { href: addressOf({ ...filter, order: next, page: 1 }), direction: current };
  };
  return [
    { label: 'Person', kind: 'named', sort: sortBy('name', 'name', 'name-down') },
    { label: 'Trägt ein für' },
    { label: 'Status' },
    { label: 'Einträge', align: 'right' },
    { label: 'Zuletzt angemeldet', kind: 'nowrap', sort: sortBy('seen', 'seen-down', 'seen') },
    { label: 'Dabei seit', kind: 'nowrap', sort: sortBy('since', 'since-down', 'since') },
  ];
}

const rowOf = (client: string, person: ListedPerson, now: Date): Row => ({
  cells: [
    nameCell({
      href: pageOf.person(client, person.id),
      title: person.name || person.username,
      second: person.email,
    }),
    organisationsText(person.organisations),
    html`<span class="line">${person.requestDue && deadlineBadge(person.requestDue, now)}${accountBadge(person)}${
      person.waiting > 0 ? badge('wait', `${person.waiting} offen`) : ''
    }</span>`,
    person.records.toLocaleString('de-DE'),
    dayText(person.seenAt) || html`<span class="soft">noch nie</span>`,
    dayText(person.since),
  ],
});

function organisationsText([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return others.length === 0 ? first : `${first} und ${others.length} weitere`;
}

function addressOf({ client, search, set, order, page }: PersonFilter): string {
  const query = new URLSearchParams({
    ...(set !== 'all' && { status: set }),
    ...(search && { search }),
    ...(order !== 'urgent' && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${pageOf.persons(client)}${query && `?${query}`}`;
}
