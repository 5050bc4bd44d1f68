import type { BetweenReads } from '../platform/http/between-reads';
import { articlePageOf, type FeedSource, feedPageOf, listPageOf, promotionPageOf } from './feed-source';
import type { SitemapEntry, SitemapPart } from './sitemap-parts';
import { xmlText } from './xml-text';

/** The number of entries in a piece. */
const ENTRIES_AT_ONCE = 500;
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
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
    ({ name, changed: lastModified }) =>
      `<sitemap><loc>${xmlText(`${german.host}/api/sitemap/${name}.xml`)}</loc>${lastModified}</sitemap>\n`,
  );
  return Buffer.from(`${XML_DECLARATION}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`);
}

/**
 * Returns the entries of the pages that list the events, and of the one about adverts if there are any, in both
 * languages. If events have no pages of their own, it is the page without its part after '#'.
 */
export function listPageEntries(sources: SitemapSources, hasAdverts: boolean): string {
  const [german, english] = [listPageOf(sources.german), listPageOf(sources.english)];
  if (!hasPages(sources)) return `<url><loc>${xmlText(german.replace(/#.*$/, ''))}</loc></url>\n`;
  const adverts = hasAdverts ? [promotionPageOf(sources.german), promotionPageOf(sources.english)] : [];
  const [inGerman, inEnglish] = adverts;
  return entriesOf(german, english) + (inGerman && inEnglish ? entriesOf(inGerman, inEnglish) : '');
}

/** Writes the pages for search engines, each in both languages. @param firstLines lines above them */
export async function writeSitemap(
  { german, english }: SitemapSources,
  entries: readonly SitemapEntry[],
  runPiece: BetweenReads['runPiece'],
  firstLines = '',
): Promise<Buffer> {
  const chunks = [
    Buffer.from(`${XML_DECLARATION}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${firstLines}`),
  ];
  for (let index = 0; index < entries.length; index += ENTRIES_AT_ONCE) {
    const batch = entries.slice(index, index + ENTRIES_AT_ONCE);
    await runPiece(() => {
      const lines = batch.map(({ kind, id, updated }) => {
        const addressOf = kind === 'events' ? feedPageOf : articlePageOf;
        return entriesOf(addressOf(german, id), addressOf(english, id), updated);
      });
      chunks.push(Buffer.from(lines.join('')));
    });
  }
  return Buffer.concat([...chunks, Buffer.from('</urlset>\n')]);
}

function entriesOf(german: string, english: string, updated?: string): string {
  const [de, en] = [xmlText(german), xmlText(english)];
  const lastmodAndAlternates = [
    ...(updated ? [`<lastmod>${updated}</lastmod>`] : []),
    `<xhtml:link rel="alternate" hreflang="de" href="${de}"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${en}"/></url>\n`,
  ].join('');
  return [de, en].map((address) => `<url><loc>${address}</loc>${lastmodAndAlternates}`).join('');
}
