import type { Queryable } from '../../../platform/database/database';
import { type ReviewedKind, reviewKinds } from '../../../reviews/review-types';
import { addressLabel } from '../../../schema/json/address-json';
import { latestContent } from '../../../schema/record-tables';
import { patternsOf } from '../../search/find-hits';
import { type OfficeState, recordStateSql } from './record-states';

/** The sets of records of a list, as its tabs; articles are never over. */
export const recordSets = [
  ...['public', 'waiting', 'draft', 'rejected', 'taken_down', 'over', 'deleted', 'all'],
] as const satisfies readonly string[];
export type RecordSet = 'public' | 'waiting' | 'draft' | 'rejected' | 'taken_down' | 'over' | 'deleted' | 'all';

/** The orders of a list: the next day first, or the last change first. */
export type ListOrder = 'day' | 'changed';

/** A further condition of a set. */
export type RecordNarrowing = 'week' | 'cancelled' | 'change' | undefined;

/** The filter of a list. */
export type RecordFilter = {
  kind: ReviewedKind;
  client: string;
  set: RecordSet;
  narrowing: RecordNarrowing;
  search: string;
  order: ListOrder;
  page: number;
};

/** A record in a list. */
export type ListedRecord = {
  id: string;
  title: string;
  state: OfficeState;
  /** True if a change of what visitors see waits for a decision. */
  hasWaitingChange: boolean;
  /** The names of its location and its promoter. */
  location: string | null;
  promoter: string | null;
  nextDay: string | null;
  lastDay: string | null;
  time: string | null;
  /** The number of its further days. */
  further: number;
  ownerId: number | null;
  owner: string | null;
  /** The views of its page in the last seven days; null for articles. */
  views: number | null;
  changedAt: Date;
};

export const RECORDS_PER_PAGE = 25;

/** SQL: the ids of events that are not over, by their next day; $1 is the client, $2 now, $3 today. */
const UPCOMING = `i.client = $1 and i.end_date >= $3::date and i.over_at > $2::timestamptz
  and i.earlier_over <= $2::timestamptz`;

const isUpcoming = 'exists (select 1 from appointment_index i where i.event_id = e.id and i.over_at > $2::timestamptz)';

/** SQL: whether a record `e` with its review `r` belongs to a set. */
function setCondition(kind: ReviewedKind, set: RecordSet): string {
  switch (set) {
    case 'public':
      return kind === 'event' ? `e.state = 'published' and ${isUpcoming}` : `e.state = 'published'`;
    case 'over':
      return `e.state = 'published' and not ${isUpcoming}`;
    case 'waiting':
      return `r.state = 'waiting' and e.state in ('draft', 'published')`;
    case 'rejected':
      return `r.state = 'rejected' and e.state in ('draft', 'published')`;
    case 'draft':
      return `e.state = 'draft' and coalesce(r.state not in ('waiting', 'rejected'), true)`;
    case 'taken_down':
    case 'deleted':
      return `e.state = '${set}'`;
    case 'all':
      return `e.state in ('published', 'draft', 'taken_down')`;
  }
}

function narrowingCondition(narrowing: RecordNarrowing): string {
  if (narrowing === 'cancelled') return `and e.status = 'cancelled'`;
  if (narrowing === 'change') return `and r.state = 'waiting'`;
  if (narrowing === 'week')
    return `and e.id in (select i.event_id from appointment_index i where i.client = $1 and i.end_date >= $3::date
      and i.date < $3::date + 7 and i.over_at > $2::timestamptz)`;
  return '';
}

const nameOf = (account: string) =>
  `coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.username)`;

/** SQL: what a list shows of the days of an event or an article. */
const dayColumns = {
  event: `(select min(i.date)::text from appointment_index i where i.event_id = e.id and i.over_at > $2::timestamptz) as "nextDay",
    (select max(p.end_date)::text from appointments p where p.event_id = e.id) as "lastDay",
    (select i.time_key from appointment_index i where i.event_id = e.id and i.over_at > $2::timestamptz
      order by i.date, i.time_key limit 1) as time,
    (select greatest(count(*) - 1, 0)::int from appointment_index i
      where i.event_id = e.id and i.over_at > $2::timestamptz) as further,
    (select coalesce(sum(c.views), 0)::int from event_counts c
      where c.event_id = e.id and c.day > $3::date - 7) as views`,
  article: `(select min(day)::text from unnest(e.publication_dates) as day where day >= $3::date) as "nextDay",
    coalesce((select max(day) from unnest(e.publication_dates) as day), e.published_on)::text as "lastDay",
    null as time, 0 as further, null::int as views`,
} as const;

const orders: Readonly<Record<ListOrder, string>> = {
  changed: 'e.updated_at desc, e.id',
  day: '"nextDay" nulls last, e.updated_at desc, e.id',
};

