import { todayInBerlin } from '../../../src/lib/days';
import type { EventCheckPayload } from '../../../src/model/payloads/event-payload';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { addressLabel } from '../schema/json/address-json';

const MAX = 5;
/** How alike titles are, 0 to 1: at another place, and at the same one on the same day. */
const ALIKE = 0.45;
const ALIKE_THERE = 0.2;

const THAT_DAY = 'x.date <= $4::date and x.end_date >= $4::date';
/** Without a day, only what is still to come at the same place can be meant. */
const FROM_THEN_ON = 'x.end_date >= $4::date';

const duplicates = (when: string, isMeant: string) => `
  select json_strip_nulls(json_build_object('id', e.id, 'title', e.title, 'date', i.date, 'from', nullif(i.time_key, ''),
    'location', case when l.address_id is not null then ${addressLabel('l', 'lm')} end,
    'promoter', case when p.address_id is not null then ${addressLabel('p', 'pm')} end,
    'isOwn', case when e.owner_id = $2 then true end)) as data
  from (select x.event_id, min(x.date) as date, min(x.time_key) as time_key from appointment_index x
    where x.client = $1 and ${when} group by x.event_id) i
  join events e on e.id = i.event_id
  cross join lateral (select similarity(fold(e.title), fold($3)) as alike) s
  left join addresses l on l.address_id = e.location_id
  left join addresses lm on lm.address_id = l.main_address_id
  left join addresses p on p.address_id = e.promoter_id
  left join addresses pm on pm.address_id = p.main_address_id
  where e.client = $1 and e.state = 'published' and e.id <> all($6::text[]) and ${isMeant}
  order by e.location_id is not distinct from $5::int desc, s.alike desc, e.id limit ${MAX}`;

const onDay = duplicates(
  THAT_DAY,
  `s.alike >= case when e.location_id = $5::int then ${ALIKE_THERE}::real else ${ALIKE}::real end`,
);
const atPlace = duplicates(FROM_THEN_ON, `e.location_id = $5::int and s.alike >= ${ALIKE}::real`);

/** The days on which a draft takes place, as far as it says so; searches know only what is published. */
const draftDays = `
  select day->>'date' as first, coalesce(nullif(day->>'endDate', ''), day->>'date') as last
    from jsonb_array_elements(coalesce(w.content->'dates', '[]')) day where day->>'date' <> ''
  union all select series->>'start', coalesce(nullif(series->>'end', ''), '9')
    from jsonb_array_elements(coalesce(w.content->'series', '[]')) series where series->>'start' <> ''`;

/** Own drafts of a title like this one, that day or at that place; one without a day or a place may be meant, too. */
const ownDrafts = `
  select json_strip_nulls(json_build_object('id', e.id, 'title', w.content->>'title', 'date', d.first,
    'isOwn', true, 'isDraft', true)) as data
  from events e left join event_reviews r on r.event_id = e.id
  cross join lateral (select coalesce(r.content, e.written) as content) w
  cross join lateral (select min(x.first) as first, coalesce(bool_or($4::text between x.first and x.last), true) as fits
    from (${draftDays}) x) d
  cross join lateral (select similarity(fold(w.content->>'title'), fold($3)) as alike) s
  where e.client = $1 and e.owner_id = $2 and e.state = 'draft' and e.written is not null and e.id <> all($6::text[])
    and s.alike >= ${ALIKE}::real
    and case when $4 <> '' then d.fits else coalesce((w.content->>'location')::int = $5::int, true) end
  order by s.alike desc, e.id limit ${MAX}`;

/** What others wait for an operator with a title like this one, that day or at that place. */
const waiting = `
  select json_strip_nulls(json_build_object('id', e.id, 'title', w.content->>'title', 'date', d.first, 'review', r.id,
    'isOwn', case when e.owner_id = $2 then true end)) as data
  from event_reviews r join events e on e.id = r.event_id
  cross join lateral (select coalesce(r.content, e.written) as content) w
  cross join lateral (select min(x.first) as first, coalesce(bool_or($4::text between x.first and x.last), false) as fits
    from (${draftDays}) x) d
  cross join lateral (select similarity(fold(w.content->>'title'), fold($3)) as alike) s
  where r.client = $1 and r.state = 'waiting' and e.state = 'draft' and e.id <> all($6::text[]) and s.alike >= ${ALIKE}::real
    and case when $4 <> '' then d.fits else (w.content->>'location')::int = $5::int end
  order by s.alike desc, e.id limit ${MAX}`;

/** An event that may be the same as another; what is not known is absent. */
export type AlikeEvent = {
  id: string;
  title: string;
  /** 'YYYY-MM-DD' */
  date?: string;
  /** 'HH:mm' */
  from?: string;
  location?: string;
  promoter?: string;
  /** Whether its owner is the one who asks. */
  isOwn?: true;
  isDraft?: true;
  /** The number under which it waits for an operator. */
  review?: number;
};

type Way = {
  before: string;
  now: Date;
  /** Events that are not meant. */
  except: readonly string[];
};

/** Looks for events like one of which this is known, in the ways that are asked for. */
async function find(
  from: Queryable,
  { client, accountId }: Owner,
  { title, date, location }: EventCheckPayload,
  { before, now, except }: Way,
): Promise<AlikeEvent[]> {
  if (!title?.trim() || !(date || location)) return [];
  const found = (sql: string, day: string) =>
    from.query<{ data: AlikeEvent }>(sql, [client, accountId, title.trim(), day, location ?? null, except]);
  const first = await found(before, date || '');
  const known = await found(date ? onDay : atPlace, date || todayInBerlin(now.getTime()));
  return [...first, ...known].slice(0, MAX).map(({ data }) => data);
}

/**
 * Events of the same day, or to come at the same place, that may be the one that somebody writes: first the own drafts
 * of such a title, which can be gone on with, then what visitors see already, each with the likeliest first. A copy is
 * not told of the event that it was made of.
 */
export async function findDuplicates(from: Queryable, owner: Owner, known: EventCheckPayload, now: Date) {
  const id = known.id?.trim() ?? '';
  const [copy] = await from.query<{ copied_from: string | null }>(
    'select copied_from from events where id = $1 and client = $2 and owner_id = $3',
    [id, owner.client, owner.accountId],
  );
  return find(from, owner, known, { before: ownDrafts, now, except: [id, copy?.copied_from ?? id] });
}

/** The same for an operator before the approval, so that visitors find an event once: first what waits, too. */
export const findAlike = (from: Queryable, owner: Owner, known: EventCheckPayload, now: Date) =>
  find(from, owner, known, { before: waiting, now, except: [known.id?.trim() ?? ''] });
