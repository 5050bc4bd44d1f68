import type { Queryable } from '../server/platform/database/database';
import type { Day } from './calendar';
import { COVER_SIZE } from './covers';
import { type ArticleInput, generateArticles, type Subject } from './generate-articles';

/** Of a client's events, so many can be written about. */
const MOST_SUBJECTS = 400;

/** Makes up articles of a client about events that it has. */
export async function seedArticles(
  to: Queryable,
  { client, today, count }: { client: string; today: Day; count: number },
): Promise<void> {
  const subjects = await to.query<Subject>(
    `select e.id, e.title, e.tags, to_char(a.date, 'YYYY-MM-DD') as date, e.location_id as "locationId", m.recipe
     from events e join lateral (select min(date) as date from appointments where event_id = e.id) a on true
     left join media m on m.event_id = e.id and m.position = 0
     where e.client = $1 and e.state = 'published' and e.status = 'scheduled' and a.date >= $2::date
     order by a.date, e.id limit ${MOST_SUBJECTS}`,
    [client, today],
  );
  await storeArticles(to, client, generateArticles({ today, count, prefix: `${client}-artikel-`, subjects }));
}

/** Writes articles for visitors; those that are stored already under their ids are replaced. */
export async function storeArticles(to: Queryable, client: string, articles: readonly ArticleInput[]): Promise<void> {
  if (articles.length === 0) return;
  await to.query(ARTICLES_SQL, [JSON.stringify(articles.map((article) => ({ ...article, client })))]);
  const media = articles.flatMap(({ id, media: pictures }) =>
    pictures.map((one, position) => ({ ...one, ...COVER_SIZE, articleId: id, position, client })),
  );
  if (media.length > 0) await to.query(MEDIA_SQL, [JSON.stringify(media)]);
  await to.query('insert into tags (client, name) select $1, unnest($2::text[]) on conflict do nothing', [
    client,
    [...new Set(articles.flatMap(({ tags }) => tags))],
  ]);
}

const ARTICLES_SQL = `
  insert into articles (id, client, title, shortdesc1, longdesc1, tags, event_date, event_ids, location_id, publication_dates,
    published_on, created_at, updated_at)
  select id, client, title, shortdesc1, longdesc1, tags, "eventDate", "eventIds", "locationId", "publicationDates",
    "publishedOn", "publishedOn"::timestamptz, "publishedOn"::timestamptz
  from jsonb_to_recordset($1::jsonb) as r(id text, client text, title text, shortdesc1 text, longdesc1 text, tags text[],
    "eventDate" date, "eventIds" text[], "locationId" int, "publicationDates" date[], "publishedOn" date)
  on conflict (id) do update set state = 'published', title = excluded.title, shortdesc1 = excluded.shortdesc1,
    longdesc1 = excluded.longdesc1, tags = excluded.tags, event_date = excluded.event_date,
    event_ids = excluded.event_ids, location_id = excluded.location_id, publication_dates = excluded.publication_dates,
    updated_at = excluded.updated_at, version = articles.version + 1`;

const MEDIA_SQL = `
  insert into media (id, client, article_id, position, kind, alt, author, copyright, focal_x, focal_y, width, height, recipe)
  select id, client, "articleId", position, 'cover', alt, author, copyright, ("focalPoint" ->> 'x')::real,
    ("focalPoint" ->> 'y')::real, width, height, recipe
  from jsonb_to_recordset($1::jsonb) as r(id text, client text, "articleId" text, position int, alt text, author text,
    copyright text, "focalPoint" jsonb, width int, height int, recipe jsonb)`;
