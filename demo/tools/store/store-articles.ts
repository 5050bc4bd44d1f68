import type { Queryable } from '../../server/platform/database/database';
import type { ArticleInput } from './event-input';
import { insertRows } from './insert-rows';

/** Stores published articles; replaces those with the same ids. */
export async function storeArticles(to: Queryable, client: string, articles: readonly ArticleInput[]): Promise<void> {
  const rows = articles.map((article) => ({ ...article, client }));
  await insertRows(to, ARTICLES_SQL, rows);
  await insertRows(
    to,
    MEDIA_SQL,
    articles.flatMap(({ id, media }) => media.map((one, position) => ({ ...one, articleId: id, position, client }))),
  );
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
  on conflict (id) do update set
    state = case when articles.state = 'taken_down' then articles.state else 'published' end, title = excluded.title, shortdesc1 = excluded.shortdesc1,
    longdesc1 = excluded.longdesc1, tags = excluded.tags, event_date = excluded.event_date,
    event_ids = excluded.event_ids, location_id = excluded.location_id, publication_dates = excluded.publication_dates,
    updated_at = excluded.updated_at, version = articles.version + 1`;

const MEDIA_SQL = `
  insert into media (id, client, article_id, position, kind, alt, author, copyright, focal_x, focal_y, width, height, recipe)
  select id, client, "articleId", position, 'cover', alt, author, copyright, ("focalPoint" ->> 'x')::real,
    ("focalPoint" ->> 'y')::real, width, height, recipe
  from jsonb_to_recordset($1::jsonb) as r(id text, client text, "articleId" text, position int, alt text, author text,
    copyright text, "focalPoint" jsonb, width int, height int, recipe jsonb)`;
