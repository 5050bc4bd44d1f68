import { feedEntryOf } from './feed-entry';
import type { FeedPage } from './feed-part';
import { listPageOf } from './feed-source';
import { uidOf } from './feed-uid';
import { feedTexts } from './feed-words';
import { xmlText } from './xml-text';

/** The minutes after which a reader may refresh. */
const REFRESH_MINUTES = 60;

/** Writes the events as RSS 2.0, one item each, in the order of the list. */
export function writeRss(page: FeedPage): string {
  const { source, events, self, next } = page;
  const texts = feedTexts[source.locale];
  const link = (rel: string, href: string) =>
    `<atom:link rel="${rel}" type="application/rss+xml" href="${xmlText(href)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(texts.title(source.name))}</title>`,
    `<link>${xmlText(listPageOf(source))}</link>`,
    `<description>${xmlText(texts.about(source.name))}</description>`,
    `<language>${source.locale}</language>`,
    `<ttl>${REFRESH_MINUTES}</ttl>`,
    link('self', self),
    ...(next ? [link('next', next)] : []),
    ...events.flatMap((event) => {
      const entry = feedEntryOf(page, event);
      return entry ? itemLines(entry, uidOf(source, entry.id)) : [];
    }),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemLines(entry: NonNullable<ReturnType<typeof feedEntryOf>>, guid: string): string[] {
  const { url, title, summary, text, tags, created } = entry;
  // Readers interpret the description as HTML: the plain text is escaped once for that, and once for XML.
  const html = text
    .split('\n\n')
    .map((paragraph) => `<p>${xmlText(paragraph)}</p>`)
    .join('');
  return [
    '<item>',
    `<title>${xmlText(summary ? `${title} – ${summary}` : title)}</title>`,
    `<link>${xmlText(url)}</link>`,
    `<guid isPermaLink="false">${xmlText(guid)}</guid>`,
    `<pubDate>${new Date(created).toUTCString()}</pubDate>`,
    ...tags.map((tag) => `<category>${xmlText(tag)}</category>`),
    `<description>${xmlText(html)}</description>`,
    '</item>',
  ];
}
