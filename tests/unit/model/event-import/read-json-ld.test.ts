import { describe, expect, it } from 'vitest';
import type { ImportedEvent, ReadingRules } from '../../../../src/model/event-import/imported-event';
import { readEventFile } from '../../../../src/model/event-import/read-event-file';
import { seriesDates } from '../../../../src/model/series/series';
import { itForAll } from '../../../support/it-for-all';
import { expectNoHangOf } from '../../../support/no-hang';

const RULES: ReadingRules = { today: '2027-01-15', kinds: 'both' };
const read = (text: string) => readEventFile(new TextEncoder().encode(text), RULES);
const page = (...blocks: string[]) =>
  `<!doctype html><html><head>${blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join('')}</head></html>`;
const only = async (event: object): Promise<ImportedEvent> => {
  const { events } = await read(
    JSON.stringify({ '@type': 'Event', name: 'Jazz', startDate: '2027-05-01T19:30', ...event }),
  );
  const [first] = events;
  if (!first) throw new Error('There is no event.');
  return first.read();
};
const datesOf = ({ dates, series }: ImportedEvent) =>
  [...dates, ...series.flatMap((one) => seriesDates(one))]
    .map(({ date, endDate, fullDay, times }) =>
      [
        endDate ? `${date}..${endDate}` : date,
        fullDay ? 'whole' : times.map(({ from, until }) => (until ? `${from}-${until}` : from)).join('+'),
      ].join(' '),
    )
    .join(', ');

it('reads all fields of an event on a page', async () => {
  const found = await only({
    '@context': 'https://schema.org',
    '@type': ['MusicEvent'],
    description: '<p>Ein <b>Abend</b></p><script>alert(1)</script><p>mit Gästen</p>',
    abstract: 'Kurz gesagt',
    endDate: '2027-05-01T22:00:00+02:00',
    location: {
      '@type': 'Place',
      name: 'Stadthalle',
      url: 'https://halle.example.org',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Marktplatz 1',
        postalCode: 12345,
        addressLocality: 'Musterstadt',
      },
    },
    organizer: { '@type': 'Organization', name: 'Jazzverein', url: 'https://verein.example.org' },
    performer: [{ name: 'Trio', sameAs: ['https://trio.example.org', 'https://other.example.org'] }],
    offers: [
      { '@type': 'Offer', price: '12,50', priceCurrency: 'EUR', url: 'https://karten.example.org' },
      { '@type': 'Offer', price: 8, priceCurrency: 'EUR' },
    ],
    keywords: 'Jazz, Musik',
    image: [{ '@type': 'ImageObject', url: 'https://example.org/jazz.jpg' }],
    url: 'https://example.org/jazz',
  });
  expect(found).toMatchObject({
    title: 'Jazz',
    text: 'Ein Abend\n\nmit Gästen',
    summary: 'Kurz gesagt',
    status: 'scheduled',
    location: { name: 'Stadthalle', fullText: 'Stadthalle, Marktplatz 1, 12345 Musterstadt' },
    promoter: 'Jazzverein',
    keywords: ['Jazz', 'Musik'],
    price: { text: '', from: 800, to: 1250 },
    free: false,
    gaps: [{ code: 'formats' }, { code: 'picture', params: { url: 'https://example.org/jazz.jpg' } }],
  });
  expect(datesOf(found)).toBe('2027-05-01 19:30-22:00');
  expect(found.links.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'event https://example.org/jazz',
    'location https://halle.example.org/',
    'promoter https://verein.example.org/',
    'artist https://trio.example.org/',
    'ticket https://karten.example.org/',
  ]);
});

