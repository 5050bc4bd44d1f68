import { array, unknown } from 'superstruct';
import { beforeAll, describe, expect, it } from 'vitest';
import openapi from '../../demo/server/openapi.json';
import { parse } from '../../src/lib/parse';
import { toAddress } from '../../src/model/answers/address';
import { toCalendarDates } from '../../src/model/answers/calendar-date';
import { toCommunity } from '../../src/model/answers/community';
import { toEventDetail } from '../../src/model/answers/event-detail';
import { toEventPage } from '../../src/model/answers/event-page';
import { toEventRow } from '../../src/model/answers/event-row';
import { toPlaces } from '../../src/model/answers/places';
import { toRelatedEvents } from '../../src/model/answers/related-events';
import { toRubric } from '../../src/model/answers/rubric';
import { toTag } from '../../src/model/answers/tag';
import { toSettings } from '../../src/settings/to-settings';
import { anAccount, aSignUp, type CallOptions, call, keyFor, PASSWORD, tokenFor } from '../support/auth-calls';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { problemsAt } from '../support/openapi-validator';
import { appOn, onEachDatabase, PICTURE } from './on-each-database';

/** Returns the differences between a response and the description of its call. */
const problemsOf = (path: string, type: string, status: string, body: unknown, method = 'get'): unknown =>
  problemsAt([path, method, 'responses', status, 'content', type, 'schema'], body);

const API = '/api/';
type Body = { data: unknown; meta?: unknown };

/** Reads every entry: screens leave an unreadable entry out, but here it is a fault. */
const each = (toEntry: (entry: unknown) => unknown) => (body: Body) =>
  parse(body.data, array(unknown()), 'List').map(toEntry);
const one = (toThing: (data: unknown) => unknown) => (body: Body) => toThing(body.data);
const page = (body: Body) => [toEventPage({ data: body.data, meta: body.meta }), each(toEventRow)(body)];

/** Nothing may be left out. */
const dates = (body: Body) => {
  const { dates, unreadableCount } = toCalendarDates({ data: body.data, meta: body.meta });
  expect([dates.length, unreadableCount]).toEqual([(body.data as unknown[]).length, 0]);
};
const places = (body: Body) =>
  expect(toPlaces({ data: body.data, meta: body.meta }).places).toHaveLength((body.data as unknown[]).length);

/** Each call: its path in the description, its address, and how the widgets read the answer. */
const described: [path: string, url: string, read: (body: Body) => unknown][] = [
  [`${API}clientSettings`, 'clientSettings', (body) => expect(toSettings(body.data).problems).toEqual([])],
  [`${API}events`, 'events', page],
  [`${API}events`, 'events?facets=1', page],
  [`${API}events`, 'events?facets=1&q=konzerd&lat=48.46&lon=9.22&radius=20&sort=distance', page],
  [`${API}events`, 'events?from=2026-01-01&page=5', page],
  [`${API}events`, 'events?over=only', page],
  [`${API}events`, 'events?time=now', page],
  [`${API}events/days`, 'events/days?from=2026-04-01&to=2026-06-01', dates],
  [`${API}events/days`, 'events/days?from=2026-05-01&to=2026-05-31&q=konzerd', dates],
  [`${API}events/places`, 'events/places', places],
  [`${API}events/places`, 'events/places?bbox=179,-90,-179,90', places],
  [`${API}events/{id}`, 'events/full', one(toEventDetail)],
  [`${API}events/{id}`, 'events/bare', one(toEventDetail)],
  [`${API}events/{id}`, 'events/over', one(toEventDetail)],
  [`${API}events/{id}/similar`, 'events/full/similar', each(toEventRow)],
  [`${API}events/{id}/others`, 'events/full/others', ({ data }) => toRelatedEvents(data)],
  [`${API}rubrics`, 'rubrics', each(toRubric)],
  [`${API}tags`, 'tags?search=jaz', each(toTag)],
  [`${API}communities`, 'communities?search=reut', each(toCommunity)],
  [`${API}communities`, 'communities?search=Pfulingen', each(toCommunity)],
  [`${API}communities/{id}`, 'communities/21?type=district&restricted=false', one(toCommunity)],
  [`${API}addresses`, 'addresses?search=saal', each(toAddress)],
  [`${API}addresses/{id}`, 'addresses/11?restricted=false', one(toAddress)],
];

