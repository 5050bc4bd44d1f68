import type { Queryable } from '../../../platform/database/database';
import { type ReviewedKind, reviewKinds } from '../../../reviews/review-types';
import { addressLabel } from '../../../schema/json/address-json';
import { latestContent } from '../../../schema/record-tables';
import { type OfficeState, recordStateSql } from '../list/record-states';
import { loadVersions, type RecordVersions } from '../reviewed-event';

/** A day of an event, with its times. */
export type RecordDay = {
  date: string;
  endDate: string;
  from: string | null;
  until: string | null;
  fullDay: boolean;
  status: string;
  isOver: boolean;
};

/** An ordered advert for an event. */
export type RecordAdvert = { number: string; state: string; firstDay: string; lastDay: string; slot: string };

/** An event or an article as its page shows it. */
export type RecordOfOffice = {
  kind: ReviewedKind;
  id: string;
  version: number;
  title: string;
  state: OfficeState;
  /** True if visitors see it. */
  isPublished: boolean;
  isLocked: boolean;
  /** Its review, and what the review waits for or has said. */
  review: { id: number; state: string; since: Date; reason: string; fields: string[] } | null;
  takenDown: { at: Date; reason: string } | null;
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  location: string | null;
  promoter: string | null;
  organisation: { id: number; name: string } | null;
  /** Null for an imported record, and for one whose person has left. */
  owner: { id: number; name: string; email: string; status: string } | null;
  /** The person who changed it last, if that is not the owner. */
  changedBy: { id: number; name: string } | null;
  days: RecordDay[];
  /** The publication dates of an article. */
  publicationDates: string[];
  views: number | null;
  favourites: number | null;
  orders: RecordAdvert[];
  /** The versions of its author; undefined for an imported and a deleted one. */
  versions: RecordVersions | undefined;
};

const nameOf = (account: string) =>
  `coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.username)`;

/** SQL: what only events have; $3 is now, $4 today. */
const eventColumns = `
  coalesce((select json_agg(json_build_object('date', p.date, 'endDate', p.end_date, 'from', p.time_from, 'until', p.time_until,
      'fullDay', p.full_day, 'status', p.status, 'isOver', p.over_at <= $3::timestamptz) order by p.date, p.time_from)
    from (select a.*, over_at(a.date, a.end_date, a.time_from, a.time_until, a.full_day) as over_at
      from appointments a where a.event_id = e.id) p), '[]') as days,
  '{}'::text[] as "publicationDates",
  (select coalesce(sum(c.views), 0)::int from event_counts c where c.event_id = e.id and c.day > $4::date - 7) as views,
  (select count(*)::int from favourites f where f.event_id = e.id and f.is_kept) as favourites,
  coalesce((select json_agg(json_build_object('number', o.number, 'state', o.state, 'firstDay', o.first_day,
      'lastDay', o.last_day, 'slot', o.product->'slot'->>'name') order by o.first_day desc)
    from advert_orders o where o.event_id = e.id and o.client = e.client), '[]') as orders`;

const articleColumns = `'[]'::json as days, e.publication_dates::text[] as "publicationDates", null::int as views,
  null::int as favourites, '[]'::json as orders`;

type Row = Omit<RecordOfOffice, 'kind' | 'versions' | 'review' | 'takenDown'> & {
  hasContent: boolean;
  reviewId: number | null;
  reviewState: string;
  since: Date;
  reason: string;
  fields: string[];
  takenDownAt: Date | null;
  takenDownReason: string | null;
};

/** Loads a record of a client for its page; undefined if there is none. */
export async function loadOfficeRecord(
  from: Queryable,
  { kind, client, id }: { kind: ReviewedKind; client: string; id: string },
  { now, today }: { now: Date; today: string },
): Promise<RecordOfOffice | undefined> {
  const { table, reviews, id: key } = reviewKinds[kind].recordType.tables;
  const [row] = await from.query<Row>(
    `select e.id, e.version, coalesce(nullif(${latestContent}->>'title', ''), e.title) as title,
       ${recordStateSql(kind, '$3::timestamptz')} as state, e.state = 'published' as "isPublished", e.locked as "isLocked",
       r.id as "reviewId", r.state as "reviewState", r.since, r.reason, r.fields,
       e.taken_down_at as "takenDownAt", e.taken_down_reason as "takenDownReason", e.deleted_at as "deletedAt",
       e.created_at as "createdAt", e.updated_at as "updatedAt",
       case when l.address_id is not null then ${addressLabel('l', 'lm')} end as location,
       case when p.address_id is not null then ${addressLabel('p', 'pm')} end as promoter,
       (select json_build_object('id', g.address_id, 'name', g.name) from addresses g
         where g.address_id = e.organization_id) as organisation,
       case when a.id is not null then json_build_object('id', a.id, 'name', ${nameOf('a')}, 'email', a.email,
         'status', a.status) end as owner,
       (select json_build_object('id', c.id, 'name', ${nameOf('c')}) from accounts c
         where c.id = e.changed_by and c.id is distinct from e.owner_id) as "changedBy",
       e.written is not null and a.id is not null and e.state <> 'deleted' as "hasContent",
       ${kind === 'event' ? eventColumns : articleColumns}
     from ${table} e left join ${reviews} r on r.${key} = e.id left join accounts a on a.id = e.owner_id
       left join addresses l on l.address_id = coalesce(e.location_id, (${latestContent}->>'location')::int)
       left join addresses lm on lm.address_id = l.main_address_id
       left join addresses p on p.address_id = coalesce(e.promoter_id, (${latestContent}->>'promoter')::int)
       left join addresses pm on pm.address_id = p.main_address_id
     where e.client = $1 and e.id = $2 and $4::date is not null`,
    [client, id, now, today],
  );
  if (!row) return undefined;
  const { hasContent, reviewId, reviewState, since, reason, fields, takenDownAt, takenDownReason, ...record } = row;
  const versions =
    hasContent && row.owner ? await loadVersions(from, { kind, client, accountId: row.owner.id, id }, now) : undefined;
  return {
    ...record,
    kind,
    review: reviewId === null ? null : { id: reviewId, state: reviewState, since, reason, fields },
    takenDown: takenDownAt && { at: takenDownAt, reason: takenDownReason ?? '' },
    versions,
  };
}
