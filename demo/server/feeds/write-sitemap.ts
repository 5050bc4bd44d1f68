import type { Queryable } from '../database';
import { type FeedSource, listPageOf, pageOf } from './feed-source';
import { xmlText } from './xml-text';

/** As many as a sitemap may hold (sitemaps.org). */
const MOST_PAGES = 50_000;

/** The pages of events that are not over, in both languages. */
type Page = { id: string; updated: string };

/**
 * The pages of a client for search engines. Where an event is only a part of a page, behind '#', the page alone is told:
 * search engines do not read on.
 */
export async function writeSitemap(
  from: Queryable,
  { german, english }: { german: FeedSource; english: FeedSource },
  now: Date,
): Promise<string> {
  const hasPages = !german.eventPage.includes('#');
  const pages = hasPages ? await loadPages(from, german.client, now) : [];
  const entry = (de: string, en: string, updated?: string) =>
    [de, en].map((own) =>
      [
        `<url><loc>${xmlText(own)}</loc>`,
        ...(updated ? [`<lastmod>${updated}</lastmod>`] : []),
        `<xhtml:link rel="alternate" hreflang="de" href="${xmlText(de)}"/>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${xmlText(en)}"/></url>`,
      ].join(''),
    );
  const list = hasPages
    ? entry(listPageOf(german), listPageOf(english))
    : [`<url><loc>${xmlText(listPageOf(german).replace(/#.*$/, ''))}</loc></url>`];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...list,
    ...pages.flatMap(({ id, updated }) => entry(pageOf(german, id), pageOf(english, id), updated)),
    '</urlset>',
    '',
  ].join('\n');
}

const loadPages = (from: Queryable, client: string, now: Date): Promise<Page[]> =>
  from.query<Page>(
    `select e.id, to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated from events e
     where e.client = $1 and e.state = 'published'
       and exists (select 1 from appointment_index i where i.event_id = e.id and i.over_at > $2)
     order by e.id limit ${MOST_PAGES / 2 - 1}`,
    [client, now],
  );