describe('dates', () => {
  itForAll([
    ['2027-05-01T19:30:00+02:00', undefined, '2027-05-01 19:30'],
    ['2027-05-01T17:30:00Z', undefined, '2027-05-01 19:30'],
    ['2027-05-01T19:30', '2027-05-01T22:00', '2027-05-01 19:30-22:00'],
    ['2027-05-01T19:30:00.000-04:00', undefined, '2027-05-02 01:30'],
    ['2027-05-01', undefined, '2027-05-01 whole'],
    ['2027-05-01', '2027-05-03', '2027-05-01..2027-05-03 whole'],
    ['2027-05-01T00:00:00+02:00', '2027-05-02T00:00:00+02:00', '2027-05-01 whole'],
    ['2027-05-01T00:00', '2027-05-03T23:59', '2027-05-01..2027-05-03 whole'],
    ['2027-05-01T18:00', '2027-05-03', '2027-05-01..2027-05-03 18:00'],
    ['2027-02-30', undefined, ''],
    ['im Mai', undefined, ''],
  ])('%s to %s', async (startDate, endDate, expected) => {
    expect(datesOf(await only({ startDate, endDate }))).toBe(expected);
  });

  it('of a run of evenings are those of its parts', async () => {
    const subEvent = ['2027-05-02', '2027-05-01'].map((day) => ({
      '@type': 'Event',
      name: 'Jazz',
      startDate: `${day}T20:00`,
    }));
    const { events } = await read(
      JSON.stringify({ '@type': 'EventSeries', name: 'Jazz', startDate: '2027-05-01', subEvent }),
    );
    expect(events).toHaveLength(1);
    expect(events.map((one) => datesOf(one.read()))).toEqual(['2027-05-01 20:00, 2027-05-02 20:00']);
  });

  it('of a schedule become a series', async () => {
    const found = await only({
      startDate: '2027-03-01',
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: ['https://schema.org/Tuesday', 'https://schema.org/Thursday'],
        startDate: '2027-03-01',
        endDate: '2027-03-18',
        startTime: '19:30:00',
        endTime: '21:00:00',
        exceptDate: '2027-03-09',
      },
    });
    expect(found.series).toMatchObject([
      { every: 'week', weekdays: [2, 4], start: '2027-03-02', struck: ['2027-03-09'] },
    ]);
    expect(datesOf(found)).toBe(['02', '04', '11', '16', '18'].map((day) => `2027-03-${day} 19:30-21:00`).join(', '));
  });

  it('of an unreadable schedule are reported', async () => {
    const found = await only({ eventSchedule: { '@type': 'Schedule', repeatFrequency: 'PT1H' } });
    expect(datesOf(found)).toBe('2027-05-01 19:30');
    expect(found.gaps).toEqual([{ code: 'rule', params: { rule: 'PT1H' } }]);
  });
});

itForAll([
  [{ isAccessibleForFree: true }, { free: true }],
  [{ offers: { price: 0, priceCurrency: 'EUR' } }, { free: true, price: { text: '', from: undefined, to: undefined } }],
  [
    { offers: { '@type': 'AggregateOffer', lowPrice: '5.00', highPrice: '9.9', priceCurrency: 'EUR' } },
    { price: { from: 500, to: 990 } },
  ],
  [{ offers: { price: 20, priceCurrency: 'CHF' } }, { price: { from: undefined }, gaps: [{ code: 'currency' }] }],
  [{ offers: { price: 'auf Anfrage', priceCurrency: 'EUR' } }, { gaps: [{ code: 'price' }] }],
  [{ offers: { price: 5, availability: 'https://schema.org/SoldOut' } }, { status: 'soldOut' }],
  [{ eventStatus: 'https://schema.org/EventCancelled' }, { status: 'cancelled' }],
  [{ eventStatus: 'EventPostponed' }, { status: 'postponed' }],
  [
    {
      name: [
        { '@language': 'en', '@value': 'Fair' },
        { '@language': 'de', '@value': 'Messe' },
      ],
    },
    { title: 'Messe' },
  ],
  [{ location: 'Halle, Am Markt' }, { location: { name: 'Halle', fullText: 'Halle, Am Markt' } }],
  [
    { location: { '@type': 'VirtualLocation', url: 'https://stream.example.org' } },
    { location: { name: '', fullText: '' } },
  ],
  [{ url: 'javascript:alert(1)' }, { links: [], gaps: [{ code: 'link' }] }],
  [
    {
      name: 5,
      description: { a: 1 },
      location: 7,
      offers: 'x',
      organizer: [null],
      keywords: {},
      image: [[]],
      performer: 1,
    },
    { title: '5' },
  ],
])('reads %j', async (said, expected) => {
  expect(await only(said)).toMatchObject(expected);
});

