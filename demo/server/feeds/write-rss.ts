import { feedEntryOf } from './feed-entry';
import type { FeedPart } from './feed-part';
import { listPageOf } from './feed-source';
import { uidOf } from './feed-uid';
import { feedWords } from './feed-words';
import { xmlText } from './xml-text';

/** The minutes after which a reader may refresh. */
const AGAIN = 60;

/** Writes the events as RSS 2.0, one item each, in the order of the list. */
export function writeRss(part: FeedPart): string {
  const { source, events, self, next } = part;
  const words = feedWords[source.locale];
  const link = (rel: string, href: string) =>
    `<atom:link rel="${rel}" type="application/rss+xml" href="${xmlText(href)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(words.title(source.name))}</title>`,
    `<link>${xmlText(listPageOf(source))}</link>`,
    `<description>${xmlText(words.about(source.name))}</description>`,
    `<language>${source.locale}</language>`,
    `<ttl>${AGAIN}</ttl>`,
    link('self', self),
    ...(next ? [link('next', next)] : []),
    ...events.flatMap((event) => {
      const entry = feedEntryOf(part, event);
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
