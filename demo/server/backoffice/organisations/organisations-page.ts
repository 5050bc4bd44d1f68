import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { pageOf } from '../page/addresses';
import type { Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge, countText, pager, tabs } from '../ui/shapes';
import { type Column, nameCell, type Row, table } from '../ui/table';
import {
  countOrganisations,
  findOrganisations,
  type ListedOrganisation,
  ORGANISATIONS_PER_PAGE,
  type OrganisationFilter,
  type OrganisationOrder,
  type OrganisationSet,
  organisationSets,
} from './find-organisations';

/** Renders the addresses for which persons of a client post in a table; those with an open request stand on top. */
export async function organisationsPage(database: Queryable, filter: OrganisationFilter): Promise<Html> {
  const counts = await countOrganisations(database, filter);
  const lastPage = Math.max(1, Math.ceil(counts.found / ORGANISATIONS_PER_PAGE));
  const page = Math.min(lastPage, filter.page);
  const rows = await findOrganisations(database, { ...filter, page });
  const first = (page - 1) * ORGANISATIONS_PER_PAGE + 1;
  const sets = Object.entries(organisationSets) as [OrganisationSet, string][];
  return html`<div class="stack">${tabs(
    'Organisationen',
    sets.map(([set, label]) => ({
      href: addressOf({ ...filter, set, page: 1 }),
      label,
      count: counts[set],
      isCurrent: set === filter.set,
    })),
  )}
${searchForm(filter)}
${table({
  label: 'Organisationen',
  columns: columnsOf(filter),
  rows: rows.map((row) => rowOf(filter.client, row)),
  empty: 'Zu dieser Suche gibt es keine Organisation. Ändern Sie den Suchtext oder die Auswahl.',
})}
${pager({
  shown: [first, first + rows.length - 1],
  total: counts.found,
  previous: page > 1 ? addressOf({ ...filter, page: page - 1 }) : undefined,
  next: page < lastPage ? addressOf({ ...filter, page: page + 1 }) : undefined,
})}</div>`;
}

const searchForm = ({ client, search, set, order }: OrganisationFilter) => html`
<form method="get" action="${pageOf.organisations(client)}" class="line" role="search" aria-label="Organisationen">
${set === 'all' ? '' : html`<input type="hidden" name="status" value="${set}">`}${order === 'urgent' ? '' : html`<input type="hidden" name="sort" value="${order}">`}
<label class="with-icon">${icon('search')}<span class="away">Name, Anschrift oder E-Mail</span><input name="search" type="search" value="${search}" placeholder="Name oder Anschrift"></label>
<button class="quiet">Suchen</button></form>`;

type Sort = NonNullable<Column['sort']>;

/** Returns the columns of the table; those that order it lead back to the usual order when pressed a third time. */
function columnsOf(filter: OrganisationFilter): Column[] {
  const sortBy = (name: 'name' | 'members', first: OrganisationOrder, second: OrganisationOrder): Sort => {
    const next: OrganisationOrder = filter.order === first ? second : filter.order === second ? 'urgent' : first;
    const current = filter.order === name ? 'ascending' : filter.order === `${name}-down` ? 'descending' : undefined;
    return { href: addressOf({ ...filter, order: next, page: 1 }), direction: current };
  };
  return [
    { label: 'Organisation', kind: 'named', sort: sortBy('name', 'name', 'name-down') },
    { label: 'Status' },
    { label: 'Mitglieder', align: 'right', sort: sortBy('members', 'members-down', 'members') },
    { label: 'Veranstaltungen', align: 'right' },
    { label: 'Artikel', align: 'right' },
    { label: 'Aufträge', align: 'right' },
  ];
}

const rowOf = (client: string, organisation: ListedOrganisation): Row => {
  const { id, name, line, members, events, articles, orders } = organisation;
  return {
    cells: [
      nameCell({ href: pageOf.organisation(client, id), title: name, second: line }),
      organisationBadge(organisation),
      ...[members, events, articles, orders].map(countText),
    ],
  };
};

/** Renders the state of an organisation. */
export const organisationBadge = ({
  isSuggested,
  waiting,
  members,
}: Pick<ListedOrganisation, 'isSuggested' | 'waiting' | 'members'>): Html => {
  if (isSuggested) return badge('wait', 'vorgeschlagen');
  if (waiting > 0) return badge('wait', waiting === 1 ? '1 wartet' : `${countText(waiting)} warten`);
  return members > 0 ? badge('good', 'freigegeben') : badge('over', 'ohne Mitglied');
};

function addressOf({ client, search, set, order, page }: OrganisationFilter): string {
  const query = new URLSearchParams({
    ...(set !== 'all' && { status: set }),
    ...(search && { search }),
    ...(order !== 'urgent' && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${pageOf.organisations(client)}${query && `?${query}`}`;
}
