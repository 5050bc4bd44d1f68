import { todayInBerlin } from '../../../src/lib/days';
import type { EventCheckPayload } from '../../../src/model/payloads/event-payload';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { addressLabel } from '../schema/json/address-json';
import { isEditable } from '../schema/record-access';

const MAX_EVENTS = 5;
/** The minimum similarity of titles, 0 to 1: for another location, and for the same location on the same day. */
const MIN_SIMILARITY = 0.45;
const MIN_SIMILARITY_SAME_LOCATION = 0.2;

const ON_DAY = 'x.date <= $4::date and x.end_date >= $4::date';
/** Without a day, only coming events at the same location count. */
const FROM_DAY_ON = 'x.end_date >= $4::date';

const selectDuplicates = (dayCondition: string, isSimilar: string) => `
  select json_strip_nulls(json_build_object('id', e.id, 'title', e.title, 'date', i.date, 'from', nullif(i.time_key, ''),
    'location', case when l.address_id is not null then ${addressLabel('l', 'lm')} end,
    'promoter', case when p.address_id is not null then ${addressLabel('p', 'pm')} end,
    'isOwn', case when ${isEditable('e', '$1', '$2')} and e.written is not null then true end)) as data
  from (select x.event_id, min(x.date) as date, min(x.time_key) as time_key from appointment_index x
    where x.client = $1 and ${dayCondition} group by x.event_id) i
  join events e on e.id = i.event_id
  cross join lateral (select similarity(fold(e.title), fold($3)) as alike) s
  left join addresses l on l.address_id = e.location_id
  left join addresses lm on lm.address_id = l.main_address_id
  left join addresses p on p.address_id = e.promoter_id
  left join addresses pm on pm.address_id = p.main_address_id
  where e.client = $1 and e.state = 'published' and e.id <> all($6::text[]) and ${isSimilar}
  order by e.location_id is not distinct from $5::int desc, s.alike desc, e.id limit ${MAX_EVENTS}`;

const selectOnDay = selectDuplicates(
  ON_DAY,
  `s.alike >= case when e.location_id = $5::int then ${MIN_SIMILARITY_SAME_LOCATION}::real else ${MIN_SIMILARITY}::real end`,
);
const selectAtLocation = selectDuplicates(
  FROM_DAY_ON,
  `e.location_id = $5::int and s.alike >= ${MIN_SIMILARITY}::real`,
);

/** SQL: the given days of a draft; the search index has only published ones. */
const draftDays = `
  select day->>'date' as first, coalesce(nullif(day->>'endDate', ''), day->>'date') as last
    from jsonb_array_elements(coalesce(w.content->'dates', '[]')) day where day->>'date' <> ''
  union all select series->>'start', coalesce(nullif(series->>'end', ''), '9')
    from jsonb_array_elements(coalesce(w.content->'series', '[]')) series where series->>'start' <> ''`;

/**
 * SQL: own drafts with a similar title, on that day or at that location; a draft without a day or a location matches,
 * too.
 */
const selectOwnDrafts = `
  select json_strip_nulls(json_build_object('id', e.id, 'title', w.content->>'title', 'date', d.first,
    'isOwn', true, 'isDraft', true)) as data
  from events e left join event_reviews r on r.event_id = e.id
  cross join lateral (select coalesce(r.content, e.written) as content) w
  cross join lateral (select min(x.first) as first, coalesce(bool_or($4::text between x.first and x.last), true) as fits
    from (${draftDays}) x) d
  cross join lateral (select similarity(fold(w.content->>'title'), fold($3)) as alike) s
  where ${isEditable('e', '$1', '$2')} and e.state = 'draft' and e.written is not null and e.id <> all($6::text[])
    and s.alike >= ${MIN_SIMILARITY}::real
    and case when $4 <> '' then d.fits else coalesce((w.content->>'location')::int = $5::int, true) end
  order by s.alike desc, e.id limit ${MAX_EVENTS}`;

/** SQL: unapproved events with a similar title, on that day or at that location. */
const selectWaiting = `
  select json_strip_nulls(json_build_object('id', e.id, 'title', w.content->>'title', 'date', d.first, 'review', r.id,
    'isOwn', case when ${isEditable('e', '$1', '$2')} and e.written is not null then true end)) as data
  from event_reviews r join events e on e.id = r.event_id
  cross join lateral (select coalesce(r.content, e.written) as content) w
  cross join lateral (select min(x.first) as first, coalesce(bool_or($4::text between x.first and x.last), false) as fits
    from (${draftDays}) x) d
  cross join lateral (select similarity(fold(w.content->>'title'), fold($3)) as alike) s
  where r.client = $1 and r.state = 'waiting' and e.state = 'draft' and e.id <> all($6::text[]) and s.alike >= ${MIN_SIMILARITY}::real
    and case when $4 <> '' then d.fits else (w.content->>'location')::int = $5::int end
  order by s.alike desc, e.id limit ${MAX_EVENTS}`;

/** A possible duplicate; unknown properties are absent. */
export type SimilarEvent = {
  id: string;
  title: string;
  /** 'YYYY-MM-DD' */
  date?: string;
  /** 'HH:mm' */
  from?: string;
  location?: string;
  promoter?: string;
  /** True if the caller owns it. */
  isOwn?: true;
  isDraft?: true;
  /** Its number in the review queue. */
  review?: number;
};

type DuplicateQuery = {
  selectUnpublished: string;
  now: Date;
  /** The ids of excluded events. */
  excludedIds: readonly string[];
};

/** Finds events with a similar title, by the requested queries. */
async function findSimilarTitles(
  from: Queryable,
  { client, accountId }: Owner,
  { title, date, location }: EventCheckPayload,
  { selectUnpublished, now, excludedIds }: DuplicateQuery,
): Promise<SimilarEvent[]> {
  if (!title?.trim() || !(date || location)) return [];
  const runQuery = (sql: string, day: string) =>
    from.query<{ data: SimilarEvent }>(sql, [client, accountId, title.trim(), day, location ?? null, excludedIds]);
  const unpublished = await runQuery(selectUnpublished, date || '');
  const published = await runQuery(date ? selectOnDay : selectAtLocation, date || todayInBerlin(now.getTime()));
  return [...unpublished, ...published].slice(0, MAX_EVENTS).map(({ data }) => data);
}

/**
 * Finds events of the same day, or coming ones at the same location, that may duplicate the author's. Own drafts with
 * such a title come first, as the author can continue them, then published events, each by likelihood. A copy excludes
 * its original.
 */
export async function findDuplicates(from: Queryable, owner: Owner, sent: EventCheckPayload, now: Date) {
  const id = sent.id?.trim() ?? '';
  const [copy] = await from.query<{ copied_from: string | null }>(
    `select copied_from from events e where id = $1 and ${isEditable('e', '$2', '$3')}`,
    [id, owner.client, owner.accountId],
  );
  return findSimilarTitles(from, owner, sent, {
    selectUnpublished: selectOwnDrafts,
    now,
    excludedIds: [id, copy?.copied_from ?? id],
  });
}

/** Finds duplicates for an operator before the approval, the unapproved events first. */
export const findDuplicatesForOperator = (from: Queryable, owner: Owner, sent: EventCheckPayload, now: Date) =>
  findSimilarTitles(from, owner, sent, { selectUnpublished: selectWaiting, now, excludedIds: [sent.id?.trim() ?? ''] });
