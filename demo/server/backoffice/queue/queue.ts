import { addDays } from '../../../../src/lib/days';
import { lastWarnedDay } from '../../adverts/orders/unapproved';
import type { Queryable } from '../../platform/database/database';
import type { QueueChoice, QueueSort } from './queue-choice';
import { type EntryKey, kindsOfQueue, type QueueEntry, type QueueKind } from './queue-kinds';
import { sources } from './queue-sources';

/** The filter of the queue. */
export type QueueFilter = QueueChoice & {
  client: string;
  /** The kinds on which the operator may decide. */
  kinds: readonly QueueKind[];
  /** The day in Berlin. */
  today: string;
};

/** The number of entries on a page of the list. */
export const QUEUE_PAGE_SIZE = 50;

/** SQL: numbers before and after those of every instant and day. */
const [BEFORE_ALL, AFTER_ALL] = ['-1e12', '1e12'];

const sinceNumber = `coalesce(extract(epoch from since)::float8, ${BEFORE_ALL})`;
const dayNumber = `("firstDay" - date '2000-01-01')::float8`;

/**
 * SQL: the two numbers by which entries are in order. Urgent are the adverts whose first day is within days; `urgent` is
 * the placeholder of the last of these.
 */
const ranks = (sort: QueueSort, urgent: string): readonly [string, string] => {
  if (sort === 'since') return [sinceNumber, '0'];
  if (sort === '-since') return [`-${sinceNumber}`, '0'];
  if (sort === 'first') return [`coalesce(${dayNumber}, ${AFTER_ALL})`, sinceNumber];
  if (sort === '-first') return [`coalesce(-${dayNumber}, ${AFTER_ALL})`, sinceNumber];
  return [
    `case when kind = 'advert' and "firstDay" <= ${urgent}::date then ${dayNumber} else ${AFTER_ALL} end`,
    sinceNumber,
  ];
};

/**
 * SQL: the keys of waiting entries. `since` is truncated to the milliseconds of a Date, and so is the order. The days of
 * others than adverts are read from their contents, which takes long where thousands wait: they are null unless the
 * order needs them.
 */
const selectKeys = (kinds: readonly QueueKind[], sort: QueueSort) =>
  kinds
    .map((kind) => {
      const needsDay = kind === 'advert' || sort === 'first' || sort === '-first';
      return `select '${kind}' as kind, s.id, date_trunc('milliseconds', s.since) as since,
        ${needsDay ? 's.first_day' : 'null::date'} as "firstDay" from (${sources[kind]}) s`;
    })
    .join(' union all ');

const kindsIn = ({ kind, kinds }: Pick<QueueFilter, 'kind' | 'kinds'>) =>
  kind ? kinds.filter((one) => one === kind) : kinds;

/** SQL: the keys with their ranks; $1 is the client, $2 the last urgent day, $3 the chosen names or null. */
const selectRanked = (filter: QueueFilter) => {
  const [first, second] = ranks(filter.sort, '$2');
  return `select w.*, ${first} as rank1, ${second} as rank2 from (${selectKeys(kindsIn(filter), filter.sort)}) w
    where $2::date is not null and ($3::text[] is null or kind || '/' || id = any($3))`;
};

const rankedParameters = ({ client, today, only }: QueueFilter) => [
  client,
  lastWarnedDay(today),
  only.length > 0 ? only : null,
];

const ORDER = 'rank1, rank2, kind, id';

const withNumbers = (filter: QueueFilter) =>
  `with numbered as (select r.*, (row_number() over (order by ${ORDER}))::int as number from (${selectRanked(filter)}) r)`;

/** The number of waiting entries of each kind. */
export type QueueCounts = Readonly<Record<QueueKind, number>>;

/** Returns the number of waiting entries of some kinds, or of one of them. */
export const totalOf = (
  counts: QueueCounts,
  kind: QueueKind | undefined,
  kinds: readonly QueueKind[] = kindsOfQueue,
): number => kindsIn({ kind, kinds }).reduce((sum, queueKind) => sum + counts[queueKind], 0);

/** The summary of what waits at a client: how much, how much too long, and the next day of an advert. */
export type QueueSummary = { counts: QueueCounts; late: number; nextAdvert: string | null };

type SummaryRow = { kind: QueueKind; count: number; late: number; firstDay: string | null };

/** Counts the waiting entries of a client. @param lateBefore the instant before which an entry has waited too long */
export async function summarizeQueue(
  from: Queryable,
  { client, kinds }: Pick<QueueFilter, 'client' | 'kinds'>,
  lateBefore: Date,
): Promise<QueueSummary> {
  if (kinds.length === 0) return { counts: countsOf([]), late: 0, nextAdvert: null };
  const rows = await from.query<SummaryRow>(
    `select kind, count(*)::int as count, (count(*) filter (where coalesce(since <= $2, true)))::int as late,
       min("firstDay") filter (where kind = 'advert') as "firstDay" from (${selectKeys(kinds, 'urgency')}) w group by kind`,
    [client, lateBefore],
  );
  return {
    counts: countsOf(rows),
    late: rows.reduce((sum, row) => sum + row.late, 0),
    nextAdvert: rows.find(({ kind }) => kind === 'advert')?.firstDay ?? null,
  };
}

