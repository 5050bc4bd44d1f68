import type { Queryable } from '../../platform/database/database';
import { addressLabel, joinCommunity } from '../../schema/json/address-json';

/** The number of organisations on a page of the list. */
export const ORGANISATIONS_PER_PAGE = 50;

/** The sets of organisations, with their labels. */
export const organisationSets = { all: 'Alle', waiting: 'Wartet' } as const;

/** One of organisationSets. */
export type OrganisationSet = keyof typeof organisationSets;

/** The orders of the list: what waits first, or by a column. */
export const organisationOrders = ['urgent', 'name', 'name-down', 'members', 'members-down'] as const;

/** One of organisationOrders. */
export type OrganisationOrder = (typeof organisationOrders)[number];

/** The filter of organisations; the first page is 1. */
export type OrganisationFilter = {
  client: string;
  search: string;
  set: OrganisationSet;
  order: OrganisationOrder;
  page: number;
};

/** An address for which persons post. */
export type ListedOrganisation = {
  id: number;
  name: string;
  line: string;
  isSuggested: boolean;
  members: number;
  waiting: number;
  events: number;
  articles: number;
  orders: number;
};

/** The number of organisations in each set, and of those found in the chosen one. */
export type OrganisationCounts = Readonly<Record<OrganisationSet, number>> & { found: number };

/** SQL: the addresses for which persons of the client $1 post, or want to, with the number of both. */
const WITH_RELATIONS = `with related as (
  select r.address_id, count(distinct r.account_id) filter (where r.status = 'approved')::int as members,
    count(*) filter (where r.status not in ('approved', 'rejected', 'blocked'))::int as waiting
  from role_relations r join accounts p on p.id = r.account_id
  where p.client = $1 and r.address_id is not null group by r.address_id)`;

const conditions: Readonly<Record<OrganisationSet, string>> = {
  all: 'true',
  waiting: `(u.waiting > 0 or a.state = 'suggested')`,
};

const MATCHES = `($2 = '' or position(fold($2) in fold(concat_ws(' ', m.name, a.name, a.extended_name, a.street, a.zipcode, a.email))) > 0)`;

const LABEL = addressLabel('a', 'm');
const byName = (direction: string) => `fold(${LABEL}) collate "C" ${direction}, a.address_id ${direction}`;

const orders: Readonly<Record<OrganisationOrder, string>> = {
  urgent: `u.waiting > 0 desc, ${byName('')}`,
  name: byName(''),
  'name-down': byName('desc'),
  members: 'u.members, a.address_id',
  'members-down': 'u.members desc, a.address_id desc',
};

const JOINED = `related u join addresses a on a.address_id = u.address_id left join addresses m on m.address_id = a.main_address_id`;

/** SQL: the records of an organisation: of its members, or with it as organiser. @param id a column or placeholder */
export const recordsOfOrganisation = (alias: string, id: string): string =>
  `(${alias}.organization_id = ${id} or ${alias}.promoter_id = ${id})`;

/** SQL: the orders of the members of an organisation. @param id a column or placeholder */
export const ordersOfOrganisation = (alias: string, id: string): string =>
  `${alias}.account_id in (select r.account_id from role_relations r where r.address_id = ${id} and r.status = 'approved')`;

/** Finds a page of the organisations of a client. */
export const findOrganisations = (
  from: Queryable,
  { client, search, set, order, page }: OrganisationFilter,
): Promise<ListedOrganisation[]> =>
  from.query<ListedOrganisation>(
    `${WITH_RELATIONS}, found as (select a.address_id, ${LABEL} as name, a.state, u.members, u.waiting,
         row_number() over (order by ${orders[order]}) as number
       from ${JOINED} where ${conditions[set]} and ${MATCHES} order by number offset $3 limit ${ORGANISATIONS_PER_PAGE})
     select f.address_id as id, f.name, concat_ws(', ', nullif(a.street, ''), concat_ws(' ', a.zipcode, c.name)) as line,
       f.state = 'suggested' as "isSuggested", f.members, f.waiting,
       (select count(*)::int from events e where e.client = $1 and e.state <> 'deleted'
          and ${recordsOfOrganisation('e', 'f.address_id')}) as events,
       (select count(*)::int from articles e where e.client = $1 and e.state <> 'deleted'
          and ${recordsOfOrganisation('e', 'f.address_id')}) as articles,
       (select count(*)::int from advert_orders o where o.client = $1 and ${ordersOfOrganisation('o', 'f.address_id')}) as orders
     from found f join addresses a on a.address_id = f.address_id ${joinCommunity('c', 'a')} order by f.number`,
    [client, search, (page - 1) * ORGANISATIONS_PER_PAGE],
  );

/** Counts the organisations of each set, and those that a filter finds. */
export async function countOrganisations(
  from: Queryable,
  { client, search, set }: Pick<OrganisationFilter, 'client' | 'search' | 'set'>,
): Promise<OrganisationCounts> {
  const count = (condition: string) => `count(*) filter (where ${condition})::int`;
  const [row] = await from.query<OrganisationCounts>(
    `${WITH_RELATIONS} select ${count(conditions.all)} as "all", ${count(conditions.waiting)} as waiting,
       ${count(`${conditions[set]} and ${MATCHES}`)} as found from ${JOINED}`,
    [client, search],
  );
  if (!row) throw new Error('A count has one row.');
  return row;
}
