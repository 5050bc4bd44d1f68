import { beforeEach, expect, it } from 'vitest';
import openapi from '../../demo/server/openapi.json';
import { addDays } from '../../src/lib/days';
import { giveSettings } from '../support/account-fixtures';
import { anEvent, insertEvents, TODAY } from '../support/event-fixtures';
import { problemsAt } from '../support/openapi-validator';
import { appOn, onEachDatabase } from './on-each-database';

const HOST = 'https://town.example';
const API = '/clients/stadt/api/';
/** Entries of a part. */
const SIZE = 3;

onEachDatabase('the sitemap', (backend, once) => {
  const inParts = (size = SIZE) => appOn(backend().database, [], { publicUrl: () => HOST, sitemapSize: size });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await inParts().request(API + path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const located = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const parts = async () =>
    located((await get('sitemap.xml')).text).map((address) => address.replace(`${HOST}${API}`, ''));
  const store = (ids: readonly string[]) =>
    insertEvents(
      backend().database,
      ids.map((id) => anEvent({ id, title: id })),
    );
  const numbered = (count: number, name = 'e') => Array.from({ length: count }, (_, index) => `${name}${index}`);

  beforeEach(async () => {
    const { database } = backend();
    await database.query('delete from events');
    await database.query(`delete from articles`);
    await database.query(`select index_all_events('stadt')`);
    await database.query(`update clients set event_page = '/portal/events/{id}' where key = 'stadt'`);
  });

  it('is one file with the pages of future events, in both languages, while they fit', async () => {
    await store(['jazz']);
    await insertEvents(backend().database, [
      anEvent({ id: 'draft', state: 'draft' }),
      anEvent({ id: 'gone', appointments: [{ date: '2026-04-01' }] }),
      anEvent({ id: 'elsewhere', client: 'zeitung' }),
    ]);
    const { text, headers } = await get('sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(located(text)).toEqual(
      ['/portal/events', '/portal/en/events', '/portal/events/jazz', '/portal/en/events/jazz'].map(
        (path) => HOST + path,
      ),
    );
    expect(text).toMatch(/<loc>[^<]+\/jazz<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:]+Z<\/lastmod>/);
  });

  once('contains the advert catalogue if the client has enabled adverts', async () => {
    await store(['jazz']);
    const adverts = async () => located((await get('sitemap.xml')).text).filter((one) => one.includes('promotion'));
    expect(await adverts()).toEqual([]);
    await giveSettings(backend().database, 'stadt', { applicationSettings: { activateAdverts: true } });
    try {
      expect(await adverts()).toEqual([`${HOST}/portal/promotion`, `${HOST}/portal/en/promotion`]);
    } finally {
      await giveSettings(backend().database, 'stadt', {});
    }
  });

  it('contains only the list if events have no pages', async () => {
    await store(numbered(SIZE + 1));
    await backend().database.query(`update clients set event_page = '/seite.html#/events/{id}' where key = 'stadt'`);
    expect(located((await get('sitemap.xml')).text)).toEqual([`${HOST}/seite.html`]);
    expect((await get('sitemap/events-0.xml')).status).toBe(404);
  });

  it('is an index of parts beyond that: each event is in one of them, and each part has its time of change', async () => {
    await store(numbered(2 * SIZE + 1));
    const { text } = await get('sitemap.xml');
    expect(text).toMatch(/^<\?xml[^>]+>\n<sitemapindex /);
    expect(text.match(/events-\d\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:]+Z<\/lastmod>/g)).toHaveLength(3);
    const names = await parts();
    expect(names).toEqual(['lists', 'events-0', 'events-1', 'events-2'].map((name) => `sitemap/${name}.xml`));
    const told: string[] = [];
    for (const name of names) {
      const part = await get(name);
      expect([part.status, part.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
      const addresses = located(part.text);
      expect(addresses.length).toBeLessThanOrEqual(2 * SIZE);
      told.push(...addresses);
    }
    const wanted = numbered(2 * SIZE + 1).flatMap((id) => [
      `${HOST}/portal/events/${id}`,
      `${HOST}/portal/en/events/${id}`,
    ]);
    expect(told.toSorted()).toEqual([`${HOST}/portal/events`, `${HOST}/portal/en/events`, ...wanted].toSorted());
  });

  it('changes only one part for a new event, and keeps the others when one ends', async () => {
    await store(numbered(2 * SIZE));
    const read = async () => Promise.all([0, 1].map(async (part) => (await get(`sitemap/events-${part}.xml`)).text));
    const before = await read();
    await store(['new']);
    expect(await read()).toEqual(before);
    expect(located((await get('sitemap/events-2.xml')).text)).toContain(`${HOST}/portal/events/new`);
    const gone = before[0]?.match(/portal\/events\/(e\d)</)?.[1];
    await backend().database.query(`update events set state = 'draft' where id = $1`, [gone]);
    await backend().database.query(`select index_events('stadt', $1::text[])`, [[gone]]);
    const after = await read();
    expect(located(after[0] ?? '')).toEqual(
      located(before[0] ?? '').filter((address) => !address.endsWith(`/${gone}`)),
    );
    expect(after[1]).toBe(before[1]);
  });

  it('lists published articles, if the client has enabled them', async () => {
    const { database } = backend();
    const store = (id: string, state: string, days: string[]) =>
      database.query(
        `insert into articles (id, client, state, title, publication_dates, published_on)
         values ($1, 'stadt', $2, $1, $3::date[], $4::date)`,
        [id, state, days, TODAY],
      );
    await store('a0', 'published', []);
    await store('a1', 'draft', []);
    await store('a2', 'published', [addDays(TODAY, 1)]);
    const articles = async () => located((await get('sitemap.xml')).text).filter((one) => one.includes('/articles/'));
    expect(await articles()).toEqual([]);
    await database.query(
      `update clients set settings = jsonb_set(settings, '{applicationSettings}',
         coalesce(settings->'applicationSettings', '{}') || '{"activateArticles": true}') where key = 'stadt'`,
    );
    expect(await articles()).toEqual([`${HOST}/portal/articles/a0`, `${HOST}/portal/en/articles/a0`]);
    for (const id of ['a3', 'a4', 'a5']) await store(id, 'published', []);
    expect(await parts()).toEqual(['sitemap/lists.xml', 'sitemap/articles-0.xml', 'sitemap/articles-1.xml']);
    expect(located((await get('sitemap/articles-1.xml')).text)).toHaveLength(6);
  });

  it('is answered by 304 by ETag and by time, in parts as well, until something changes', async () => {
    await store(numbered(SIZE + 1));
    const app = inParts();
    for (const path of ['sitemap/events-1.xml', 'sitemap.xml']) {
      const first = await app.request(API + path);
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=300/);
      const known: Record<string, string>[] = [
        { 'If-None-Match': first.headers.get('etag') ?? '' },
        { 'If-Modified-Since': first.headers.get('last-modified') ?? '' },
      ];
      for (const headers of known) expect((await app.request(API + path, { headers })).status).toBe(304);
      await store(numbered(SIZE, `new-${path.length}-`));
      for (const headers of known) expect((await app.request(API + path, { headers })).status).toBe(200);
    }
  });

  it('is written once for all callers until something changes, in portions', async () => {
    await store(numbered(2 * SIZE + 1));
    let statements = 0;
    const { database } = backend();
    const query: typeof database.query = (sql, ...rest) => {
      if (sql.includes('from event_index i join events')) statements += 1;
      return database.query(sql, ...rest);
    };
    const app = appOn({ ...database, query }, [], { sitemapSize: SIZE });
    const ask = () => Promise.all(Array.from({ length: 9 }, () => app.request(`${API}sitemap.xml`)));
    for (const { status } of [...(await ask()), ...(await ask())]) expect(status).toBe(200);
    // One for each part.
    expect(statements).toBe(3);
    await store(['new']);
    await ask();
    expect(statements).toBe(6);
  });

  once.each(['events-9', 'events-00', 'events--1', 'events', 'places-0', 'articles-0', 'events-99999999', '%00'])(
    'has no part %s',
    async (name) => {
      await store(numbered(SIZE + 1));
      const { status, text } = await get(`sitemap/${name}.xml`);
      expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
      const place = ['/api/sitemap/{part}.xml', 'get', 'responses', '404', 'content'];
      expect(problemsAt([...place, 'application/problem+json', 'schema'], JSON.parse(text))).toBeUndefined();
    },
  );

  once('answers with the headers that are described', async () => {
    await store(numbered(SIZE + 1));
    const { get: described } = openapi.paths['/api/sitemap/{part}.xml'];
    const { headers, text } = await get('sitemap/events-0.xml', { 'Accept-Encoding': 'gzip' });
    expect(headers.get('content-type')).toContain(Object.keys(described.responses[200].content)[0]);
    for (const name of Object.keys(described.responses[200].headers)) expect(headers.get(name)).not.toBeNull();
    const names = (await parts()).map((path) => path.replace(/^sitemap\/|\.xml$/g, ''));
    const pattern = new RegExp(described.parameters.find(({ name }) => name === 'part')?.schema.pattern ?? '^$');
    for (const name of names) expect(name).toMatch(pattern);
    expect(text.length).toBeGreaterThan(0);
  });

  once('names the sitemap of each client in robots.txt, and excluded paths', async () => {
    const app = inParts();
    const answer = await app.request('http://evil.example/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const lines = (await answer.text()).split('\n');
    expect(lines.filter((line) => /^(User-agent|Disallow)/.test(line))).toEqual([
      'User-agent: *',
      'Disallow: /backoffice',
      'Disallow: /outbox',
    ]);
    const sitemaps = lines.flatMap((line) => line.match(/^Sitemap: (https:\/\/town\.example\/.*)$/)?.[1] ?? []);
    const clients = await backend().database.query<{ key: string }>('select key from clients');
    expect(sitemaps).toHaveLength(clients.length);
    for (const sitemap of sitemaps) expect((await app.request(sitemap)).status).toBe(200);
  });
});
