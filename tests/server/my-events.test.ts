import { expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { purgeAccount } from '../../demo/server/persons/deletion';
import { previewEvent } from '../../src/features/recording/event-form/preview/preview-event';
import { addDays } from '../../src/lib/days';
import { type EventDetail, toEventDetail } from '../../src/model/answers/event-detail';
import { toEditableEvent } from '../../src/model/answers/event-record';
import { completenessOf, weightsOf } from '../../src/model/completeness';
import { toSettings } from '../../src/settings/to-settings';
import { toWorkSettings } from '../../src/settings/to-work-settings';
import { callsOf } from '../support/account-calls';
import { giveSettings, insertPerson } from '../support/account-fixtures';
import { NOW, TODAY } from '../support/event-fixtures';
import { aWholeEvent } from '../support/event-rules/whole-event';
import { onEachDatabase } from './on-each-database';
import { RECORDING, RECORDS, usingOwnEvents } from './using-own-events';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LATER = addDays(TODAY, 9);

onEachDatabase('own events', (backend, once) => {
  const events = usingOwnEvents(backend);
  const { send, create, created, change, found, show, asVisitor } = events;
  const remove = (id: string, headers?: Record<string, string>) =>
    send('DELETE', `my/events/${id}`, undefined, headers);
  const titles = async (query = '') => {
    const { body } = await send('GET', `my/events${query}`);
    return body.data.map(({ title }: { title: string }) => title);
  };

  it('are shown to visitors at once when they are published', async () => {
    const { status, body, headers } = await create({
      ...{ shortdesc1: 'Kurz', longdesc1: '<p>Lang</p>', rubrics: [2, 1], tags: ['Jazz'], promoter: 12, free: true },
      links: [{ kind: 'event', url: 'www.a.de', text: 'Mehr' }],
      price: { text: 'Abendkasse', from: 500 },
    });
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      ...[201, 'no-store', `"v1-${body.data.id}"`],
    ]);
    expect(await found()).toEqual(['Jazz am Abend']);
    expect(await found('&q=jazz&rubric=1&tag=Jazz')).toEqual(['Jazz am Abend']);
    expect((await asVisitor(body.data.id)).body.data).toMatchObject({
      ...{ title: 'Jazz am Abend', shortdesc1: 'Kurz', longdesc1: '<p>Lang</p>', tags: ['Jazz'], free: true },
      rubrics: [{ id: 2 }, { id: 1 }],
      appointments: [{ date: addDays(TODAY, 7), from: '19:30', until: '22:00' }],
      location: { address_id: 10 },
      promoter: { address_id: 12 },
      links: [{ kind: 'event', url: 'https://www.a.de', text: 'Mehr' }],
      price: { text: 'Abendkasse', from: 500, currency: 'EUR' },
    });
  });

  once('are previewed in their form as visitors see them', async () => {
    const { body } = await create({
      ...{ longdesc1: '<p>Lang</p>', rubrics: [2, 1], tags: ['Jazz'], promoter: 12, children: true },
      ...{ status: 'moved', newLocation: 'Scheune', accessibility: 'Rampe' },
      ...{ easyText: 'Das ist ein Fest.\n\nEs gibt Musik.', signLanguageUrl: 'www.a.de/dgs' },
      dates: [
        { date: addDays(TODAY, 9), times: [{ from: '19:30', until: '22:00' }, { from: '11:00' }], additionalInfo: 'Ü' },
        { date: addDays(TODAY, 7), endDate: addDays(TODAY, 8), fullDay: true, status: 'cancelled' },
        { date: addDays(TODAY, 10), times: [{ from: '10:00' }], newDate: addDays(TODAY, 12), status: 'postponed' },
      ],
      series: [{ start: addDays(TODAY, 20), every: 'day', count: 3, times: [{ from: '09:00' }] }],
      links: [{ kind: 'event', url: 'www.a.de', text: 'Mehr' }],
      price: { text: 'Abendkasse', from: 500 },
    });
    expect(body.errors).toBeUndefined();
    const seen = toEventDetail((await asVisitor(body.data.id)).body.data);
    const { content, location, promoter } = toEditableEvent(body.data);
    const [rules, rubrics] = [
      { ...toWorkSettings({}).settings, authenticatedArea: toSettings({}).settings.authenticatedArea },
      seen.rubrics,
    ];
    const preview = previewEvent(content, { rules, rubrics, location, promoter, pictures: [], isNew: true });
    const withoutIds = ({ id: _, appointments, ...event }: EventDetail) => ({
      ...event,
      appointments: appointments.map(({ id: ___, newAddress: __, ...appointment }) => appointment),
    });
    expect(withoutIds(preview)).toEqual(withoutIds(seen));
  });

  it('are drafts until they are published, and again after a withdrawal', async () => {
    const id = await created({ state: 'draft' });
    expect([await found(), (await asVisitor(id)).status]).toEqual([[], 404]);
    expect((await change(id)).status).toBe(200);
    expect(await found()).toEqual(['Jazz am Abend']);
    expect((await change(id, { state: 'draft', title: 'Anders' })).status).toBe(200);
    expect([await found(), (await asVisitor(id)).status]).toEqual([[], 404]);
    expect((await events.history()).map(({ action }) => action)).toEqual(['created', 'published', 'unpublished']);
  });

  once('need only a title as a draft', async () => {
    expect((await send('POST', 'my/events', { state: 'draft', title: 'Jazz' })).status).toBe(201);
    const refused = await send('POST', 'my/events', { state: 'draft' });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'title', code: 'required' }]]);
  });

  it('are changed only with the current version', async () => {
    const { body, headers } = await create();
    const { id } = body.data;
    const tag = headers.get('etag') ?? '';
    expect((await change(id, {}, {})).status).toBe(428);
    expect((await change(id, { title: 'Zuerst' }, { 'if-match': tag })).status).toBe(200);
    const late = await change(id, { title: 'Zu spät' }, { 'if-match': tag });
    expect([late.status, late.body.code, late.body.current.title]).toEqual([412, 'conflict', 'Zuerst']);
    expect(late.headers.get('etag')).toBe(`"v2-${id}"`);
    expect((await remove(id, { 'if-match': tag })).status).toBe(412);
    expect(await titles()).toEqual(['Zuerst']);
  });

  once('are created once per key', async () => {
    const key = { 'idempotency-key': 'einmal-und-nie-wieder' };
    const [first, second] = [await create({}, key), await create({}, key)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await titles()).toHaveLength(1);
    expect((await create({ title: 'Anders' }, key)).status).toBe(422);
  });

  it('are deleted, and restored for ten minutes as they were', async () => {
    const id = await created();
    expect((await remove(id)).status).toBe(200);
    expect([(await show(id)).status, await found(), await titles()]).toEqual([404, [], []]);
    expect((await remove(id)).status).toBe(404);
    events.media.clock.now += 9 * MINUTE;
    expect((await send('POST', `my/events/${id}/restore`)).body.data.state).toBe('published');
    expect(await found()).toEqual(['Jazz am Abend']);
    await remove(id);
    events.media.clock.now += 11 * MINUTE;
    expect((await send('POST', `my/events/${id}/restore`)).status).toBe(404);
    expect((await events.history()).map(({ action }) => action)).toEqual([
      ...['published', 'deleted', 'restored', 'deleted'],
    ]);
  });

  it('are removed for good a day after they were deleted, with their pictures', async () => {
    const { database } = backend();
    const [kept, gone] = [await created(), await created({ media: [await events.picture()] })];
    await remove(gone);
    const tidyUp = () => cleanUp(completeOptions(events.media.options()));
    const rows = () => database.query<{ id: string }>('select id from events');
    await tidyUp();
    expect(await rows()).toHaveLength(2);
    expect(await events.media.filesIn('media')).toHaveLength(1);
    events.media.clock.now += DAY + MINUTE;
    await tidyUp();
    expect(await rows()).toEqual([{ id: kept }]);
    expect(await events.media.filesIn('media')).toEqual([]);
  });

  it('are copied with everything but their dates, and with pictures of their own', async () => {
    const picture = await events.picture();
    const id = await created({ media: [picture], publicationDates: [{ date: LATER }], shortdesc1: 'Kurz' });
    const { status, body } = await send('POST', `my/events/${id}/copy`);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ title: 'Jazz am Abend', shortdesc1: 'Kurz', state: 'draft', dates: [], series: [], publicationDates: [] },
      location: { address_id: 10 },
      media: [{ alt: 'Bühne' }],
    });
    expect(body.data.id).not.toBe(id);
    expect(body.data.media[0].id).not.toBe(picture);
    expect((await show(id)).body.data.media[0].id).toBe(picture);
    expect(await events.media.filesIn('media')).toHaveLength(2);
    // Without the original, the copy can be published with its picture.
    await remove(id);
    const own = { media: [body.data.media[0].id] };
    expect((await change(body.data.id, own)).status).toBe(200);
  });

  once('cannot be changed when they are over, only copied or deleted', async () => {
    const id = await created({ dates: [{ date: TODAY, times: [{ from: '20:00', until: '21:00' }] }] });
    events.media.clock.now += DAY;
    expect((await show(id)).body.data.noEdit).toBe('expired');
    const refused = await change(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'expired']);
    expect((await send('POST', `my/events/${id}/copy`)).status).toBe(201);
    expect((await remove(id)).status).toBe(200);
  });

  once('cannot be changed or deleted when an operator has locked them', async () => {
    const id = await created();
    await backend().database.query('update events set locked = true where id = $1', [id]);
    expect((await show(id)).body.data.noEdit).toBe('locked');
    expect([(await change(id)).body.code, (await remove(id)).body.code]).toEqual(['locked', 'locked']);
    expect(await found()).toEqual(['Jazz am Abend']);
  });

  it('are listed by search, publish status and order', async () => {
    await created({ title: 'Beta', dates: [{ date: LATER, fullDay: true }] });
    events.media.clock.now += MINUTE;
    await created({ title: 'Alpha', status: 'cancelled' });
    events.media.clock.now += MINUTE;
    await created({ title: 'Gamma', state: 'draft' });
    const { body } = await send('GET', 'my/events');
    expect(body.data[1]).toMatchObject({
      ...{
        title: 'Alpha',
        state: 'published',
        publishStatus: 'cancelled',
        standing: 'cancelled',
        nextDate: addDays(TODAY, 7),
      },
      ...{ appointmentCount: 1, location: 'Kulturhaus Klosterkirche' },
    });
    expect(body.meta).toEqual({
      ...{ page: 1, pageSize: 24, total: 3 },
      counts: { draft: 1, waiting: 0, rejected: 0, takenDown: 0, published: 1, cancelled: 1, past: 0 },
      lastSevenDays: { views: 0, viewsBefore: 0, favourites: 0 },
    });
    expect(await titles()).toEqual(['Gamma', 'Alpha', 'Beta']);
    expect(await titles('?sort=title')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await titles('?sort=date')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await titles('?q=ALP')).toEqual(['Alpha']);
    expect(await titles('?status=draft')).toEqual(['Gamma']);
    expect(await titles('?pageSize=2&page=2')).toEqual(['Beta']);
    expect(await titles('?q=%25')).toEqual([]);
    const [{ id }] = (await send('GET', 'my/events?q=alp')).body.data;
    expect([await titles(`?id=${id}`), await titles(`?id=${id}&status=upcoming`)]).toEqual([['Alpha'], []]);
    expect(await titles('?id=of-somebody-else')).toEqual([]);
    events.media.clock.now += 30 * DAY;
    expect(await titles('?status=past')).toEqual(['Beta']);
    expect((await send('GET', 'my/events?status=deleted')).status).toBe(400);
  });

  it('are listed with how often they were looked at in the last seven days', async () => {
    const { database } = backend();
    const [shown, draft] = [await created(), await created({ title: 'Entwurf', state: 'draft' })];
    const others = (await events.asOther('POST', 'my/events', aWholeEvent(RECORDS, TODAY))).body.data.id;
    const days = { 0: 5, 6: 7, 7: 11, 13: 13, 14: 17 };
    for (const id of [shown, others])
      for (const [ago, views] of Object.entries(days))
        await database.query('insert into event_counts (event_id, day, views) values ($1, $2, $3)', [
          ...[id, addDays(TODAY, -Number(ago)), views],
        ]);
    for (const [account, daysAgo, isKept] of [
      [events.media.owner().id, 1, true],
      [events.media.other().id, 9, true],
    ] as const)
      await database.query('insert into favourites (account_id, event_id, is_kept, at) values ($1, $2, $3, $4)', [
        ...[account, shown, isKept, new Date(events.media.clock.now - daysAgo * DAY)],
      ]);
    const { data, meta } = (await send('GET', 'my/events')).body;
    const viewsOf = (id: string) => data.find((row: { id: string }) => row.id === id)?.views;
    expect([viewsOf(shown), viewsOf(draft)]).toEqual([12, undefined]);
    expect(meta.lastSevenDays).toEqual({ views: 12, viewsBefore: 24, favourites: 1 });
    expect((await send('GET', 'my/events?q=entwurf')).body.meta.lastSevenDays.views).toBe(0);
  });

  it('are listed with their next date, and drafts with missing fields', async () => {
    await created({ dates: [{ date: LATER, times: [{ from: '20:00' }] }] });
    events.media.clock.now += MINUTE;
    const day = addDays(TODAY, 3);
    await send('POST', 'my/events', {
      ...{ state: 'draft', title: 'Beta', tags: ['Jazz'] },
      series: [{ start: day, every: 'day', count: 3, times: [{ from: '09:00' }], struck: [day] }],
    });
    await created({ title: 'Gamma', state: 'draft', media: [await events.picture('')] });
    const { data } = (await send('GET', 'my/events?sort=title')).body;
    const [beta, gamma, jazz] = data;
    expect(beta).toMatchObject({ nextDate: addDays(day, 1), nextTime: '09:00', appointmentCount: 2 });
    expect([beta.missing, gamma.missing]).toEqual([['rubrics', 'location'], ['media']]);
    expect(jazz).toMatchObject({ nextDate: LATER, nextTime: '20:00', appointmentCount: 1 });
    expect(jazz.missing).toBeUndefined();

    // What counts most comes first; what the client does not show or weigh does not count.
    expect(beta.completeness.lacks.slice(0, 2)).toEqual(['media', 'location']);
    expect(gamma.completeness.lacks).not.toContain('media');
    const order = async () =>
      (await send('GET', 'my/events?sort=completeness')).body.data.map(
        ({ title, completeness: { percent } }: { title: string; completeness: { percent: number } }) => [
          title,
          percent,
        ],
      );
    const byMeasure = await order();
    expect(byMeasure.map(([, percent]: [string, number]) => percent)).toEqual(
      [beta, jazz, gamma].map(({ completeness }) => completeness.percent).sort((one, other) => one - other),
    );
    expect(byMeasure[0]?.[0]).toBe('Beta');
    const only = { dates: 0, location: 1, promoter: 0, rubrics: 0, tags: 0, price: 0, links: 0, media: 5 };
    const { applicationSettings, ...rest } = RECORDING;
    await giveSettings(backend().database, 'stadt', {
      ...{ ...rest, applicationSettings },
      eventRecording: { showMediaTab: false, completeness: only },
      fieldSettings: Object.fromEntries([
        [
          'recording',
          Object.fromEntries(
            ['shortdesc1', 'shortdesc2', 'shortdesc3', 'longdesc1', 'longdesc2', 'longdesc3'].map((name) => [
              name,
              { visible: false },
            ]),
          ),
        ],
      ]),
    });
    expect(Object.fromEntries(await order())).toEqual({ Beta: 0, Gamma: 100, 'Jazz am Abend': 100 });
    await giveSettings(backend().database, 'stadt', RECORDING);
  });

  it('are as complete for the form as for the list', async () => {
    const whole = { shortdesc2: 'Kurz', longdesc1: '<p>Lang</p>', promoter: 12, price: { from: 500 } };
    await created({ title: 'A', ...whole, links: [{ kind: 'event', url: 'https://a.de', text: 'Mehr' }] });
    await created({ title: 'B', free: true, en: { title: 'Jazz', isReady: true } });
    await created({ title: 'C', state: 'draft', media: [await events.picture('')], rubrics: [], tags: [] });
    await send('POST', 'my/events', { state: 'draft', title: 'D', price: { text: 'Spende' } });
    const weights = { ...toWorkSettings({}).settings.eventRecording.completeness, en: 4 };
    await giveSettings(backend().database, 'stadt', { ...RECORDING, eventRecording: { completeness: weights } });
    const rules = toWorkSettings(RECORDING).settings;
    const { data } = (await send('GET', 'my/events?sort=title')).body;
    expect(data).toHaveLength(4);
    for (const { id, title, completeness } of data) {
      const { content } = toEditableEvent((await send('GET', `my/events/${id}`)).body.data);
      expect([title, completenessOf(content, weightsOf(rules, weights))]).toEqual([title, completeness]);
    }
    await giveSettings(backend().database, 'stadt', RECORDING);
  });

  once('belong to one person: no one else sees, changes, copies or restores them', async () => {
    const id = await created();
    const any = { 'if-match': '*' };
    const other = events.asOther;
    const attempts = [
      await other('GET', `my/events/${id}`),
      await other('PUT', `my/events/${id}`, aWholeEvent(RECORDS, TODAY), any),
      await other('DELETE', `my/events/${id}`, undefined, any),
      await other('POST', `my/events/${id}/copy`),
    ];
    await remove(id);
    attempts.push(await other('POST', `my/events/${id}/restore`));
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await other('GET', 'my/events')).body.data).toEqual([]);
    expect((await send('POST', `my/events/${id}/restore`)).status).toBe(200);
    expect((await other('GET', `my/events/${id}`)).body.code).toBe('not_found');
  });

  once('of another client are reported as such to their author only', async () => {
    const id = await created();
    const { email } = events.media.owner();
    const { database } = backend();
    const client = 'zeitung';
    await giveSettings(database, client, RECORDING);
    const codeFor = async (token: string) => {
      const { status, body } = await callsOf(events.media.app(), token, client)('GET', `my/events/${id}`);
      return `${status} ${body.code}`;
    };
    expect(await codeFor((await insertPerson(database, { client })).token)).toBe('404 not_found');
    const { token } = await insertPerson(database, { client, email: email.toUpperCase() });
    expect(await codeFor(token)).toBe('404 other_client');
    await database.query('update accounts set email_confirmed_at = null where client = $1', [client]);
    expect(await codeFor(token)).toBe('404 not_found');
  });

  once('are recorded only if the client has enabled it', async () => {
    const id = await created();
    await giveSettings(backend().database, 'stadt', {});
    const refused = [await create(), await change(id), await send('POST', `my/events/${id}/copy`)];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'recording_off']));
    expect([(await show(id)).status, await titles()]).toEqual([200, ['Jazz am Abend']]);
  });

  it('are compared with possible duplicates', async () => {
    const id = await created();
    const check = async (sent: object) => (await send('POST', 'my/events/check', sent)).body.data;
    const day = addDays(TODAY, 7);
    expect(await check({ title: 'Jazz am Abend!', date: day })).toEqual([
      {
        ...{ id, title: 'Jazz am Abend', date: day, from: '19:30', location: 'Kulturhaus Klosterkirche' },
        isOwn: true,
      },
    ]);
    expect(await check({ title: 'Abend mit Jazz und Wein', date: day, location: 10 })).toHaveLength(1);
    expect(await check({ title: 'Abend mit Wein', date: day })).toEqual([]);
    expect(await check({ title: 'Jazz am Abend', date: addDays(day, 1) })).toEqual([]);
    expect(await check({ title: 'Jazz am Abend', date: day, id })).toEqual([]);
    expect(await check({ title: 'Jazz am Abend' })).toEqual([]);
    expect(await check({ title: 'Jazz am Abend', location: 10 })).toHaveLength(1);
    expect(await check({ title: 'Abend mit Wein', location: 10 })).toEqual([]);
    expect(await check({ title: 'Jazz am Abend', location: 11 })).toEqual([]);
    expect((await events.asOther('POST', 'my/events/check', { title: 'Jazz am Abend', date: day })).body.data).toEqual([
      expect.not.objectContaining({ isOwn: true }),
    ]);
  });

  once('are not compared with the event of which they are a copy, but with all others', async () => {
    const [id, other] = [await created(), await created()];
    const { body } = await send('POST', `my/events/${id}/copy`);
    const of = { title: 'Jazz am Abend', id: body.data.id };
    const ids = async (sent: object, ask = send) =>
      (await ask('POST', 'my/events/check', { ...of, ...sent })).body.data.map((one: { id: string }) => one.id);
    expect(await ids({ location: 10 })).toEqual([other]);
    expect(await ids({ date: addDays(TODAY, 7) })).toEqual([other]);
    // Of whom the copy is not, that learns nothing by its id.
    expect((await ids({ location: 10 }, events.asOther)).sort()).toEqual([id, other].sort());
  });

  once('are compared with own drafts of the same title, on that day or without one', async () => {
    const day = addDays(TODAY, 7);
    const draft = (changes: object) => created({ state: 'draft', title: 'Lesung im Park', ...changes });
    const dated = await draft({});
    const open = await draft({ dates: [], location: undefined });
    const series = await draft({ dates: [], series: [{ start: addDays(day, 1), every: 'day', count: 3 }] });
    await draft({ title: 'Ganz anders' });
    const check = async (sent: object, ask = send) =>
      (await ask('POST', 'my/events/check', { title: 'Lesung im Park', ...sent })).body.data;
    const ids = (found: { id: string }[]) => found.map(({ id }) => id).sort();
    const found = await check({ date: day });
    expect(found).toContainEqual({ id: dated, title: 'Lesung im Park', date: day, isOwn: true, isDraft: true });
    expect(ids(found)).toEqual([dated, open].sort());
    expect(ids(await check({ date: addDays(day, 2) }))).toEqual([open, series].sort());
    expect(ids(await check({ location: 10 }))).toEqual([dated, open, series].sort());
    expect(ids(await check({ date: day, id: dated }))).toEqual([open]);
    expect(await check({ date: day }, events.asOther)).toEqual([]);
  });

  once('are limited in number', async () => {
    await created({ state: 'draft' });
    await backend().database.query(
      `insert into events (id, client, title, owner_id, state, created_at)
       select 'flood-' || n, 'stadt', 'x', $1, 'deleted', $2 from generate_series(1, 299) n`,
      [events.media.owner().id, NOW],
    );
    const refused = await create();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    events.media.clock.now += DAY + MINUTE;
    expect((await create()).status).toBe(201);
  });

  it('remain without an owner after the account is deleted; drafts are deleted with it', async () => {
    const { database } = backend();
    const [published] = [await created(), await created({ state: 'draft' })];
    expect((await send('GET', 'persons/export')).body.data.events).toHaveLength(2);
    await database.transaction((transaction) => purgeAccount(transaction, events.media.owner().id));
    expect(await database.query('select id, owner_id, written from events')).toEqual([
      { id: published, owner_id: null, written: null },
    ]);
    expect(await found()).toEqual(['Jazz am Abend']);
  });
});
