import { weightsOf } from '../../../src/model/completeness';
import { readRecordingRules } from '../clients/recording-rules';
import type { Owner } from '../media/media-rows';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import { draftsOfPage, type OwnFilter, type OwnPage, ownMeta } from '../records/own-list';
import { noEditSql, reviewJson, unpublishedSql, writtenAt } from '../records/stored-record';
import { addressLabel } from '../schema/json/address-json';
import { ownImageJson } from '../schema/json/image-json';
import { instantJson } from '../schema/json/instant-json';
import { authorJson, handoverSql, isEditable } from '../schema/record-access';
import { authorState, latestContent } from '../schema/record-tables';
import { completenessOf } from './completeness';
import { draftSummaryOf, type StoredDraft } from './draft-summary';
import { eventType } from './event-type';

/** The publish statuses of an event in its author's list. */
export const EVENT_PUBLISH_STATUSES = [
  'draft',
  'waiting',
  'rejected',
  'takenDown',
  'published',
  'cancelled',
  'past',
] as const;

/** The status filters: a publish status, or `upcoming` for all that are or will be published. */
export const PUBLISH_STATUS_FILTERS = [...EVENT_PUBLISH_STATUSES, 'upcoming'] as const;

type Filter = OwnFilter<(typeof PUBLISH_STATUS_FILTERS)[number]> & {
  /** The id of one event, to check whether it is an own one. */
  id?: string | undefined;
};

const ORDERS = {
  updated: '"updatedAt" desc, id',
  date: '"nextDate" nulls last, "lastDate" desc nulls last, id',
  title: 'fold(title) collate "C", id',
  // Cancelled events, and those that cannot be changed any more, come last: they need no completion.
  completeness: `"noEdit" is not null or publish_status = 'cancelled', (completeness->>'percent')::int, "nextDate" nulls last, id`,
} as const satisfies Record<Filter['order'], string>;

const matchesStatus = `($5::text is null or publish_status = $5 or $5 = 'upcoming' and publish_status in ('waiting', 'published'))`;

const selectOwnEvents = `
  select e.id, ${authorJson('e', '$2')} as author, ${handoverSql('e', '$1', '$2')} as "canHandOver", ${latestContent}->>'title' as title, ${authorState('e')} as state, ${latestContent} as written,
    ${writtenAt} as "updatedAt", ${reviewJson} as review, ${unpublishedSql} as unpublished,
    ${noEditSql(eventType, 'e', '$3::timestamptz')} as "noEdit",
    case when e.state = 'taken_down' then 'takenDown' when r.state in ('waiting', 'rejected') then r.state when e.state = 'draft' then 'draft' when e.status = 'cancelled' then 'cancelled'
      when ${eventType.isOver('e', '$3::timestamptz')} then 'past' else 'published' end as publish_status,
    d."nextDate", d."lastDate", d.count, ${completenessOf(latestContent, '$8::jsonb')} as completeness,
    (${latestContent}->>'location')::int as location_id, ${latestContent}->'media'->>0 as picture
  from events e left join event_reviews r on r.event_id = e.id left join lateral (
    select min(i.date) filter (where i.over_at > $3::timestamptz) as "nextDate", max(i.end_date) as "lastDate",
      count(distinct i.appointment_id)::int as count
    from appointment_index i where i.event_id = e.id) d on true
  where ${isEditable('e', '$1', '$2')} and e.state <> 'deleted' and e.written is not null
    and ($4 = '' or is_found_in($4, ${latestContent}->>'title')) and ($9::text is null or e.id = $9)`;

/** SQL: the views of events' pages on a week of days that ends so many days before today. */
const viewsOfWeek = (events: string, daysAgo = 0) => `(select coalesce(sum(c.views), 0)::int from event_counts c
  where c.event_id ${events} and c.day between $10::date - ${daysAgo + 6} and $10::date - ${daysAgo})`;

type ListRow = {
  total: number;
  week: OwnEventsWeek;
  counts: Record<string, number>;
  data: { id: string }[];
  drafts: Record<string, StoredDraft>;
};

/** The last seven days of a person's events: views of their pages, also in the week before, and how often they were saved. */
type OwnEventsWeek = { views: number; viewsBefore: number; favourites: number };

/** Finds a page of a person's events. */
export async function findOwnEvents(
  from: Queryable,
  { client, accountId }: Owner,
  filter: Filter,
  now: Date,
): Promise<OwnPage & { meta: { lastSevenDays: OwnEventsWeek } }> {
  const { search, publishStatus, order, page, pageSize, id } = filter;
  const { rules, completeness } = await readRecordingRules(from, client);
  const weights = JSON.stringify(weightsOf(rules, completeness));
  const [result] = await from.query<ListRow>(
    `with own as materialized (${selectOwnEvents}),
       page as (select *, row_number() over (order by ${ORDERS[order]}) as place from own
         where ${matchesStatus} order by ${ORDERS[order]} offset $6 limit $7)
     select coalesce((select json_object_agg(publish_status, number) from (
         select publish_status, count(*) as number from own group by publish_status) as counted), '{}') as counts,
       (select count(*)::int from own where ${matchesStatus}) as total,
       (${draftsOfPage('event_id')}) as drafts,
       (select json_build_object('views', ${viewsOfWeek('in (select id from own)')},
         'viewsBefore', ${viewsOfWeek('in (select id from own)', 7)},
         'favourites', (select count(*)::int from favourites f where f.event_id in (select id from own)
           and f.is_kept and f.at > $3::timestamptz - interval '7 days'))) as week,
       coalesce((select json_agg(json_strip_nulls(json_build_object('id', p.id, 'author', p.author, 'isOwn', case when p.author is not null then false end,
           'canHandOver', p."canHandOver", 'title', p.title, 'state', p.state,
           'publishStatus', p.publish_status, 'standing', p.publish_status, 'review', p.review, 'unpublishedChanges', p.unpublished, 'noEdit', p."noEdit", 'nextDate', p."nextDate",
           'nextTime', t.time_from, 'lastDate', p."lastDate", 'appointmentCount', p.count,
           'updatedAt', ${instantJson('p."updatedAt"')}, 'completeness', p.completeness,
           'views', case when p.state = 'published' then ${viewsOfWeek('= p.id')} end,
           'location', case when l.address_id is not null then ${addressLabel('l', 'lm')} end,
           'image', case when m.id is not null then ${ownImageJson('m')} end)) order by p.place)
         from page p left join addresses l on l.address_id = p.location_id
         left join addresses lm on lm.address_id = l.main_address_id
         left join lateral (select a.time_from from appointment_index i join appointments a on a.id = i.appointment_id
           where i.event_id = p.id and i.over_at > $3::timestamptz order by i.date, i.time_key, a.id limit 1) t on true
         left join own_media m on m.id = p.picture and p.id in (m.event_id, m.waiting_for) and m.state = 'stored'), '[]') as data`,
    [
      ...[client, accountId, now, search, publishStatus ?? null, (page - 1) * pageSize, pageSize, weights, id ?? null],
      berlinDay(now),
    ],
  );
  const data = (result?.data ?? []).map((row) => {
    const draft = result?.drafts[row.id];
    return draft ? { ...row, ...draftSummaryOf(draft, rules, berlinDay(now)) } : row;
  });
  const lastSevenDays = result?.week ?? { views: 0, viewsBefore: 0, favourites: 0 };
  return {
    data,
    meta: { ...ownMeta(filter, EVENT_PUBLISH_STATUSES, result?.counts), total: result?.total ?? 0, lastSevenDays },
  };
}
