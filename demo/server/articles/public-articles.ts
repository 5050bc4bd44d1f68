import { joinNextAppointment } from '../events/event-detail';
import type { Queryable } from '../platform/database/database';
import { addressJson, joinCommunity } from '../schema/json/address-json';
import { eventFields, eventJoins, isOver, locationJson, takesPlace } from '../schema/json/event-json';
import { imageJson } from '../schema/json/image-json';
import type { Moment } from '../search/moment';

/** The filter of GET articles. */
export type ArticleFilter = {
  /** The words, all of which must occur. */
  words: readonly string[];
  /** The tags, of which one is enough; empty for all articles. */
  tags: readonly string[];
  eventId: string | undefined;
  page: number;
  pageSize: number;
};

/** A page of public articles; `tags` counts those of all matches, regardless of the requested tags. */
export type ArticlePage = {
  data: unknown[];
  meta: { page: number; pageSize: number; total: number; tags: { name: string; count: number }[] };
};

/** The maximum number of offered tags. */
const MAX_TAGS = 30;

/**
 * SQL: the published articles of the client $1 on the day $2 in Berlin, each with the day of its last appearance. An
 * article appears on each of its publication dates; without any, on the day of its approval.
 */
const publicArticles = `
  select a.*, coalesce((select max(day) from unnest(a.publication_dates) day where day <= $2::date), a.published_on) as appeared
  from articles a where a.client = $1 and a.state = 'published'
    and (a.publication_dates = '{}' or a.publication_dates[1] <= $2::date)`;

const ORDER = 'appeared desc, created_at desc, id';

/** SQL: the pairs of json_build_object that a list row and a detail share; `t` is a row of `publicArticles`. */
const fields = `
  'id', t.id, 'title', t.title, 'shortdesc1', t.shortdesc1, 'tags', t.tags, 'date', t.appeared, 'eventDate', t.event_date,
  'image', (select ${imageJson('m', 'list')} from media m where m.article_id = t.id and m.state = 'stored'
    order by m.position, m.id limit 1)`;

const selectList = `
  with found as materialized (select * from (${publicArticles}) t
      where ($3::text[] = '{}' or t.words like all ($3::text[])) and ($5::text is null or $5 = any(t.event_ids))),
    chosen as (select * from found where $4::text[] = '{}' or tags && $4::text[]),
    page as (select *, row_number() over (order by ${ORDER}) as place from chosen order by ${ORDER} offset $6 limit $7)
  select (select count(*)::int from chosen) as total,
    coalesce((select json_agg(json_strip_nulls(json_build_object(${fields},
      'en', case when t.english is not null then json_build_object('title', t.english->>'title',
        'shortdesc1', t.english->>'shortdesc1') end)) order by t.place) from page t), '[]') as data,
    coalesce((select json_agg(json_build_object('name', name, 'count', count) order by count desc, name) from (
      select name, count(*)::int as count from found, unnest(tags) name group by name
      order by count desc, name limit ${MAX_TAGS}) counted), '[]') as tags`;

/** Escapes the special characters of LIKE. */
const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Finds a page of public articles, the latest first. */
export async function findArticles(
  from: Queryable,
  client: string,
  { words, tags, eventId, page, pageSize }: ArticleFilter,
  { today }: Pick<Moment, 'today'>,
): Promise<ArticlePage> {
  const folded = words.length === 0 ? [] : await foldWords(from, words);
  const [found] = await from.query<Omit<ArticlePage['meta'], 'page' | 'pageSize'> & Pick<ArticlePage, 'data'>>(
    selectList,
    [
      ...[client, today, folded.map((word) => `%${escaped(word)}%`), [...tags], eventId ?? null],
      ...[(page - 1) * pageSize, pageSize],
    ],
  );
  return { data: found?.data ?? [], meta: { page, pageSize, total: found?.total ?? 0, tags: found?.tags ?? [] } };
}

async function foldWords(from: Queryable, words: readonly string[]): Promise<string[]> {
  // The last word may be unfinished: 'st' begins 'Stadt', too.
  const rows = await from.query<{ word: string }>(
    `select case when at = cardinality($1::text[]) then fold(word) else rtrim(written_out(fold(word) || '.'), '.') end as word
     from unnest(joined_words($1::text[])) with ordinality as given(word, at) order by at`,
    [[...words]],
  );
  return rows.map(({ word }) => word);
}

const NOW = '$4::timestamptz';

const linkedEventsJson = `
  select coalesce(json_agg(json_strip_nulls(json_build_object(${eventFields(NOW)},
      'appointmentCount', (select count(*) from appointments c where c.event_id = e.id and not ${isOver('c', NOW)}
        and (c.id = a.id or ${takesPlace('e', 'c')})),
      'location', ${locationJson})) order by given.place), '[]')
  from unnest(t.event_ids) with ordinality as given(id, place)
  join events e on e.id = given.id and e.client = $1 and e.state = 'published'
  ${joinNextAppointment(NOW)} ${eventJoins}`;

const TEXTS = ['shortdesc2', 'shortdesc3', 'longdesc1', 'longdesc2', 'longdesc3'];

const selectDetail = `
  select json_strip_nulls(json_build_object(${fields}, 'en', t.english,
    ${TEXTS.map((name) => `'${name}', t.${name}`).join(', ')},
    'location', case when l.address_id is not null then ${addressJson('l', 'lm', 'lc')} end,
    'promoter', case when o.address_id is not null then ${addressJson('o', 'om', 'oc')} end,
    'freeFields', t.free_fields,
    'media', coalesce((select json_agg(${imageJson('x')} order by x.position, x.id) from media x
      where x.article_id = t.id and x.state = 'stored'), '[]'),
    'events', (${linkedEventsJson}),
    'updatedAt', to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))) as article
  from (${publicArticles}) t
  left join addresses l on l.address_id = t.location_id
  left join addresses lm on lm.address_id = l.main_address_id ${joinCommunity('lc', 'l')}
  left join addresses o on o.address_id = t.promoter_id
  left join addresses om on om.address_id = o.main_address_id ${joinCommunity('oc', 'o')}
  where t.id = $3`;

/** Loads a public article with its events; undefined if there is none on that day. */
export async function loadArticle(
  from: Queryable,
  client: string,
  id: string,
  { today, now }: Moment,
): Promise<unknown> {
  const [row] = await from.query<{ article: unknown }>(selectDetail, [client, today, id, now]);
  return row?.article;
}
