import { berlinDay } from '../berlin-day';
import type { Queryable } from '../database';
import { mediumTexts, type Owner } from '../media/media-rows';
import { instantShape } from '../persons/person-shape';
import { noEditShape, reviewShape, writtenAt, writtenLast } from '../recorded/own-record';
import { readRecordingRules } from '../recorded/recording-rules';
import { addressLabel, imageShape } from '../shapes';
import { draftOutlook, type StoredDraft } from './draft-outlook';
import { eventWorks } from './event-works';

/** How an own event stands in the list of its organiser. */
export const STANDINGS = ['draft', 'waiting', 'rejected', 'published', 'cancelled', 'past'] as const;

/** In which order own events are listed: the last changed first, the next date first, or by title. */
export const OWN_ORDERS = ['updated', 'date', 'title'] as const;

/** What is asked for. */
export type OwnFilter = {
  /** Part of the title. */
  search: string;
  standing: (typeof STANDINGS)[number] | undefined;
  order: (typeof OWN_ORDERS)[number];
  page: number;
  pageSize: number;
};

/** A page of own events; `counts` are those of the whole search by standing. */
export type OwnPage = {
  data: unknown[];
  meta: { page: number; pageSize: number; total: number; counts: Record<string, number> };
};

const ORDERS = {
  updated: '"updatedAt" desc, id',
  date: '"nextDate" nulls last, "lastDate" desc nulls last, id',
  title: 'fold(title) collate "C", id',
} as const satisfies Record<OwnFilter['order'], string>;

const own = `
  select e.id, ${writtenLast}->>'title' as title, e.state, e.written,
    ${writtenAt} as "updatedAt", ${reviewShape} as review,
    ${noEditShape(eventWorks, 'e', '$3::timestamptz')} as "noEdit",
    case when r.state in ('waiting', 'rejected') then r.state when e.state = 'draft' then 'draft' when e.status = 'cancelled' then 'cancelled'
      when ${eventWorks.isOver('e', '$3::timestamptz')} then 'past' else 'published' end as standing,
    d."nextDate", d."lastDate", d.count,
    (${writtenLast}->>'location')::int as location_id, ${writtenLast}->'media'->>0 as picture
  from events e left join event_reviews r on r.event_id = e.id left join lateral (
    select min(i.date) filter (where i.over_at > $3::timestamptz) as "nextDate", max(i.end_date) as "lastDate",
      count(distinct i.appointment_id)::int as count
    from appointment_index i where i.event_id = e.id) d on true
  where e.client = $1 and e.owner_id = $2 and e.state <> 'deleted' and e.written is not null
    and ($4 = '' or position(fold($4) in fold(${writtenLast}->>'title')) > 0)`;

/** A draft of a page, with what its outlook is made of. */
const drafts = `
  select coalesce(json_object_agg(p.id, json_build_object('written', p.written,
      'relationStatus', (select r.status from role_relations r
        where r.id = (p.written->>'relation')::int and r.account_id = $2),
      'media', coalesce((select json_agg(${mediumTexts} order by m.position, m.id) from media m
        where m.event_id = p.id and m.state = 'stored'), '[]'))), '{}')
  from page p where p.state = 'draft'`;

type Found = {
  counts: Record<string, number>;
  data: { id: string }[];
  drafts: Record<string, StoredDraft>;
};

/** The events of a person, a page of them. */
export async function findOwnEvents(
  from: Queryable,
  { client, accountId }: Owner,
  { search, standing, order, page, pageSize }: OwnFilter,
  now: Date,
): Promise<OwnPage> {
  const [found] = await from.query<Found>(
    `with own as materialized (${own}),
       page as (select *, row_number() over (order by ${ORDERS[order]}) as place from own
         where $5::text is null or standing = $5 order by ${ORDERS[order]} offset $6 limit $7)
     select coalesce((select json_object_agg(standing, number) from (
         select standing, count(*) as number from own group by standing) as counted), '{}') as counts,
       (${drafts}) as drafts,
       coalesce((select json_agg(json_strip_nulls(json_build_object('id', p.id, 'title', p.title, 'state', p.state,
           'standing', p.standing, 'review', p.review, 'noEdit', p."noEdit", 'nextDate', p."nextDate",
           'nextTime', t.time_from, 'lastDate', p."lastDate", 'appointmentCount', p.count,
           'updatedAt', ${instantShape('p."updatedAt"')},
           'location', case when l.address_id is not null then ${addressLabel('l', 'lm')} end,
           'image', case when m.id is not null then ${imageShape('m')} end)) order by p.place)
         from page p left join addresses l on l.address_id = p.location_id
         left join addresses lm on lm.address_id = l.main_address_id
         left join lateral (select a.time_from from appointment_index i join appointments a on a.id = i.appointment_id
           where i.event_id = p.id and i.over_at > $3::timestamptz order by i.date, i.time_key, a.id limit 1) t on true
         left join own_media m on m.id = p.picture and p.id in (m.event_id, m.waiting_for) and m.state = 'stored'), '[]') as data`,
    [client, accountId, now, search, standing ?? null, (page - 1) * pageSize, pageSize],
  );
  const counts = Object.fromEntries(STANDINGS.map((name) => [name, found?.counts[name] ?? 0]));
  const total = standing ? (counts[standing] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { rules } = await readRecordingRules(from, client);
  const data = (found?.data ?? []).map((row) => {
    const draft = found?.drafts[row.id];
    return draft ? { ...row, ...draftOutlook(draft, rules, berlinDay(now)) } : row;
  });
  return { data, meta: { page, pageSize, total, counts } };
}
