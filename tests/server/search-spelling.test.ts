import { beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../demo/server/platform/database/database';
import { newSpelling } from '../../demo/server/search/spelling';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

onEachDatabase('correcting words', (backend) => {
  beforeAll(() =>
    insertEvents(backend().database, [
      anEvent({ title: 'Weihnachtsmarkt mit Puppentheater' }),
      anEvent({ title: 'Konzert und Flohmarkt' }),
    ]),
  );

  /** The database, and what it is asked for. */
  function counted() {
    const asked: string[] = [];
    const query: Queryable['query'] = (sql, params) => {
      asked.push(sql.includes('search_words') ? 'similar' : 'known');
      return backend().database.query(sql, params);
    };
    return { asked, correct: newSpelling({ query }) };
  }

  it.each([
    [['weinachtsmarkt'], ['Weihnachtsmarkt']],
    [
      ['weinachtsmarkt', 'puppenteater', 'konzert'],
      ['Weihnachtsmarkt', 'Puppentheater', 'konzert'],
    ],
    [['konzert'], undefined],
    [['weinachtsmarkt', 'xqzwv'], undefined],
    [['xqz'], undefined],
  ])('%j are %j', async (words, expected) => {
    expect(await counted().correct('stadt', words)).toEqual(expected);
  });

  it('shows the most frequent spelling of a word, and another one once that is gone', async () => {
    const { database } = backend();
    const titles = ['Märchenstunde', 'Maerchenstunde', 'Maerchenstunde'];
    const events = titles.map((title) => anEvent({ title }));
    await insertEvents(database, events);
    expect(await counted().correct('stadt', ['merchenstunde'])).toEqual(['Maerchenstunde']);
    for (const { id } of events.slice(1)) await database.query('delete from events where id = $1', [id]);
    expect(await counted().correct('stadt', ['merchenstunde'])).toEqual(['Märchenstunde']);
  });

  it('does not search for similar words if too many are unknown', async () => {
    const { correct, asked } = counted();
    const words = ['weinachtsmarkt', 'puppenteater', 'konzrt', 'flomarkt'];
    expect(await correct('stadt', words)).toBeUndefined();
    expect(
      await correct(
        'stadt',
        Array.from({ length: 12 }, (_, index) => `unsinn${index}`),
      ),
    ).toBeUndefined();
    expect(asked).toEqual(['known', 'known']);
    expect(await correct('stadt', words.slice(1))).toEqual(['Puppentheater', 'Konzert', 'Flohmarkt']);
  });

  it('caches similar words, also if there are none', async () => {
    const { correct, asked } = counted();
    for (const word of ['weinachtsmarkt', 'Weinachtsmarkt', 'xqzwvk', 'xqzwvk']) await correct('stadt', [word]);
    expect(asked.filter((what) => what === 'similar')).toHaveLength(2);
    expect(await correct('zeitung', ['weinachtsmarkt'])).toBeUndefined();
  });
});

/** Spellings of the same words; what is searched by one is found in all. */
const SPELLINGS = [
  [
    'Weihnachtsmarkt',
    'Weihnachts-Markt',
    'Weihnachts Markt',
    'Weihnachts\u00ADmarkt',
    'Weihnachts‑Markt',
    'Weihnachts–Markt',
  ],
  ['Stadtführung', 'Stadt-Führung', 'Stadtfuehrung', 'STADT-FUEHRUNG', 'Stadt Führung'],
  ['Sankt Martin', 'St. Martin', 'St.Martin', 'St Martin', 'Sankt-Martin', 'Saint Martin'],
  ['Martinsumzug', 'Martins-Umzug', 'Martins-Um\u00ADzug'],
  ['Openair-Konzert', 'Open-Air-Konzert', 'Open Air Konzert', 'Openairkonzert'],
  ["Rock'n'Roll", 'Rock ’n’ Roll', "Rock 'n' Roll", 'Rock-n-Roll', 'Rock n Roll', 'Rocknroll'],
  ['3D-Kino', '3-D-Kino', '3D Kino'],
  ['Bahnhofstraße', 'Bahnhofstr.', 'Bahnhofstrasse', 'Bahnhof-Straße', 'Bahnhofstr. 5'],
  ['Doktor Faust', 'Dr. Faust', 'Dr.Faust'],
  ['Evangelische Jugend', 'Ev. Jugend', 'evangelische/Jugend'],
  ['Videoecke', 'Video-Ecke', 'Video Ecke'],
  ['Neueröffnung', 'Neu-Eröffnung', 'Neueroeffnung'],
  ['AC/DC', 'AC-DC', 'ACDC'],
  ['ﬂötenﬆück', 'Flötenstück', 'Flöten-Stück'],
  ['Café-Konzert', 'Cafékonzert', 'Cafe Konzert'],
];

onEachDatabase('spellings', (backend) => {
  const ids = (group: number, kind: string) => SPELLINGS[group]?.map((_, index) => `${kind}-${group}-${index}`) ?? [];
  beforeAll(() =>
    insertEvents(backend().database, [
      ...SPELLINGS.flatMap((group, number) =>
        group.map((title, index) => anEvent({ id: `title-${number}-${index}`, title: `Großes ${title} heute` })),
      ),
      ...SPELLINGS.flatMap((group, number) =>
        group.map((text, index) =>
          anEvent({ id: `text-${number}-${index}`, title: 'Ohne', longdesc1: `<p>Mit ${text}, abends</p>` }),
        ),
      ),
      anEvent({ id: 'apart', title: 'Fest', longdesc1: '<p>Zauber am Abend, und ein Theater</p>' }),
      anEvent({ id: 'tag', title: 'Ohne', tags: ['Open-Air'] }),
    ]),
  );
  const ask = async (path: string) => (await backend().app.request(`/clients/stadt/api/${path}`)).json();

  it.each(SPELLINGS.map((group, number) => [group[0], number, group] as const))(
    'of %s find each other',
    async (_, number, group) => {
      const alike: string[][] = [];
      for (const spelling of group) {
        const query = `q=${encodeURIComponent(spelling.replace(' 5', ''))}&sort=relevance&pageSize=100`;
        const { data, meta } = await ask(`events?${query}`);
        const found = data.map(({ id }: { id: string }) => id);
        expect([spelling, meta.spelling]).toEqual([spelling, undefined]);
        expect([spelling, found]).toEqual([spelling, expect.arrayContaining(ids(number, 'title'))]);
        // A title comes before a text, in whichever spelling.
        const titles = found.filter((id: string) => id.startsWith('title'));
        expect([spelling, found.slice(0, titles.length)]).toEqual([spelling, titles]);
        expect([
          spelling,
          found.filter((id: string) => !/^t(itle|ext)-/.test(id) || !id.includes(`-${number}-`)),
        ]).toEqual([spelling, []]);
        // In long texts, words that stand apart are not joined.
        const joined = group.flatMap((text, index) => (text.includes(' ') ? [] : [`text-${number}-${index}`]));
        expect([spelling, found]).toEqual([spelling, expect.arrayContaining(joined)]);
        if (!/\p{L}[ ./]+\p{L}/u.test(spelling)) alike.push([...found].sort());
      }
      // Written together or with hyphens, exactly the same.
      for (const one of alike) expect(one).toEqual(alike[0]);
    },
  );

  it.each([
    ['Weihnachts-Mar', 'title-0-0'],
    ['Weihnachtsmar', 'title-0-1'],
    ['st', 'title-1-0'],
    ['st', 'title-2-1'],
    ['Stadt-Fü', 'title-1-0'],
    ['Openair', 'tag'],
    ['Open Air', 'tag'],
  ])('%s begins %s', async (typed, id) => {
    const { data } = await ask(`events?q=${encodeURIComponent(typed)}&pageSize=100`);
    expect(data.map((one: { id: string }) => one.id)).toContain(id);
  });

  it('do not match unrelated words', async () => {
    // Only where a compound is nowhere, its parts count.
    expect((await ask('events?q=Zauber-Theater')).data.map(({ id }: { id: string }) => id)).toEqual(['apart']);
    expect((await ask('events?q=Weihnachts-Kino')).meta.total).toBe(0);
    expect((await ask('events?q=Sankt%20Faust')).meta.total).toBe(0);
  });

  it('find venues, communities, tags and articles, too', async () => {
    const { database } = backend();
    await database.query(`insert into addresses (address_id, community_id, name, street) values
      (901, 1, 'Kirche St. Martin', 'Bahnhofstr. 5'), (902, 1, 'Sankt-Martins-Haus', 'Hauptstraße 1')`);
    await database.query(`insert into communities (community_id, name, name_path, zips, lat, lon, population)
      values (9001, 'St. Johann', 'Land|Kreis|St. Johann', '{72813}', 48.4, 9.3, 5000)`);
    await database.query(
      `insert into tags (client, name) values ('stadt', 'Open-Air'), ('stadt', 'St. Martin') on conflict do nothing`,
    );
    await database.query(
      `update clients set settings = '{"applicationSettings":{"activateArticles":true}}' where key = 'stadt'`,
    );
    await database.query(`insert into articles (id, client, title, longdesc1, published_on) values
      ('a1', 'stadt', 'Der Weihnachts-Markt', '<p>St. Martin</p>', '2026-01-01'), ('a2', 'stadt', 'Sankt Martin am Weihnachtsmarkt', null, '2026-01-01')`);
    const names = async (path: string, name: string) =>
      (await ask(path)).data.map((one: Record<string, unknown>) => one[name]);
    for (const typed of ['St. Martin', 'Sankt Martin', 'St Martin', 'sankt mart'])
      expect([typed, await names(`addresses?search=${encodeURIComponent(typed)}`, 'address_id')]).toEqual([
        typed,
        expect.arrayContaining([901, 902]),
      ]);
    for (const typed of ['Bahnhofstraße', 'Bahnhofstr.', 'Bahnhof-Str'])
      expect([typed, await names(`addresses?search=${encodeURIComponent(typed)}`, 'address_id')]).toEqual([
        typed,
        [901],
      ]);
    for (const typed of ['St. Johann', 'Sankt Johann', 'sankt-joh', 'St Johann'])
      expect([typed, (await names(`communities?search=${encodeURIComponent(typed)}`, 'name'))[0]]).toEqual([
        typed,
        'St. Johann',
      ]);
    for (const typed of ['openair', 'open air', 'Open-Ai'])
      expect([typed, await names(`tags?search=${encodeURIComponent(typed)}`, 'name')]).toEqual([typed, ['Open-Air']]);
    for (const typed of ['Sankt Martin', 'st. martin'])
      expect([typed, await names(`tags?search=${encodeURIComponent(typed)}`, 'name')]).toEqual([typed, ['St. Martin']]);
    for (const typed of ['Weihnachtsmarkt', 'Weihnachts-Markt', 'Weihnachts Markt', 'St. Martin', 'Sankt Martin'])
      expect([typed, (await names(`articles?q=${encodeURIComponent(typed)}`, 'id')).sort()]).toEqual([
        typed,
        ['a1', 'a2'],
      ]);
  });
});
