import { readRecordingRules } from '../clients/recording-rules';
import type { Owner } from '../media/media-rows';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import { type ARTICLE_ORDERS, draftsOfPage, type OwnFilter, type OwnPage, ownMeta } from '../records/own-list';
import { noEditSql, reviewJson, unpublishedSql, writtenAt } from '../records/stored-record';
import { ownImageJson } from '../schema/json/image-json';
import { instantJson } from '../schema/json/instant-json';
import { authorJson, handoverSql, isEditable } from '../schema/record-access';
import { ARTICLES, authorState, latestContent } from '../schema/record-tables';
import { articleType } from './article-type';
import { missingFieldsOf, type StoredArticle } from './missing-fields';

/** The publish status in the author's list; a planned article is approved and appears later. */
export const ARTICLE_PUBLISH_STATUSES = ['draft', 'waiting', 'rejected', 'takenDown', 'planned', 'published'] as const;

type Filter = OwnFilter<(typeof ARTICLE_PUBLISH_STATUSES)[number], (typeof ARTICLE_ORDERS)[number]>;

const ORDERS = {
  updated: '"updatedAt" desc, id',
  date: '"nextDate" nulls last, "lastDate" desc nulls last, "updatedAt" desc, id',
  title: 'fold(title) collate "C", id',
} as const satisfies Record<Filter['order'], string>;

const selectOwnArticles = `
  select e.id, ${authorJson('e', '$2')} as author, ${handoverSql('e', '$1', '$2')} as "canHandOver", ${latestContent}->>'title' as title, ${authorState('e')} as state, ${latestContent} as written, ${writtenAt} as "updatedAt", ${reviewJson} as review, ${unpublishedSql} as unpublished,
    ${noEditSql(articleType, 'e', '$3::timestamptz')} as "noEdit",
    case when e.state = 'taken_down' then 'takenDown' when r.state in ('waiting', 'rejected') then r.state when e.state = 'draft' then 'draft'
      when e.publication_dates[1] > $8::date then 'planned' else 'published' end as publish_status,
    d."nextDate", d."lastDate", nullif(${latestContent}->>'eventDate', '') as "eventDate",
    ${latestContent}->'media'->>0 as picture
  from articles e left join article_reviews r on r.article_id = e.id left join lateral (
    select min(day) filter (where day >= $8::text) as "nextDate", max(day) filter (where day < $8::text) as "lastDate"
    from (select nullif(one->>'date', '') as day from jsonb_array_elements(${latestContent}->'publicationDates') one) days) d on true
  where ${isEditable('e', '$1', '$2')} and e.state <> 'deleted' and e.written is not null
    and ($4 = '' or is_found_in($4, ${latestContent}->>'title'))`;

type ListRow = {
  counts: Record<string, number>;
  data: { id: string }[];
  drafts: Record<string, StoredArticle>;
};

/** Finds a page of a person's articles. */
export async function findOwnArticles(
  from: Queryable,
  { client, accountId }: Owner,
  filter: Filter,
  now: Date,
): Promise<OwnPage> {
  const { search, publishStatus, order, page, pageSize } = filter;
  const today = berlinDay(now);
  const [result] = await from.query<ListRow>(
    `with own as materialized (${selectOwnArticles}),
       page as (select *, row_number() over (order by ${ORDERS[order]}) as place from own
         where $5::text is null or publish_status = $5 order by ${ORDERS[order]} offset $6 limit $7)
     select coalesce((select json_object_agg(publish_status, number) from (
         select publish_status, count(*) as number from own group by publish_status) as counted), '{}') as counts,
       (${draftsOfPage('article_id')}) as drafts,
       coalesce((select json_agg(json_strip_nulls(json_build_object('id', p.id, 'author', p.author, 'isOwn', case when p.author is not null then false end,
           'canHandOver', p."canHandOver", 'title', p.title, 'state', p.state,
           'publishStatus', p.publish_status, 'standing', p.publish_status, 'review', p.review, 'unpublishedChanges', p.unpublished, 'noEdit', p."noEdit", 'nextDate', p."nextDate",
           'lastDate', p."lastDate", 'eventDate', p."eventDate", 'updatedAt', ${instantJson('p."updatedAt"')},
           'image', case when m.id is not null then ${ownImageJson('m')} end)) order by p.place)
         from page p
         left join own_media m on m.id = p.picture and p.id in (m.article_id, m.article_waiting_for) and m.state = 'stored'), '[]') as data`,
    [client, accountId, now, search, publishStatus ?? null, (page - 1) * pageSize, pageSize, today],
  );
  const { rules } = await readRecordingRules(from, client, ARTICLES);
  const data = (result?.data ?? []).map((row) => {
    const draft = result?.drafts[row.id];
    return draft ? { ...row, missing: missingFieldsOf(draft, rules, today) } : row;
  });
  return { data, meta: ownMeta(filter, ARTICLE_PUBLISH_STATUSES, result?.counts) };
}
