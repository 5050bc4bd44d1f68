import type { Queryable } from '../../platform/database/database';
import { sources } from './queue-sources';

/** The kinds of queue entries with their labels. A new kind needs its label, its source and its view. */
export const queueKinds = {
  event: 'Veranstaltung',
  article: 'Artikel',
  advert: 'Anzeige',
  account: 'Neue Person',
  relation: 'Berechtigung',
  address: 'Adresse',
} as const;

/** One of queueKinds. */
export type QueueKind = keyof typeof queueKinds;

/** Every kind, in display order. */
export const kindsOfQueue: readonly QueueKind[] = ['event', 'article', 'advert', 'account', 'relation', 'address'];

/** An entry of a client that waits for an operator's decision. */
export type QueueEntry = {
  kind: QueueKind;
  id: number;
  title: string;
  /** A line with details of the entry, such as its person. */
  detail: string;
  /** The start of the wait; null if it is unknown. */
  since: Date | null;
  /** Its position among the filtered entries; the oldest is 1. */
  number: number;
};

/** The filter of the queue: a client, and optionally a kind. */
export type QueueFilter = { client: string; kind: QueueKind | undefined };

/** The position of an entry in the order of the queue, even after its decision. */
export type EntryKey = Pick<QueueEntry, 'kind' | 'id' | 'since'>;

/** The number of entries on a page of the list. */
export const PAGE_SIZE = 50;

/** SQL: the waiting entries as rows. `since` is truncated to the milliseconds of a Date, and so is the order. */
const selectWaiting = ({ kind }: Pick<QueueFilter, 'kind'>) =>
  (kind ? [kind] : kindsOfQueue)
    .map(
      (
        queueKind,
      ) => `select '${queueKind}' as kind, s.id, s.title, s.detail, date_trunc('milliseconds', s.since) as since
        from (${sources[queueKind]}) s`,
    )
    .join(' union all ');

const ORDER = 'since nulls first, kind, id';

const withNumbers = (filter: QueueFilter) =>
  `with numbered as (select w.*, (row_number() over (order by ${ORDER}))::int as number from (${selectWaiting(filter)}) w)`;

/** The number of waiting entries of each kind. */
export type QueueCounts = Readonly<Record<QueueKind, number>>;

/** Returns the number of waiting entries, of one kind or of all. */
export const totalOf = (counts: QueueCounts, kind: QueueKind | undefined): number =>
  (kind ? [kind] : kindsOfQueue).reduce((sum, queueKind) => sum + counts[queueKind], 0);

/** Counts the waiting entries of each kind at a client. */
export async function countQueue(from: Queryable, client: string): Promise<QueueCounts> {
  const rows = await from.query<{ kind: QueueKind; count: number }>(
    `select kind, count(*)::int as count from (${selectWaiting({ kind: undefined })}) w group by kind`,
    [client],
  );
  const countFor = (kind: QueueKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    event: countFor('event'),
    article: countFor('article'),
    advert: countFor('advert'),
    account: countFor('account'),
    relation: countFor('relation'),
    address: countFor('address'),
  };
}

/** Finds a page of waiting entries, the oldest first; the first page is 1. */
export const findQueue = (from: Queryable, filter: QueueFilter, page: number): Promise<QueueEntry[]> =>
  from.query<QueueEntry>(
    `${withNumbers(filter)} select * from numbered where number > $2 and number <= $2 + ${PAGE_SIZE} order by number`,
    [filter.client, (page - 1) * PAGE_SIZE],
  );

/** Finds the page with an entry, and the entry's neighbours on other pages; empty if it does not wait. */
export const findSurrounding = (
  from: Queryable,
  filter: QueueFilter,
  { kind, id }: Pick<QueueEntry, 'kind' | 'id'>,
): Promise<QueueEntry[]> =>
  from.query<QueueEntry>(
    `${withNumbers(filter)}, here as (select number as place from numbered where kind = $2 and id = $3)
     select n.* from numbered n, here where abs(number - place) <= 1 or (number - 1) / ${PAGE_SIZE} = (place - 1) / ${PAGE_SIZE}
     order by number`,
    [filter.client, kind, id],
  );

/** Finds the entry after a decision: the same if it still waits, the next one, or the oldest. */
export async function findNext(
  from: Queryable,
  filter: QueueFilter,
  { since, kind, id }: EntryKey,
): Promise<Pick<QueueEntry, 'kind' | 'id'> | undefined> {
  const [next] = await from.query<Pick<QueueEntry, 'kind' | 'id'>>(
    `select kind, id from (${selectWaiting(filter)}) w
     order by (coalesce(since, '-infinity'), kind, id) >= (coalesce($2::timestamptz, '-infinity'), $3::text, $4::int) desc,
       ${ORDER} limit 1`,
    [filter.client, since, kind, id],
  );
  return next;
}

/** Returns the name of an entry in addresses and forms. */
export const entryName = ({ kind, id }: Pick<QueueEntry, 'kind' | 'id'>): string => `${kind}/${id}`;