/** Finds a page of a list, and whether another one follows. */
export async function findRecords(
  from: Queryable,
  { kind, client, set, narrowing, search, order, page }: RecordFilter,
  { now, today }: { now: Date; today: string },
): Promise<{ records: ListedRecord[]; hasMore: boolean }> {
  const { table, reviews, id: key } = reviewKinds[kind].recordType.tables;
  const patterns = await patternsOf(from, search);
  const where = `e.client = $1 and ${setCondition(kind, set)} ${narrowingCondition(narrowing)}
    ${patterns.map((_, index) => `and e.office_words like $${index + 6}`).join(' ')}`;
  // The next days are in an index of their own: an ordered scan of it needs no sorting of all events.
  const isByDay = kind === 'event' && order === 'day' && set === 'public';
  const ids = isByDay
    ? `select e.id, i.date as day from appointment_index i join events e on e.id = i.event_id
         left join event_reviews r on r.event_id = e.id
       where ${UPCOMING} and ${where} order by i.date, i.time_key, e.id limit $4 offset $5`
    : `select e.id, null::date as day${order === 'day' ? `, ${dayColumns[kind].split(' as "nextDay"')[0]} as "nextDay"` : ''}
       from ${table} e left join ${reviews} r on r.${key} = e.id where ${where} order by ${orders[order]} limit $4 offset $5`;
  const rows = await from.query<ListedRecord>(
    `with found as materialized (select id, row_number() over () as place from (${ids}) found)
     select e.id, coalesce(nullif(${latestContent}->>'title', ''), e.title) as title, ${recordStateSql(kind, '$2::timestamptz')} as state,
       coalesce(e.state = 'published' and r.state = 'waiting', false) as "hasWaitingChange",
       case when l.address_id is not null then ${addressLabel('l', 'lm')} end as location,
       case when p.address_id is not null then ${addressLabel('p', 'pm')} end as promoter,
       ${dayColumns[kind]}, e.owner_id as "ownerId", ${nameOf('a')} as owner, e.updated_at as "changedAt"
     from found join ${table} e on e.id = found.id left join ${reviews} r on r.${key} = e.id
       left join accounts a on a.id = e.owner_id
       left join addresses l on l.address_id = coalesce(e.location_id, (${latestContent}->>'location')::int)
       left join addresses lm on lm.address_id = l.main_address_id
       left join addresses p on p.address_id = coalesce(e.promoter_id, (${latestContent}->>'promoter')::int)
       left join addresses pm on pm.address_id = p.main_address_id
     order by found.place`,
    [client, now, today, RECORDS_PER_PAGE + 1, (page - 1) * RECORDS_PER_PAGE, ...patterns],
  );
  return { records: rows.slice(0, RECORDS_PER_PAGE), hasMore: rows.length > RECORDS_PER_PAGE };
}

/** The number of records in each set. */
export type RecordCounts = Readonly<Record<RecordSet, number>>;

/** Counts the records of each set of a client. */
export async function countRecords(
  from: Queryable,
  kind: ReviewedKind,
  client: string,
  { now, today }: { now: Date; today: string },
): Promise<RecordCounts> {
  const { table, reviews, id: key } = reviewKinds[kind].recordType.tables;
  const [row] = await from.query<Record<string, number>>(
    `select (select count(*)::int from ${table} e where e.client = $1 and e.state = 'published') as published,
       (select count(*)::int from ${table} e where e.client = $1 and e.state = 'draft') as drafts,
       (select count(*)::int from ${table} e where e.client = $1 and e.state = 'taken_down') as "takenDown",
       (select count(*)::int from ${table} e where e.client = $1 and e.state = 'deleted') as deleted,
       waiting, "waitingDrafts", rejected, "rejectedDrafts",
       ${kind === 'event' ? `(select count(*)::int from appointment_index i where ${UPCOMING})` : 'null::int'} as upcoming
     from (select count(*) filter (where r.state = 'waiting')::int as waiting,
         count(*) filter (where r.state = 'waiting' and e.state = 'draft')::int as "waitingDrafts",
         count(*) filter (where r.state = 'rejected')::int as rejected,
         count(*) filter (where r.state = 'rejected' and e.state = 'draft')::int as "rejectedDrafts"
       from ${reviews} r join ${table} e on e.id = r.${key} and e.state in ('draft', 'published')
       where r.client = $1 and (r.state = 'waiting' or r.state = 'rejected')
         and $2::timestamptz is not null and $3::date is not null) reviewed`,
    [client, now, today],
  );
  const count = (name: string) => row?.[name] ?? 0;
  const published = count('published');
  const upcoming = kind === 'event' ? count('upcoming') : published;
  return {
    public: upcoming,
    waiting: count('waiting'),
    draft: count('drafts') - count('waitingDrafts') - count('rejectedDrafts'),
    rejected: count('rejected'),
    taken_down: count('takenDown'),
    over: published - upcoming,
    deleted: count('deleted'),
    all: published + count('drafts') + count('takenDown'),
  };
}