onEachDatabase('the contract', (backend) => {
  beforeAll(() =>
    insertEvents(backend().database, [
      anEvent({
        id: 'full',
        title: 'Konzert',
        location: 11,
        promoter: 12,
        tags: ['Jazz'],
        rubrics: [2, 1],
        free: true,
        shortdesc1: 'Kurz',
        longdesc1: '<p>Lang</p>',
        status: 'postponed',
        newDate: '2026-06-01',
        createdAt: '2026-05-09T00:00:00Z',
        appointments: [
          { date: '2026-05-20', from: '19:30', until: '22:00' },
          { date: '2026-05-01', endDate: '2026-05-30', fullDay: true },
          { date: '2026-05-02' },
        ],
      }),
      anEvent({ id: 'bare' }),
      anEvent({ id: 'over', appointments: [{ date: '2026-04-01' }, { date: '2026-04-03' }] }),
      ...Array.from({ length: 8 }, () => anEvent({ rubrics: [2], location: 12 })),
    ]),
  );
  const get = (path: string, init?: RequestInit) => backend().app.request(path, init);
  const json = async (path: string) => (await get(`/clients/stadt/api/${path}`)).json();

  it.each(described)('%s answers %s as described, and as the widgets read it', async (path, url, read) => {
    const response = await get(`/clients/stadt/api/${url}`);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(problemsOf(path, 'application/json', '200', body)).toBeUndefined();
    expect(() => read(body)).not.toThrow();
  });

  it.each(['/health', '/health/live', '/health/ready', '/health/proxy', '/openapi.json'])(
    '%s answers as described',
    async (path) => {
      expect(problemsOf(path, 'application/json', '200', await (await get(path)).json())).toBeUndefined();
    },
  );

  it('tells a newcomer beforehand that an operator approves new accounts', async () => {
    const { database } = backend();
    const settings = async () => (await json('clientSettings')).data.approvesAccounts;
    expect(await settings()).toBeUndefined();
    await database.query(`update clients set approves_accounts = true where key = 'stadt'`);
    const body = await json('clientSettings');
    expect(body.data.approvesAccounts).toBe(true);
    expect(problemsOf(`${API}clientSettings`, 'application/json', '200', body)).toBeUndefined();
    expect(toSettings(body.data).problems).toEqual([]);
    await database.query(`update clients set approves_accounts = false where key = 'stadt'`);
  });

  it('detects a wrong response: the control', () => {
    expect(problemsOf(`${API}rubrics`, 'application/json', '200', { data: [{ id: '1' }] })).toBeDefined();
  });

  it('lists appointments that are not over first, and shows the running one', async () => {
    const { data } = await json('events/full');
    expect(data.appointments.map(({ date }: { date: string }) => date)).toEqual([
      '2026-05-01',
      '2026-05-02',
      '2026-05-20',
    ]);
    expect(data).toMatchObject({
      appointment: { date: '2026-05-01', endDate: '2026-05-30' },
      appointmentCount: 3,
      lastDate: '2026-05-30',
      isNew: true,
      status: 'postponed',
      newDate: '2026-06-01',
      location: { main_address: { name: 'Kulturhaus Klosterkirche' } },
    });
    expect((await json('events/over')).data.appointment.date).toBe('2026-04-03');
  });

  it('contains the effective status of an event and its dates, and full venues', async () => {
    const newLocation = 'Zehntscheuer, Betzingen';
    await insertEvents(backend().database, [
      anEvent({
        id: 'elsewhere',
        status: 'moved',
        newLocation,
        newLocationId: 12,
        location: 11,
        appointments: [
          { date: '2026-05-20' },
          { date: '2026-05-21', status: 'cancelled' },
          { date: '2026-05-22', status: 'postponed', newDate: '2026-06-22', newLocation: 'Turnhalle' },
        ],
      }),
      anEvent({ id: 'single', appointments: [{ date: '2026-05-20', status: 'soldOut' }, { date: '2026-05-21' }] }),
    ]);
    const { data } = await json('events/elsewhere');
    expect(problemsOf(`${API}events/{id}`, 'application/json', '200', { data })).toBeUndefined();
    expect(data).toMatchObject({ status: 'moved', newLocation });
    expect(data.appointments).toMatchObject([
      { status: 'moved', newLocation, newAddress: { name: 'Zehntscheuer Betzingen', community: { district_id: 21 } } },
      { status: 'cancelled' },
      { status: 'moved', newDate: '2026-06-22', newLocation: 'Turnhalle' },
    ]);
    const [row] = (await json('events?ids=elsewhere')).data;
    expect(row).toMatchObject({ status: 'moved', newLocation, appointment: { newLocation } });
    expect((await json('events/single')).data.appointments).toMatchObject([
      { status: 'soldOut' },
      { status: 'scheduled' },
    ]);
  });

  it('contains English rubric names of the client, and prices in lists', async () => {
    const names = (await json('rubrics')).data.map(({ name_en }: { name_en?: string }) => name_en);
    expect(names).toEqual(['Music', undefined, undefined]);
    const { data, meta } = await json('events?ids=bare&facets=1');
    expect(data[0]).toMatchObject({ rubric: { name_en: 'Music' }, price: { from: 500, currency: 'EUR' } });
    expect(meta.facets.rubric[0]).toMatchObject({ id: 1, name_en: 'Music' });
  });

  it('returns up to six similar events, never the event itself', async () => {
    const { data } = await json('events/full/similar');
    expect(data).toHaveLength(6);
    expect(data.map(({ id }: { id: string }) => id)).not.toContain('full');
    expect((await get('/clients/stadt/api/events/nope/similar')).status).toBe(404);
  });

  it.each([
    ['reut', 'Reutlingen', 'exact'],
    ['muens', 'Münsingen', 'exact'],
    ['7279', 'Pfullingen', 'exact'],
    ['72770', 'Betzingen', 'exact'],
    ['Reutlingen Betz', 'Betzingen', 'exact'],
    ['Pfulingen', 'Pfullingen', 'similar'],
  ])('finds the community as typed %s: %s, %s', async (search, name, match) => {
    const { data, meta } = await json(`communities?search=${search}`);
    expect(data[0].name).toBe(name);
    expect(meta).toEqual({ match });
  });

  it.each([
    ['72762', ['Reutlingen']],
    ['72770', ['Betzingen']],
    ['72760', ['Reutlingen']],
    ['72799', []],
  ])('finds communities by the whole postcode %s, and returns this postcode: %s', async (postcode, names) => {
    const { data } = await json(`communities?search=${postcode}`);
    expect(data.map(({ name, zip }: Record<string, string>) => [name, zip])).toEqual(
      names.map((name) => [name, postcode]),
    );
  });

  it('finds addresses by main address and place, a page at a time', async () => {
    expect((await json('addresses?search=kloster')).meta.total).toBe(2);
    expect((await json('addresses?search=ulm&community=4')).data[0].address_id).toBe(13);
    expect(await json('addresses?page=9')).toEqual({ data: [], meta: { page: 9, pageSize: 24, total: 4 } });
  });

  it('counts tags from today on', async () => {
    expect((await json('tags?search=JAZ')).data).toEqual([{ name: 'Jazz', count: 1 }]);
  });

  it('resizes a picture to the allowed widths only', async () => {
    const response = await get('/clients/stadt/api/media/m-full/320');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
    expect((await get('/clients/stadt/api/media/m-full/320')).status).toBe(200);
    for (const path of ['m-full/321', 'm-full/99999', 'nope/320']) {
      expect((await get(`/clients/stadt/api/media/${path}`)).status).toBe(404);
    }
    expect((await get('/clients/zeitung/api/media/m-full/320')).status).toBe(404);
  });

  it('separates clients', async () => {
    expect((await get('/clients/zeitung/api/events/full')).status).toBe(404);
    expect((await (await get('/clients/zeitung/api/events')).json()).meta.total).toBe(0);
  });

  describe('the account calls', () => {
    const NEXT = { password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' };

    it('answer as described, also when they refuse', async () => {
      const { app, database } = backend();
      const email = await anAccount(app, database);
      const tokens = [await tokenFor(app, email), await tokenFor(app, email)];
      const sent: [path: string, status: number, body?: unknown, options?: CallOptions, method?: 'POST' | 'PUT'][] = [
        ['login', 200, { username: email, password: PASSWORD }],
        ['login', 401, { username: email, password: 'x' }],
        ['login', 422, {}],
        ['login', 400, '['],
        ['login', 415, 'a=b', { headers: { 'Content-Type': 'text/plain' } }],
        ['renew', 200, undefined, { token: tokens[0] ?? '' }],
        ['renew', 401],
        ['logout', 200, undefined, { token: tokens[0] ?? '' }],
        ['logout', 401],
        ['signup', 201, aSignUp()],
        ['signup', 422, {}],
        ['signup', 400, aSignUp(), { headers: { 'Idempotency-Key': 'x' } }],
        ['confirm', 404, { key: 'x' }],
        ['confirm/resend', 202, { username: email }],
        ['confirm/resend', 422, {}],
        ['magic', 202, { email }],
        ['magic/redeem', 404, { key: 'x' }],
        ['magic/redeem', 422, {}],
        ['request-reset', 202, { email }],
        ['reset', 404, { ...NEXT, key: 'x' }],
        ['reset', 422, NEXT],
        ['password', 422, { ...NEXT, passwordOld: 'x' }, { token: tokens[1] ?? '' }, 'PUT'],
        ['password', 200, { ...NEXT, passwordOld: PASSWORD }, { token: tokens[1] ?? '' }, 'PUT'],
      ];
      const keyed = async (ask: string, path: string, given = {}) => {
        await call(app, 'POST', `auth/${ask}`, { email });
        const body = { key: await keyFor(database, email), ...given };
        for (const status of [200, 410]) await expectDescribed(path, status, body);
      };
      const expectDescribed = async (
        path: string,
        status: number,
        body?: unknown,
        options = {},
        method = 'POST' as 'POST' | 'PUT',
      ) => {
        const answer = await call(app, method, `auth/${path}`, body, options);
        expect(answer.status, path).toBe(status);
        const type = status < 400 ? 'application/json' : 'application/problem+json';
        expect(answer.headers.get('content-type')).toContain(type);
        expect(
          problemsOf(`${API}auth/${path}`, type, String(status), answer.body, method.toLowerCase()),
          path,
        ).toBeUndefined();
        expect(answer.headers.get('cache-control')).toBe('no-store');
      };
      for (const [path, status, body, options, method] of sent)
        await expectDescribed(path, status, body, options, method);
      await keyed('magic', 'magic/redeem');
      await keyed('request-reset', 'reset', NEXT);
    });
  });
});

describe('the description', () => {
  /** Pages and the map of the demo itself, which other systems need not have. */
  const OWN_PAGES = /^\/(outbox|backoffice|robots\.txt|clients\/:client\/tiles)/;

  it('names exactly the calls that exist, and their methods', () => {
    const nothing = () => Promise.reject(new Error('not asked'));
    const app = appOn({ kind: 'pglite', query: nothing, script: nothing, transaction: nothing, close: nothing });
    const registered = app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !OWN_PAGES.test(path))
      .map(
        ({ method, path }) =>
          `${method} ${path
            .replace(/\{\[\^\/\]\+\[\.\](\w+)\}/, '.$1')
            .replace(/:(\w+)/g, '{$1}')
            .replace('/clients/{client}/', '/')}`,
      );
    const described = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...new Set(registered)].sort()).toEqual(described.sort());
  });
});
