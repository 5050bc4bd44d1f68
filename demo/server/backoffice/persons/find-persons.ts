import type { Queryable } from '../../platform/database/database';
import { addressLabel } from '../../schema/json/address-json';

/** The number of persons on a page of the list. */
export const PERSONS_PER_PAGE = 50;

/** The sets of persons, with their labels. */
export const personSets = {
  all: 'Alle',
  waiting: 'Wartet',
  verified: 'Freigegeben',
  blocked: 'Gesperrt',
  request: 'Auskunft offen',
} as const;

/** One of personSets. */
export type PersonSet = keyof typeof personSets;

/** The orders of the list: what is urgent first, or by a column. */
export const personOrders = ['urgent', 'name', 'name-down', 'seen', 'seen-down', 'since', 'since-down'] as const;

/** One of personOrders. */
export type PersonOrder = (typeof personOrders)[number];

/** The filter of persons; the first page is 1. */
export type PersonFilter = { client: string; search: string; set: PersonSet; order: PersonOrder; page: number };

/** A person of the list. */
export type ListedPerson = {
  id: number;
  username: string;
  name: string;
  email: string;
  status: string;
  isConfirmed: boolean;
  deletionDue: Date | null;
  /** The deadline of the most urgent open request; null without one. */
  requestDue: string | null;
  /** The number of relations that wait for a decision. */
  waiting: number;
  organisations: string[];
  records: number;
  seenAt: Date | null;
  since: Date;
};

/** The number of persons in each set, and of those found in the chosen one. */
export type PersonCounts = Readonly<Record<PersonSet, number>> & { found: number };

const REQUEST_DUE = `(select min(q.due_on) from person_requests q where q.account_id = a.id and q.done_on is null)`;
const WAITING = `(select count(*)::int from role_relations r
  where r.account_id = a.id and r.status not in ('approved', 'rejected', 'blocked'))`;

/** SQL: whether a person is in a set. */
const conditions: Readonly<Record<PersonSet, string>> = {
  all: 'true',
  waiting: `a.status <> 'blocked' and (a.status = 'unverified'
    or exists (select 1 from role_relations r where r.account_id = a.id and r.status not in ('approved', 'rejected', 'blocked')))`,
  verified: `a.status = 'verified'`,
  blocked: `a.status = 'blocked'`,
  request: 'exists (select 1 from person_requests q where q.account_id = a.id and q.done_on is null)',
};

/** SQL: whether a person has the words of the search $2 in a name or an address. */
const MATCHES = `($2 = '' or position(fold($2) in a.office_words) > 0)`;

const byName = (direction: string) =>
  `fold(a.last_name) collate "C" ${direction}, fold(a.first_name) collate "C" ${direction}, a.id ${direction}`;

/** SQL: the orders of the list. */
const orders: Readonly<Record<PersonOrder, string>> = {
  urgent: `${REQUEST_DUE}, a.id in (select r.account_id from role_relations r
    where r.status not in ('approved', 'rejected', 'blocked')) desc, ${byName('')}`,
  name: byName(''),
  'name-down': byName('desc'),
  seen: 'a.last_login_at nulls first, a.id',
  'seen-down': 'a.last_login_at desc nulls last, a.id desc',
  since: 'a.created_at, a.id',
  'since-down': 'a.created_at desc, a.id desc',
};

/** Finds a page of the persons of a client. */
export const findPersons = (
  from: Queryable,
  { client, search, set, order, page }: PersonFilter,
): Promise<ListedPerson[]> =>
  from.query<ListedPerson>(
    `with found as (select a.id, row_number() over (order by ${orders[order]}) as number from accounts a
       where a.client = $1 and ${conditions[set]} and ${MATCHES} order by number offset $3 limit ${PERSONS_PER_PAGE})
     select a.id, a.username, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.status,
       a.email_confirmed_at is not null as "isConfirmed", a.deletion_due as "deletionDue", ${REQUEST_DUE}::text as "requestDue",
       ${WAITING} as waiting,
       array(select ${addressLabel('d', 'm')} from role_relations r join addresses d on d.address_id = r.address_id
         left join addresses m on m.address_id = d.main_address_id
         where r.account_id = a.id and r.status not in ('rejected', 'blocked') order by r.status <> 'approved', r.id) as organisations,
       (select count(*)::int from events e where e.owner_id = a.id and e.state <> 'deleted')
         + (select count(*)::int from articles e where e.owner_id = a.id and e.state <> 'deleted') as records,
       a.last_login_at as "seenAt", a.created_at as since
     from found f join accounts a on a.id = f.id order by f.number`,
    [client, search, (page - 1) * PERSONS_PER_PAGE],
  );

/** Counts the persons of each set, and those that a filter finds. */
export async function countPersons(
  from: Queryable,
  { client, search, set }: Pick<PersonFilter, 'client' | 'search' | 'set'>,
): Promise<PersonCounts> {
  const count = (condition: string) => `count(*) filter (where ${condition})::int`;
  const [row] = await from.query<PersonCounts>(
    `select ${count(conditions.all)} as "all", ${count(conditions.waiting)} as waiting, ${count(conditions.verified)} as verified,
       ${count(conditions.blocked)} as blocked, ${count(conditions.request)} as request,
       ${count(`${conditions[set]} and ${MATCHES}`)} as found
     from accounts a where a.client = $1`,
    [client, search],
  );
  if (!row) throw new Error('A count has one row.');
  return row;
}
