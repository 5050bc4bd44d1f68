import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../demo/server/platform/database/database';
import { Problem } from '../../demo/server/platform/http/problem';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { FOREIGN } from '../support/import-calendars';
import { problemsAt } from '../support/openapi-validator';
import { appOn, onEachDatabase } from './on-each-database';

const API = '/clients/stadt/api/';
const ENDINGS = ['ics', 'csv', 'rss', 'json'];
const TYPES: Record<string, string> = {
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

onEachDatabase('feeds', (backend, once) => {
  beforeAll(async () => {
    await insertEvents(backend().database, [
      anEvent({
        id: 'jazz',
        title: 'Jazzkonzert am See',
        rubrics: [2, 1],
        location: 11,
        promoter: 12,
        english: { title: 'Lake jazz' },
        longdesc1: '<p>Lang</p>',
        appointments: ['04-29', '05-06', '05-13', '05-20'].map((day) => ({
          date: `2026-${day}`,
          from: '19:30',
          until: '22:00',
        })),
      }),
      anEvent({
        id: 'market',
        title: 'Markt',
        rubrics: [1],
        appointments: [
          { date: '2026-05-12', fullDay: true },
          { date: '2026-05-16', status: 'cancelled' },
          { date: '2026-01-03' },
        ],
      }),
      anEvent({ id: 'draft', title: 'Geheim', state: 'draft' }),
      anEvent({ id: 'gone', title: 'Vergangen', appointments: [{ date: '2026-04-01' }] }),
      anEvent({ id: 'elsewhere', title: 'Anderswo', client: 'zeitung' }),
    ]);
  });
  const get = (path: string, headers: Record<string, string> = {}) => backend().app.request(API + path, { headers });
  const text = async (path: string) => (await get(path)).text();

  it.each(ENDINGS)('events.%s contains exactly the events of the list, with the same filter', async (ending) => {
    const all = await get(`events.${ending}`);
    expect([all.status, all.headers.get('content-type')]).toEqual([200, TYPES[ending]]);
    const words = await all.text();
    for (const title of ['Jazzkonzert am See', 'Markt']) expect(words).toContain(title);
    for (const title of ['Geheim', 'Vergangen', 'Anderswo']) expect(words).not.toContain(title);
    for (const [query, title, other] of [
      ['q=jazz', 'Jazzkonzert am See', 'Markt'],
      ['q=jazzkonzerd', 'Jazzkonzert am See', 'Markt'],
      ['rubric=2', 'Jazzkonzert am See', 'Markt'],
      ['ids=market', 'Markt', 'Jazzkonzert am See'],
      ['from=2026-05-12&to=2026-05-12', 'Markt', 'Jazzkonzert am See'],
    ] as const) {
      const found = await text(`events.${ending}?${query}`);
      expect([query, found.includes(title), found.includes(other)]).toEqual([query, true, false]);
    }
  });

  it('contain a whole series without a range of days, and only its days with one', async () => {
    const read = FOREIGN['ical.js'];
    const days = async (query: string) =>
      (read?.(await text(`events.ics?${query}`)) ?? []).map(({ start }) => start.slice(0, 10));
    expect(await days('ids=jazz')).toEqual(['2026-04-29', '2026-05-06', '2026-05-13', '2026-05-20']);
    // What is long over and follows no rule is left out.
    expect(await days('ids=market')).toEqual(['2026-05-12', '2026-05-16']);
    expect(await days('ids=jazz&from=2026-05-11&to=2026-05-14')).toEqual(['2026-05-13']);
    expect(await text('events.csv?ids=jazz')).not.toContain('2026-04-29');
  });

  once.each(ENDINGS)('events.%s is answered by 304 by ETag and by time, until something changes', async (ending) => {
    const path = `events.${ending}?rubric=1`;
    const first = await get(path);
    const [tag, time] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=30$/);
    for (const headers of [{ 'If-None-Match': tag }, { 'If-Modified-Since': time }]) {
      const again = await get(path, headers);
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await get(path, { 'If-None-Match': '"other"', 'If-Modified-Since': time })).status).toBe(200);
    await insertEvents(backend().database, [anEvent({ title: 'Neu' })]);
    for (const headers of [{ 'If-None-Match': tag }, { 'If-Modified-Since': time }])
      expect((await get(path, headers)).status).toBe(200);
  });

  it('are written once for simultaneous requests', async () => {
    let pieces = 0;
    const { database } = backend();
    const query: Database['query'] = async (sql, ...rest) => {
      if (sql.includes('as given(id, place)')) pieces += 1;
      return database.query(sql, ...rest);
    };
    const app = appOn({ ...database, query });
    const asked = Array.from({ length: 100 }, () =>
      app.request(`${API}events.ics`, { headers: { 'Accept-Encoding': 'gzip' } }),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(pieces).toBe(1);
  });

  it('are not written again for a request that waited meanwhile', async () => {
    const { database } = backend();
    let nowMs = NOW.getTime();
    let pieces = 0;
    let held = false;
    let letGo = (): void => undefined;
    const query: Database['query'] = async (sql, ...rest) => {
      if (sql.includes('as given(id, place)')) pieces += 1;
      if (sql.includes('as portal') && held) {
        held = false;
        await new Promise<void>((go) => {
          letGo = go;
        });
      }
      return database.query(sql, ...rest);
    };
    const app = appOn({ ...database, query }, [], { now: () => new Date(nowMs) });
    const ask = async (ending: string) => (await app.request(`${API}events.${ending}`)).status;
    held = true;
    const slow = ask('ics');
    await eventually(() => expect(held).toBe(false));
    nowMs += 5;
    const other = ask('ics');
    letGo();
    expect([await slow, await other]).toEqual([200, 200]);
    expect(pieces).toBe(1);
  });

  it('are paged', async () => {
    await insertEvents(
      backend().database,
      Array.from({ length: 7 }, (_, index) => anEvent({ title: `Reihe ${index}`, rubrics: [2] })),
    );
    const titles: string[] = [];
    let path: string | undefined = 'events.json?q=reihe&pageSize=3';
    while (path) {
      const answer = await get(path);
      const { items, next_url } = await answer.json();
      titles.push(...items.map(({ title }: { title: string }) => title));
      expect(answer.headers.get('link')).toBe(next_url ? `<${next_url}>; rel="next"` : null);
      path = next_url?.split(API)[1];
    }
    expect(titles).toHaveLength(7);
    expect(new Set(titles).size).toBe(7);
  });

  it('contain an event, or one date of it, as a file', async () => {
    const answer = await get('events/jazz.ics');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="jazz.ics"');
    expect(answer.headers.get('content-type')).toBe(TYPES.ics);
    const all = await answer.text();
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    const one = await text('events/jazz.ics?date=jazz-2&lang=en');
    expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(one).toContain('SUMMARY:Lake jazz');
    // By the same name in every file.
    const [uid = ''] = one.match(/UID:.*/) ?? [];
    for (const file of [
      all,
      await text('events.ics'),
      await text('events.ics?from=2026-05-13&to=2026-05-13'),
      await text('events.ics?ids=jazz'),
    ])
      expect(file.split(uid)).toHaveLength(2);
    expect(one).toContain('DTSTART;TZID=Europe/Berlin:20260513T193000');
  });

  once.each(['events/nope.ics', 'events/draft.ics', 'events/elsewhere.ics', 'events/jazz.ics?date=market-0'])(
    '%s answers 404',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  once.each([
    'events.ics?from=x',
    'events.rss?lang=fr',
    'events.json?pageSize=101',
    'events.csv?after=x',
    'events/jazz.ics?lang=x',
  ])('%s is refused', async (path) => {
    const answer = await get(path);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'wrong_data']);
  });

  const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de-DE,de;q=0.9' };

  once.each([
    ['events/nope.ics', {}, 404, 'de', 'Diesen Termin gibt es hier nicht mehr'],
    ['events/nope.ics?lang=en', {}, 404, 'en', 'This date is no longer here'],
    ['events.csv?from=x', { 'accept-language': 'en-GB' }, 400, 'en', 'The address is not right'],
  ])('show an error page to a visitor who opens %s', async (path, more, status, lang, heading) => {
    const answer = await get(path, { ...AS_BROWSER, ...more });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<h1>${heading}</h1>`);
  });

  once('show visitors that the server is busy or has failed, and when to retry', async () => {
    const failing = async (error: Error) => {
      const longReads = () => Promise.reject(error);
      const app = appOn(backend().database, [], { longReads, now: () => NOW, onError: () => undefined });
      return app.request(`${API}events.ics`, { headers: AS_BROWSER });
    };
    const busy = await failing(new Problem(503, 'busy'));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await busy.text()).toContain('<h1>Gerade ist viel los</h1>');
    const failed = await failing(new Error('planted'));
    expect(failed.status).toBe(500);
    expect(await failed.text()).toMatch(/<h1>Die Datei kann gerade nicht erstellt werden<\/h1>[\s\S]*Erneut versuchen/);
  });

  once('answer other requests of a browser with JSON', async () => {
    const answer = await get('events/nope', AS_BROWSER);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
  });

  once('ignore pages of a calendar, which is always complete', async () => {
    expect(await text('events.ics?page=2&pageSize=1')).toContain('Jazzkonzert am See');
  });

  once('answer JSON as described', async () => {
    const parts = ['/api/events.json', 'get', 'responses', '200', 'content', 'application/feed+json', 'schema'];
    expect(problemsAt(parts, await (await get('events.json')).json())).toBeUndefined();
  });

  once('link to the public address, whatever the request names', async () => {
    const app = appOn(backend().database, [], { publicUrl: () => 'https://town.example', now: () => NOW });
    const answer = await app.request(`http://evil.example${API}events.rss`, { headers: { Host: 'evil.example' } });
    const words = await answer.text();
    expect(words).toContain('https://town.example/clients/stadt/api/events.rss');
    expect(words).not.toContain('evil.example');
  });
});
