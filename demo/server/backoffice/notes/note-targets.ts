import type { HistoryKind } from '../../history/record-history';
import type { Queryable } from '../../platform/database/database';
import type { OperatorRole } from '../operators/roles';
import { mayDo } from '../operators/route-roles';
import { pageOf } from '../page/addresses';

/** The kinds of records that have notes. */
export type NoteKind = Extract<HistoryKind, 'event' | 'article' | 'advert' | 'account' | 'address'>;

type Target = {
  /** The route of its page: who may open it may write a note. */
  route: string;
  /** SQL: the name in the address of its page, and the person whose data it is; $1 is the client, $2 the record. */
  find: string;
  hrefOf(client: string, name: string): string;
};

/** The records that have notes, by their kinds in the history. */
export const noteTargets: Readonly<Record<NoteKind, Target>> = {
  event: {
    ...{ route: 'GET /:client/events/:id', hrefOf: pageOf.event },
    find: 'select id as name, null as "accountId" from events where client = $1 and id = $2',
  },
  article: {
    ...{ route: 'GET /:client/articles/:id', hrefOf: pageOf.article },
    find: 'select id as name, null as "accountId" from articles where client = $1 and id = $2',
  },
  advert: {
    ...{ route: 'GET /:client/orders/:number', hrefOf: pageOf.order },
    find: 'select number as name, null as "accountId" from advert_orders where client = $1 and id = $2',
  },
  account: {
    ...{ route: 'GET /:client/persons/:id', hrefOf: (client, id) => pageOf.person(client, Number(id)) },
    find: 'select id::text as name, id as "accountId" from accounts where client = $1 and id::text = $2',
  },
  address: {
    ...{ route: 'GET /:client/organisations/:id', hrefOf: (client, id) => pageOf.organisation(client, Number(id)) },
    find: `select address_id::text as name, null as "accountId" from addresses
      where (client = $1 or client is null) and address_id::text = $2`,
  },
};

/** The page of a record, and the person whose data it is: a note about a person is deleted with the person. */
export type NoteTarget = { href: string; accountId: number | null };

/** Finds the record of a note; undefined if there is none, or the role may not open it. */
export async function findNoteTarget(
  from: Queryable,
  { client, kind, record, role }: { client: string; kind: NoteKind; record: string; role: OperatorRole },
): Promise<NoteTarget | undefined> {
  const { route, find, hrefOf } = noteTargets[kind];
  if (!mayDo(role, route)) return undefined;
  const [row] = await from.query<{ name: string; accountId: number | null }>(find, [client, record]);
  return row && { href: hrefOf(client, row.name), accountId: row.accountId };
}
