import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { completeOptions, createApp } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import type { Database } from '../../demo/server/platform/database/database';
import { addDays } from '../../src/lib/days';
import { callsOf, type Send } from '../support/account-calls';
import { giveSettings, type InsertedPerson, insertPerson } from '../support/account-fixtures';
import { insertOrder, TOMORROW, YESTERDAY } from '../support/advert-delivery-fixtures';
import { anEvent, insertEvents, NOW, TODAY } from '../support/event-fixtures';
import { answerProblems } from '../support/openapi-validator';
import { patientOptions } from '../support/patient-options';
import { type Backend, onEachDatabase, onOneDatabase } from './on-each-database';

const ON = { applicationSettings: { activateAdverts: true } };
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
const HOUR_MS = 3_600_000;
type Shown = { id: string; title: string; token?: string; event?: object };

/** A town with an advert in its list and two persons; `server` starts one more server on the same database. */
function usingShown(backend: () => Backend) {
  let owner: InsertedPerson;
  let later = 0;
  let eventId = '';
  beforeAll(() => storeAdverts(backend().database));
  beforeEach(async () => {
    const { database } = backend();
    later = 0;
    await database.script('truncate advert_orders cascade; delete from advert_uses; delete from accounts');
    await giveSettings(database, 'stadt', ON);
    owner = await insertPerson(database);
    const event = anEvent();
    eventId = event.id;
    await insertEvents(database, [event]);
    await insertOrder(database, { id: 'a', slot: 'stadt-liste', dates: [TODAY], accountId: owner.id, eventId });
  });
  const now = () => new Date(NOW.getTime() + later);
  function server(database: Database = backend().database) {
    const options = completeOptions({ ...patientOptions({ database }), database, now });
    const app = createApp(options);
    const as =
      (token?: string): Send =>
      async (method, path, body, headers) => {
        const answer = await callsOf(app, token)(method, path, body, { ...BROWSER, ...headers });
        const name = (path.split('?')[0] ?? '')
          .replace(/(?<=adverts\/)[^/]+(?=\/(?:click|statistics|event-statistics))/, '{id}')
          .replace(/(?<=events\/)[^/]+(?=\/seen)/, '{id}');
        expect(answerProblems(method, name, answer), `${method} ${path}: ${answer.text}`).toBeUndefined();
        return answer;
      };
    const guest = as();
    const show = async (query = 'slot=list', send = guest): Promise<Shown[]> =>
      (await send('GET', `adverts/show?${query}`)).body.data;
    const viewOf = async (event: string, send = guest, headers = {}): Promise<string | undefined> =>
      (await send('GET', `events/${event}/seen`, undefined, headers)).body.data.token;
    return {
      ...{ options, as, guest, show, viewOf },
      /** As a page does; with a token that it already has, without asking for one. */
      look: async (event: string, send = guest, given?: { token: string }, headers = {}) =>
        send('POST', `events/${event}/seen`, given ?? { token: await viewOf(event, send) }, headers),
      see: (token: string, headers?: Record<string, string>) => guest('POST', 'adverts/seen', { token }, headers),
      click: (id: string, token: string) => guest('POST', `adverts/${id}/click`, { token }),
      tokenOf: async () => (await show())[0]?.token ?? '',
    };
  }
  /** Lets every server store its counts. @returns all stored counts */
  async function counts(...servers: { options: ReturnType<typeof completeOptions> }[]) {
    for (const { options } of servers) await options.advertCounter.flush();
    return backend().database.query('select order_id as id, day, views, clicks from advert_counts order by 1, 2');
  }
  return {
    ...{ server, counts },
    order: (given: Partial<Parameters<typeof insertOrder>[1]> & { id: string }) =>
      insertOrder(backend().database, {
        ...{ slot: 'stadt-liste', dates: [TODAY], accountId: owner.id, eventId },
        ...given,
      }),
    owner: () => owner,
    eventId: () => eventId,
    pass: (ms: number) => {
      later += ms;
    },
  };
}