it('finds events in several blocks, in graphs and lists, and resolves references by id', async () => {
  const { events, gaps } = await read(
    page(
      'not JSON',
      JSON.stringify({
        '@graph': [
          { '@type': 'Event', name: 'A', startDate: '2027-05-01', location: { '@id': '#hall' } },
          { '@id': '#hall', '@type': 'Place', name: 'Halle' },
        ],
      }),
      JSON.stringify({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: { '@type': 'schema:TheaterEvent', name: 'B' } }],
      }),
    ),
  );
  expect(events.map(({ title, day }) => `${title} ${day}`)).toEqual(['A 2027-05-01', 'B ']);
  expect(events[0]?.read().location.name).toBe('Halle');
  expect(gaps).toEqual([{ code: 'broken', params: { count: 1 } }]);
});

describe('a page from the web', () => {
  const pageUrl = 'https://example.org/programm/jazz?a=b';
  const readPage = async (event: object) => {
    const text = page(JSON.stringify({ '@type': 'Event', name: 'Jazz', startDate: '2027-05-01', ...event }));
    const { events } = await readEventFile(new TextEncoder().encode(text), { ...RULES, pageUrl });
    return events[0]?.read();
  };

  itForAll<[object, string[]]>([
    [{}, [`event ${pageUrl}`]],
    [{ url: '' }, [`event ${pageUrl}`]],
    [{ url: '../jazz' }, ['event https://example.org/jazz']],
    [{ url: 'abend.html' }, ['event https://example.org/programm/abend.html']],
    [{ url: '//other.example/jazz' }, ['event https://other.example/jazz']],
    [{ url: 'www.other.example/jazz' }, ['event https://www.other.example/jazz']],
    [{ url: 'http://other.example' }, ['event http://other.example/']],
    [
      { offers: { url: '/karten' }, organizer: { name: 'Verein', url: '/verein' }, performer: { sameAs: 'trio' } },
      [
        ...[`event ${pageUrl}`, 'promoter https://example.org/verein', 'artist https://example.org/programm/trio'],
        'ticket https://example.org/karten',
      ],
    ],
    [{ location: { '@type': 'VirtualLocation', url: '/live' } }, ['event https://example.org/live']],
  ])('resolves the links of %j', async (event, links) => {
    expect((await readPage(event))?.links.map(({ kind, url }) => `${kind} ${url}`)).toEqual(links);
  });

  it('resolves the addresses of its pictures and its place', async () => {
    const found = await readPage({ image: ['/a.jpg', { url: 'b.jpg' }], location: { name: 'Halle', url: '/halle' } });
    expect(found?.location.url).toBe('https://example.org/halle');
    expect(found?.gaps.flatMap(({ params }) => params?.url ?? [])).toEqual([
      ...['https://example.org/a.jpg', 'https://example.org/programm/b.jpg'],
    ]);
  });
});

describe('a hostile page', () => {
  it('of 10,000 events is listed', async () => {
    const events = Array.from({ length: 10_000 }, (_, index) => ({
      '@type': 'Event',
      name: `Jazz ${index}`,
      startDate: '2027-05-01',
    }));
    await expectNoHangOf(async () => expect((await read(page(JSON.stringify(events)))).events).toHaveLength(10_000));
  });

  it.each([
    ['brackets', '['.repeat(2_000_000)],
    ['closed brackets', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['nested events', `${'{"@type":"Event","about":'.repeat(60_000)}1${'}'.repeat(60_000)}`],
    ['openings', '<script type="application/ld+json">'.repeat(60_000)],
    ['half openings', '<script type='.repeat(140_000)],
    ['a description of tags', JSON.stringify({ '@type': 'Event', description: '<p><!--<script'.repeat(120_000) })],
    ['an event that is its own place', '{"@type":"Event","@id":"a","location":{"@id":"a"},"subEvent":{"@id":"a"}}'],
  ])('with %s does not hang', async (_, text) => {
    await expectNoHangOf(async () => {
      try {
        for (const event of (await read(text)).events.slice(0, 50)) event.read();
      } catch (error) {
        expect(['no_event', 'broken', 'unreadable']).toContain((error as { code?: string }).code);
      }
    });
  });
});
