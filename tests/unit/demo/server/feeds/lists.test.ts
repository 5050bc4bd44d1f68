import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { FeedPage } from '../../../../../demo/server/feeds/feed-part';
import { csvWriter } from '../../../../../demo/server/feeds/write-csv';
import { writeJsonFeed } from '../../../../../demo/server/feeds/write-json-feed';
import { writeRss } from '../../../../../demo/server/feeds/write-rss';
import { aFeedDate, aFeedEvent, aFeedSource, writtenBy } from '../../../../support/feed-events';
import { itForAll } from '../../../../support/it-for-all';

const part = (given: Partial<FeedPage>): FeedPage => ({
  source: aFeedSource(),
  events: [aFeedEvent()],
  from: '2026-05-10',
  self: 'https://town.example/clients/stadt/api/events.rss?q=a&tag=b',
  ...given,
});

const writeCsv = ({ source, events }: FeedPage) => writtenBy(csvWriter({ source }), events);

const HOSTILE = '</title>]]><script>alert(1)</script> &amp; "A" \u0000\u000b\u{1F3B7}';
const hostile = aFeedEvent({
  title: HOSTILE,
  shortdesc1: HOSTILE,
  longdesc1: '<b onclick=x>fett</b>',
  place: { name: HOSTILE },
});

describe('RSS, read by another library', () => {
  it('has one item per event, with its next date', () => {
    const dates = [aFeedDate('2026-05-01'), aFeedDate('2026-05-15'), aFeedDate('2026-05-22')];
    const feed = parseRssFeed(
      writeRss(part({ events: [aFeedEvent({ dates, place: { name: 'Halle', town: 'Ulm' } })] })),
    );
    expect(feed).toMatchObject({ title: 'Achalmtal: Veranstaltungen', language: 'de' });
    expect(feed.link).toBe('https://town.example/portal/events');
    expect(feed.items).toHaveLength(1);
    expect(feed.items?.[0]).toMatchObject({
      title: 'Jazz – Fr., 15. Mai 2026, 19:30–22:00 Uhr · Halle, Ulm',
      link: 'https://town.example/portal/events/e1',
      guid: { value: 'e1@stadt.event-portal', isPermaLink: false },
      categories: [{ name: 'Musik' }],
    });
  });

  it('keeps hostile text as text, in the document and on the page of a reader', () => {
    const text = writeRss(part({ events: [hostile], next: 'https://town.example/?a=1&after="x' }));
    const [item, ...others] = parseRssFeed(text).items ?? [];
    expect(others).toEqual([]);
    expect(item?.title).toContain('</title>]]><script>alert(1)</script> &amp; "A"');
    expect(item?.description).toContain('&lt;script&gt;');
    expect(item?.description).not.toMatch(/<(?!\/?p>)/);
  });
});

describe('JSON Feed, read by another library', () => {
  it('contains date, venue and link', () => {
    const dates = [
      aFeedDate('2026-10-25', { from: '01:30', until: '03:30' }),
      aFeedDate('2026-10-26', { fullDay: true }),
    ];
    const next = 'https://town.example/clients/stadt/api/events.json?after=x';
    const text = writeJsonFeed(part({ events: [aFeedEvent({ dates, tags: ['Swing'] })], next }));
    const feed = parseJsonFeed(text);
    expect(feed).toMatchObject({ language: 'de', next_url: next, home_page_url: 'https://town.example/portal/events' });
    expect(feed.items?.[0]).toMatchObject({
      title: 'Jazz',
      tags: ['Musik', 'Swing'],
      summary: 'So., 25. Oktober 2026, 01:30–03:30 Uhr',
    });
    const { start, end } = JSON.parse(text).items[0]._event;
    expect([start, end]).toEqual(['2026-10-25T01:30:00+02:00', '2026-10-25T03:30:00+01:00']);
  });

  it('keeps hostile text', () => {
    expect(parseJsonFeed(writeJsonFeed(part({ events: [hostile] }))).items?.[0]?.title).toBe(HOSTILE);
  });
});

describe('CSV, read by another library', () => {
  const rowsOf = (text: string) =>
    Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ';', skipEmptyLines: true });

  it('has a row per date of all events, by day and time, with every cell in its column', () => {
    const dates = [
      aFeedDate('2026-05-22'),
      aFeedDate('2026-05-15', { status: 'cancelled', additionalInfo: 'Saal; "A"\r\nhinten' }),
    ];
    const events = [
      aFeedEvent({ dates, place: { name: 'Halle', town: 'Ulm', zipcode: '01067' } }),
      aFeedEvent({ id: 'e2', dates: [aFeedDate('2026-05-16')] }),
    ];
    const { data, errors } = rowsOf(writeCsv(part({ events })));
    const [head = [], ...rows] = data;
    expect(errors).toEqual([]);
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([head.length]));
    expect(rows.map(([day]) => day)).toEqual(['2026-05-15', '2026-05-16', '2026-05-22']);
    const cell = (name: string) => rows[0]?.[head.indexOf(name)];
    expect(['Hinweis', 'Zusatz', 'PLZ', 'Gemeinde'].map(cell)).toEqual([
      'Abgesagt',
      'Saal; "A"\r\nhinten',
      '01067',
      'Ulm',
    ]);
  });

  itForAll(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])('contains no formula: %j', (title) => {
    const { data } = rowsOf(writeCsv(part({ events: [aFeedEvent({ title })] })));
    expect(data[1]?.[4]).toBe(`'${title}`);
  });
});

describe('a language', () => {
  const english = { title: 'Concert', shortdesc1: 'Short' };
  itForAll([
    ['de', 'Jazz', 'Musik', 'Eintritt frei'],
    ['en', 'Concert', 'Music', 'Free admission'],
  ] as const)('%s', (locale, ...words) => {
    const source = aFeedSource({ locale });
    const text = writeCsv(part({ source, events: [aFeedEvent({ english, free: true })] }));
    for (const word of words) expect(text).toContain(`"${word}"`);
  });
});

itForAll([
  [{ status: 'cancelled' as const }, 'Abgesagt'],
  [{ status: 'postponed' as const }, 'Verschoben, neuer Termin folgt'],
  [{ status: 'moved' as const }, 'Ort noch offen'],
  [{ status: 'soldOut' as const }, 'Ausverkauft'],
])('contains the change of a date: %j', (news, words) => {
  const events = [aFeedEvent({ dates: [aFeedDate('2026-05-15', news)] })];
  for (const write of [writeRss, writeJsonFeed, writeCsv]) expect(write(part({ events }))).toContain(words);
});