/** Counts the waiting entries of each kind at a client. */
export async function countQueue(from: Queryable, client: string): Promise<QueueCounts> {
  const rows = await from.query<Pick<SummaryRow, 'kind' | 'count'>>(
    kindsOfQueue
      .map((kind) => `select '${kind}' as kind, count(*)::int as count from (${sources[kind]}) s`)
      .join(' union all '),
    [client],
  );
  return countsOf(rows);
}

function countsOf(rows: readonly Pick<SummaryRow, 'kind' | 'count'>[]): QueueCounts {
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

type NumberedKey = EntryKey & { number: number };

/** Finds a page of waiting entries in the chosen order; the first page is 1. */
export async function findQueue(from: Queryable, filter: QueueFilter, page: number): Promise<QueueEntry[]> {
  if (kindsIn(filter).length === 0) return [];
  const before = (page - 1) * QUEUE_PAGE_SIZE;
  const keys = await from.query<EntryKey>(
    `select kind, id, since, "firstDay" from (${selectRanked(filter)}) r order by ${ORDER} limit ${QUEUE_PAGE_SIZE} offset $4`,
    [...rankedParameters(filter), before],
  );
  return loadEntries(
    from,
    filter.client,
    keys.map((key, index) => ({ ...key, number: before + index + 1 })),
  );
}

/** Finds the chosen entries that wait, in their order. */
export async function findChosen(from: Queryable, filter: QueueFilter): Promise<QueueEntry[]> {
  if (kindsIn(filter).length === 0) return [];
  const keys = await from.query<NumberedKey>(
    `${withNumbers(filter)} select kind, id, since, "firstDay", number from numbered order by number`,
    rankedParameters(filter),
  );
  return loadEntries(from, filter.client, keys);
}

/** Finds an entry with its neighbours; empty if it does not wait. */
export async function findSurrounding(
  from: Queryable,
  filter: QueueFilter,
  { kind, id }: Pick<EntryKey, 'kind' | 'id'>,
): Promise<NumberedKey[]> {
  if (!kindsIn(filter).includes(kind)) return [];
  return from.query<NumberedKey>(
    `${withNumbers(filter)}, here as (select number as place from numbered where kind = $4 and id = $5)
     select n.kind, n.id, n.since, n."firstDay", n.number from numbered n, here where abs(number - place) <= 1 order by number`,
    [...rankedParameters(filter), kind, id],
  );
}

/** Finds the entry after a decision: the same if it still waits, the next one, or the first. */
export async function findNext(
  from: Queryable,
  filter: QueueFilter,
  { since, firstDay, kind, id }: EntryKey,
): Promise<Pick<EntryKey, 'kind' | 'id'> | undefined> {
  if (kindsIn(filter).length === 0) return undefined;
  const [first, second] = ranks(filter.sort, '$2');
  const [next] = await from.query<Pick<EntryKey, 'kind' | 'id'>>(
    `with here as (select h.kind, h.id, ${first} as rank1, ${second} as rank2
       from (select $4::text as kind, $5::int as id, $6::timestamptz as since, $7::date as "firstDay") h)
     select r.kind, r.id from (${selectRanked(filter)}) r, here
     order by (r.rank1, r.rank2, r.kind, r.id) >= (here.rank1, here.rank2, here.kind, here.id) desc,
       r.rank1, r.rank2, r.kind, r.id limit 1`,
    [...rankedParameters(filter), kind, id, since, firstDay],
  );
  return next;
}

/** The part of an entry that its key in the list lacks, with the first day of every kind. */
type LoadedEntry = Omit<QueueEntry, Exclude<keyof NumberedKey, 'firstDay'>>;

/** Loads the entries of keys, in their order. */
async function loadEntries(from: Queryable, client: string, keys: readonly NumberedKey[]): Promise<QueueEntry[]> {
  const found = new Map<string, LoadedEntry>();
  for (const kind of kindsOfQueue) {
    const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await from.query<LoadedEntry & { id: number }>(
      `select s.id, s.title, s.detail, s.organisation, s.person, s.cents, s.seen, s.is_new as "isNew",
         s.is_removal as "isRemoval", s.change, s.first_day as "firstDay" from (${sources[kind]}) s where s.id = any($2::int[])`,
      [client, ids],
    );
    for (const { id, ...row } of rows) found.set(`${kind}/${id}`, row);
  }
  return keys.flatMap((key) => {
    const row = found.get(`${key.kind}/${key.id}`);
    return row ? [{ ...key, ...row }] : [];
  });
}

/** Returns whether a first day is today, tomorrow or the day after. */
export const isSoon = (firstDay: string, today: string): boolean => firstDay <= addDays(today, 2);