onOneDatabase('adverts of a page', (backend) => {
  const { server, order, owner, eventId, pass } = usingShown(backend);

  it('are confirmed, run today in this placement and lead to a visible event', async () => {
    await order({ id: 'b', state: 'ordered', dates: [TOMORROW] });
    await order({ id: 'c', dates: [YESTERDAY, TOMORROW] });
    await order({ id: 'd', slot: 'stadt-teaser' });
    const { show } = server();
    const shown = await show('slot=list&count=10');
    expect(shown).toMatchObject([{ id: 'a', title: 'Werbung a', text: 'Kommen Sie vorbei.', eventId: eventId() }]);
    expect(await show('slot=teaser')).toMatchObject([{ id: 'd' }]);
    expect(await show('slot=detail')).toEqual([]);
    for (const change of [`status = 'cancelled'`, `status = 'scheduled', state = 'draft'`]) {
      await backend().database.query(`update events set ${change} where id = $1`, [eventId()]);
      expect(await show('slot=list&count=10'), change).toEqual([]);
    }
    await backend().database.query(`update events set status = 'scheduled', state = 'published' where id = $1`, [
      eventId(),
    ]);
    await backend().database.query(`update advert_orders set state = 'cancelled' where id = 'a'`);
    expect(await show('slot=list&count=10')).toEqual([]);
  });

  it('begin with date and venue of their event: the next date that takes place', async () => {
    const { show } = server();
    const { database } = backend();
    const event = anEvent({
      location: 10,
      appointments: [
        { date: YESTERDAY, from: '20:00' },
        { date: TODAY, from: '19:30', status: 'cancelled' },
        { date: TOMORROW, from: '18:15' },
        { date: addDays(TODAY, 9), from: '20:00', newDate: addDays(TODAY, 5), newLocation: 'Im Zelt' },
      ],
    });
    await insertEvents(database, [event]);
    await database.script(`update advert_orders set event_id = '${event.id}'`);
    const shown = async () => (await show())[0]?.event;
    expect(await shown()).toEqual({ date: TOMORROW, time: '18:15', place: expect.stringMatching(/, Pfullingen$/) });
    pass(2 * 24 * HOUR_MS);
    await database.script(`update advert_slot_days set day = '${addDays(TODAY, 2)}'`);
    expect(await shown()).toEqual({ date: addDays(TODAY, 5), time: '20:00', place: 'Im Zelt' });
  });

  it('never exceed the capacity of the slot, and rotate', async () => {
    await order({ id: 'b' });
    await order({ id: 'c' });
    const { show } = server();
    expect((await show('slot=list&count=10')).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
    await backend().database.query(`update advert_slots set capacity = 2 where id = 'stadt-liste'`);
    expect(await show('slot=list&count=10')).toHaveLength(2);
    await backend().database.query(`update advert_slots set capacity = 3 where id = 'stadt-liste'`);
    const seen = new Set<string | undefined>();
    while (seen.size < 3) seen.add((await show())[0]?.id);
  });

  it.each([
    ['adverts/show', 'slot', 'required'],
    ['adverts/show?slot=print', 'slot', 'choice'],
    ['adverts/show?slot=list&count=0', 'count', 'range'],
    ['adverts/show?slot=list&count=999', 'count', 'range'],
  ])('refuses %s', async (path, field, code) => {
    const { status, body } = await server().guest('GET', path);
    expect([status, body.errors?.[0]]).toMatchObject([400, { path: field, code }]);
  });

  it('have a token for everyone except their buyer, and are not cached', async () => {
    const { as, show } = server();
    expect(await show('slot=list', as(owner().token))).toMatchObject([{ id: 'a' }]);
    expect((await show('slot=list', as(owner().token)))[0]).not.toHaveProperty('token');
    const other = await insertPerson(backend().database);
    expect((await show('slot=list', as(other.token)))[0]?.token).toBeTruthy();
    // A session that has ended shows adverts as to a guest.
    expect((await show('slot=list', as('x'.repeat(43))))[0]?.token).toBeTruthy();
    expect((await as()('GET', 'adverts/show?slot=list')).headers.get('cache-control')).toBe('no-store');
  });

  it('are not sent to robots', async () => {
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect((await server().guest('GET', 'adverts/show?slot=list', undefined, robot)).body.data).toEqual([]);
  });

  it('do not exist if adverts are disabled', async () => {
    const { tokenOf, guest, see } = server();
    const token = await tokenOf();
    await giveSettings(backend().database, 'stadt', {});
    expect((await guest('GET', 'adverts/show?slot=list')).status).toBe(404);
    expect((await see(token)).status).toBe(404);
  });
});

onEachDatabase('views and clicks', (backend) => {
  const { server, counts, order, owner, eventId, pass } = usingShown(backend);
  const ONE = [{ id: 'a', day: TODAY, views: 1, clicks: 0 }];

  it('count once for each page, whichever server receives them, also after a restart', async () => {
    const [one, other] = [server(), server()];
    const token = await one.tokenOf();
    await Promise.all([one.see(token), one.see(token), other.see(token)]);
    expect(await counts(one, other)).toEqual(ONE);
    const restarted = server();
    await restarted.see(token);
    await restarted.click('a', token);
    await restarted.click('a', token);
    expect(await counts(restarted)).toEqual([{ ...ONE[0], clicks: 1 }]);
    expect(await backend().database.query('select 1 from advert_uses')).toHaveLength(2);
  });

  it('are summed up by advert and day of their report', async () => {
    await order({ id: 'b', slot: 'stadt-teaser' });
    const one = server();
    const places = ['list', 'teaser', 'list', 'teaser', 'teaser', 'list', 'teaser'];
    for (const place of places) {
      const [shown] = await one.show(`slot=${place}`);
      await one.see(shown?.token ?? '');
      if (place === 'teaser') await one.click('b', shown?.token ?? '');
    }
    expect(await counts(one)).toEqual([
      { id: 'a', day: TODAY, views: 3, clicks: 0 },
      { id: 'b', day: TODAY, views: 4, clicks: 4 },
    ]);
  });

  it('are shown to the buyer of the advert only, by day and as a table', async () => {
    const one = server();
    const token = await one.tokenOf();
    await one.see(token);
    await one.click('a', token);
    await order({ id: 'b', slot: 'stadt-teaser', dates: [YESTERDAY, TODAY, TOMORROW] });
    const own = one.as(owner().token);
    expect((await own('GET', 'my/adverts/a/statistics')).body.data).toEqual({
      days: [{ date: TODAY, views: 1, clicks: 1 }],
      total: { views: 1, clicks: 1 },
    });
    expect((await own('GET', 'my/adverts/b/statistics')).body.data.days).toEqual(
      [YESTERDAY, TODAY].map((date) => ({ date, views: 0, clicks: 0 })),
    );
    const csv = await callsOf(createApp(one.options), owner().token)('GET', 'my/adverts/a/statistics.csv');
    expect(csv.text).toBe(`date,views,clicks\r\n${TODAY},1,1\r\n`);
    const other = await insertPerson(backend().database);
    expect((await one.as(other.token)('GET', 'my/adverts/a/statistics')).status).toBe(404);
  });

  it('are stored later if the database was unavailable, and counted once', async () => {
    let isAway = true;
    const { database } = backend();
    const failing: Database = {
      ...database,
      query: (sql, ...rest) =>
        isAway && sql.includes('advert_uses') ? Promise.reject(new Error('away')) : database.query(sql, ...rest),
    };
    const one = server(failing);
    await one.see(await one.tokenOf());
    await expect(one.options.advertCounter.flush()).rejects.toThrow('away');
    isAway = false;
    expect(await counts(one)).toEqual(ONE);
  });

  it("do not count from robots, with forged, other clients' or expired tokens, nor for another advert", async () => {
    const one = server();
    const token = await one.tokenOf();
    const [text = '', signature = ''] = token.split('.');
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('"a"', '"b"')).toString('base64url');
    for (const wrong of [`${forged}.${signature}`, `${text}.${'A'.repeat(43)}`, text, 'x', '.', `${token}x`])
      expect((await one.see(wrong)).status, wrong).toBe(200);
    for (const agent of ['Googlebot/2.1', 'curl/8.5', 'Mozilla/5.0 HeadlessChrome/140.0', ' '])
      await one.see(token, { 'user-agent': agent });
    await one.click('b', token);
    await giveSettings(backend().database, 'zeitung', ON);
    await callsOf(createApp(one.options), undefined, 'zeitung')('POST', 'adverts/seen', { token }, BROWSER);
    expect(await counts(one)).toEqual([]);
    pass(2 * HOUR_MS);
    await one.see(token);
    expect(await counts(one)).toEqual([]);
  });

  it('of many forged browsers at one address stop counting', async () => {
    const one = server();
    for (let time = 0; time < 70; time += 1)
      await one.see(await one.tokenOf(), { 'user-agent': `${BROWSER['user-agent']} Made-Up/${time}` });
    expect(await counts(one)).toEqual([{ ...ONE[0], views: 60 }]);
    pass(HOUR_MS);
    await one.see(await one.tokenOf());
    expect(await counts(one)).toEqual([{ ...ONE[0], views: 61 }]);
  });

  it('of a page that is reloaded constantly stop counting', async () => {
    const one = server();
    for (let time = 0; time < 25; time += 1) await one.see(await one.tokenOf());
    expect(await counts(one)).toEqual([{ ...ONE[0], views: 20 }]);
    await one.see(await one.tokenOf(), { 'user-agent': `${BROWSER['user-agent']} Edg/140.0` });
    pass(HOUR_MS);
    await one.see(await one.tokenOf());
    expect(await counts(one)).toEqual([{ ...ONE[0], views: 22 }]);
  });

  it('of an event count once for each token, which its owner and robots do not get', async () => {
    const { database } = backend();
    const [one, two] = [server(), server()];
    await database.query('update events set owner_id = $2 where id = $1', [eventId(), owner().id]);
    await insertEvents(database, [anEvent({ id: 'other' })]);
    const views = async () => {
      for (const { options } of [one, two]) await options.advertCounter.flush();
      return database.query('select event_id as id, day, views from event_counts');
    };
    const robot = { 'user-agent': 'Googlebot/2.1' };
    expect(await one.viewOf(eventId(), one.as(owner().token))).toBeUndefined();
    expect(await one.viewOf(eventId(), one.guest, robot)).toBeUndefined();
    expect(await one.viewOf('unknown')).toBeUndefined();
    const [token = '', another = ''] = [await one.viewOf(eventId()), await one.viewOf(eventId())];
    for (const wrong of [`${token}x`, token.split('.')[0] ?? '', 'x', await one.tokenOf()])
      expect((await one.look(eventId(), one.guest, { token: wrong })).body.data, wrong).toEqual({});
    await one.look('other', one.guest, { token });
    await one.look(eventId(), one.guest, { token }, robot);
    // Neither does what belongs to an event count for an advert.
    await one.see(token);
    expect(await views()).toEqual([]);
    expect(await counts(one)).toEqual([]);
    expect((await one.guest('POST', `events/${eventId()}/seen`, {})).status).toBe(422);
    for (const { look, guest } of [one, two, one]) await look(eventId(), guest, { token });
    expect(await views()).toEqual([{ id: eventId(), day: TODAY, views: 1 }]);
    await two.look(eventId(), two.guest, { token: another });
    expect(await views()).toEqual([{ id: eventId(), day: TODAY, views: 2 }]);
    const ended = (await one.viewOf(eventId())) ?? '';
    pass(2 * HOUR_MS);
    await one.look(eventId(), one.guest, { token: ended });
    expect(await views()).toEqual([{ id: eventId(), day: TODAY, views: 2 }]);
  });

  it('of an event are compared: days with the advert and those without any, around it', async () => {
    const { database } = backend();
    const one = server();
    const [own, other] = [one.as(owner().token), one.as((await insertPerson(database)).token)];
    await database.query('update events set owner_id = $2 where id = $1', [eventId(), owner().id]);
    await database.query('update appointments set date = $2, end_date = $2 where event_id = $1', [eventId(), TOMORROW]);
    await order({ id: 'b', slot: 'stadt-teaser', dates: [YESTERDAY, TODAY] });
    await order({ id: 'c', slot: 'stadt-teaser', dates: [addDays(TODAY, -2)], state: 'cancelled' });
    await order({ id: 'd', slot: 'stadt-teaser', dates: [addDays(TODAY, -30)] });
    await database.query(
      `insert into event_counts (event_id, day, views)
       select $1, $2::date - days, views from (values (40, 99), (3, 4), (2, 6), (1, 20)) as r(days, views)`,
      [eventId(), TODAY],
    );
    await database.query(`insert into advert_counts values ('a', $1, 3, 1), ('b', $1, 50, 2), ('c', $1, 9, 9)`, [
      YESTERDAY,
    ]);
    for (const send of [one.guest, other]) await one.look(eventId(), send);
    const statisticsOf = async (id: string) => (await own('GET', `my/adverts/${id}/event-statistics`)).body.data;
    const data = await statisticsOf('b');
    expect(data).toMatchObject({ advertised: { days: 1, views: 20 }, others: { days: 21, views: 10 } });
    expect(data.days).toHaveLength(23);
    const day = (ago: number, views: number, rest: object = {}) => ({
      ...{ date: addDays(TODAY, -ago), views, isAdvertised: false, advertViews: 0, clicks: 0, ...rest },
    });
    expect(data.days.slice(-4)).toEqual([
      ...[day(3, 4), day(2, 6)],
      ...[day(1, 20, { isAdvertised: true, advertViews: 50, clicks: 2 }), day(0, 2, { isAdvertised: true })],
    ]);
    const advertised = ({ days }: typeof data) => days.filter((day: { isAdvertised: boolean }) => day.isAdvertised);
    // The days of other adverts would raise what it is compared with.
    const shared = await statisticsOf('a');
    expect(shared.others).toEqual({ days: 20, views: 10 });
    expect(advertised(shared)).toMatchObject([{ date: TODAY, views: 2 }]);
    const earlier = await statisticsOf('d');
    expect(advertised(earlier)).toMatchObject([{ date: addDays(TODAY, -30) }]);
    expect([earlier.days[0].date, earlier.days.at(-1).date]).toEqual([addDays(TODAY, -40), addDays(TODAY, -9)]);
    expect(await statisticsOf('c')).toMatchObject({ days: [] });
    const csv = await callsOf(createApp(one.options), owner().token)('GET', 'my/adverts/b/event-statistics.csv');
    expect(csv.text.split('\r\n').slice(-3)).toEqual([`${YESTERDAY},20,1,50,2`, `${TODAY},2,1,0,0`, '']);
    expect((await other('GET', 'my/adverts/a/event-statistics')).status).toBe(404);
    await database.query('update appointments set date = $2, end_date = $2 where event_id = $1', [
      ...[eventId(), addDays(TODAY, -2)],
    ]);
    expect((await statisticsOf('b')).days.at(-1).date).toBe(addDays(TODAY, -2));
    await database.query('delete from events where id = $1', [eventId()]);
    expect((await own('GET', 'my/adverts/a/event-statistics')).status).toBe(404);
  });

  describe('that have ended', () => {
    it('are deleted, but their counts remain', async () => {
      const one = server();
      await one.see(await one.tokenOf());
      await counts(one);
      await cleanUp({ ...one.options, now: () => new Date(NOW.getTime() + 3 * HOUR_MS) });
      expect(await backend().database.query('select 1 from advert_uses')).toEqual([]);
      expect(await counts(one)).toEqual(ONE);
    });
  });

  it('of a flood are stored by few statements', async () => {
    let statements = 0;
    const { database } = backend();
    const counting: Database = {
      ...database,
      query: (sql, ...rest) => {
        if (sql.includes('advert_uses')) statements += 1;
        return database.query(sql, ...rest);
      },
    };
    const one = server(counting);
    const tokens = await Promise.all(Array.from({ length: 60 }, () => one.tokenOf()));
    await Promise.all(tokens.map((token, index) => one.see(token, { 'user-agent': `Mozilla/5.0 Firefox/${index}` })));
    expect(await counts(one)).toEqual([{ ...ONE[0], views: 60 }]);
    expect(statements).toBeLessThan(30);
  });
});
