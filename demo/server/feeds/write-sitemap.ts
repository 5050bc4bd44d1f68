import type { BetweenReads } from '../platform/http/between-reads';
import { articlePageOf, type FeedSource, feedPageOf, listPageOf, promotionPageOf } from './feed-source';
import type { SitemapEntry, SitemapPart } from './sitemap-parts';
import { xmlText } from './xml-text';

/** The number of entries in a piece. */
const AT_ONCE = 500;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A client in both languages. */
export type SitemapSources = { german: FeedSource; english: FeedSource };

/** Checks whether events have pages of their own: search engines ignore the part after '#'. */
export const hasPages = ({ german }: SitemapSources): boolean => !german.eventPage.includes('#');

/** Writes the index of a sitemap with several parts (sitemaps.org). The first part is that of the lists. */
export function writeSitemapIndex({ german }: SitemapSources, parts: readonly SitemapPart[]): Buffer {
  const lines = [
    { name: 'lists', changed: '' },
    ...parts.map(({ kind, number, updated }) => ({
      name: `${kind}-${number}`,
      changed: `<lastmod>${updated}</lastmod>`,
    })),
  ].map(
    ({ name, changed }) =>
      `<sitemap><loc>${xmlText(`${german.host}/api/sitemap/${name}.xml`)}</loc>${changed}</sitemap>\n`,
  );
  return Buffer.from(`${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`);
}

/**
 * Returns the entries of the pages that list the events, and of the one about adverts if there are any, in both
 * languages. If events have no pages of their own, it is the page without its part after '#'.
 */
export function listLines(sources: SitemapSources, hasAdverts: boolean): string {
  const [german, english] = [listPageOf(sources.german), listPageOf(sources.english)];
  if (!hasPages(sources)) return `<url><loc>${xmlText(german.replace(/#.*$/, ''))}</loc></url>\n`;
  const adverts = hasAdverts ? [promotionPageOf(sources.german), promotionPageOf(sources.english)] : [];
  const [inGerman, inEnglish] = adverts;
  return linesOf(german, english) + (inGerman && inEnglish ? linesOf(inGerman, inEnglish) : '');
}

/** Writes the pages for search engines, each in both languages. @param first lines above them */
export async function writeSitemap(
  { german, english }: SitemapSources,
  entries: readonly SitemapEntry[],
  piece: BetweenReads['piece'],
  first = '',
): Promise<Buffer> {
  const pieces = [Buffer.from(`${HEAD}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${first}`)];
  for (let place = 0; place < entries.length; place += AT_ONCE) {
    const some = entries.slice(place, place + AT_ONCE);
    await piece(() => {
      const lines = some.map(({ kind, id, updated }) => {
        const addressOf = kind === 'events' ? feedPageOf : articlePageOf;
        return linesOf(addressOf(german, id), addressOf(english, id), updated);
      });
      pieces.push(Buffer.from(lines.join('')));
    });
  }
  return Buffer.concat([...pieces, Buffer.from('</urlset>\n')]);
}

function linesOf(german: string, english: string, updated?: string): string {
  const [de, en] = [xmlText(german), xmlText(english)];
  const rest = [
    ...(updated ? [`<lastmod>${updated}</lastmod>`] : []),
    `<xhtml:link rel="alternate" hreflang="de" href="${de}"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${en}"/></url>\n`,
  ].join('');
  return [de, en].map((own) => `<url><loc>${own}</loc>${rest}`).join('');
}
