import { expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { toEditableEvent } from '../../src/model/answers/event-record';
import { giveSettings, insertRelation } from '../support/account-fixtures';
import { TODAY } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { RECORDING, usingOwnEvents } from './using-own-events';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LATER = addDays(TODAY, 9);

onOneDatabase('the content of an own event', (backend) => {
  const events = usingOwnEvents(backend);
  const { send, create, created, change, show, asVisitor } = events;

  it('is returned as written, with ids for its rows', async () => {
    const relation = await insertRelation(backend().database, events.media.owner().id, { status: 'approved' });
    const picture = await events.picture();
    const written = {
      ...{ title: 'Jazz', shortdesc1: 'a\nb', longdesc1: '<p>a <strong>b</strong></p>', priority: 3, relation },
      en: { title: 'Jazz night', isReady: true },
      ...{ tags: ['Jazz', 'Wein'], promoter: 12, media: [picture], accessibility: 'Rampe', children: true },
      ...{ accessFeatures: ['inductionLoop', 'quietHour'], easyText: 'a\n\nb', signLanguageUrl: 'a.de/dgs' },
      dates: [
        {
          ...{ date: LATER, times: [{ from: '15:00' }, { from: '19:30', until: '01:00' }], additionalInfo: 'Saal' },
          ...{ status: 'postponed', newDate: addDays(LATER, 1), newLocation: 'Zelt' },
        },
      ],
      series: [
        {
          ...{ start: LATER, end: addDays(LATER, 20), every: 'week', weekdays: [1, 3], holidays: 'BW', fullDay: true },
          ...{ struck: [addDays(LATER, 7)], changed: [{ day: LATER, date: LATER, fullDay: true }] },
        },
      ],
      publicationDates: [{ date: addDays(TODAY, 2) }],
      links: [{ kind: 'artist', url: 'https://a.de', text: 'Band' }],
      ticketAgencies: [{ name: 'Rathaus', phone: '07121 123' }],
      freeFields: [{ name: 'alter', value: 6 }],
      price: { text: 'ab 12', from: 1200, to: 1500 },
    };
    const id = await created(written);
    const { body, headers } = await show(id);
    const { content, ...event } = toEditableEvent(body.data);
    expect(event).toMatchObject({ id, state: 'published', location: { addressId: 10 }, promoter: { addressId: 12 } });
    expect(event.pictures.map(({ alt }) => alt)).toEqual(['Bühne']);
    const { en, dates, series, ...rest } = written;
    const { promoter, relation: of } = rest;
    expect(content).toMatchObject({ ...rest, media: [picture], promoter, relation: of, location: 10 });
    expect(content.en).toMatchObject(en);
    expect(content.dates).toMatchObject(dates);
    expect(content.series).toMatchObject(series);
    // What was read is sent again and changes nothing.
    const again = await send(
      'PUT',
      `my/events/${id}`,
      { ...body.data, location: 10, promoter: 12, media: [picture] },
      {
        'if-match': headers.get('etag') ?? '',
      },
    );
    expect(again.status, again.text).toBe(200);
    expect(toEditableEvent(again.body.data).content).toEqual(content);
    expect((await events.history()).at(-1)).toMatchObject({ action: 'saved', record: id, details: { fields: [] } });
  });

  it('keeps ids of dates while their rows exist, and reuses none', async () => {
    const days = [TODAY, LATER].map((date) => ({ date, times: [{ from: '20:00' }] }));
    const { body } = await create({ dates: days });
    const [first, second] = body.data.dates;
    const appointments = async () =>
      (await asVisitor(body.data.id)).body.data.appointments.map((one: { id: string }) => one.id);
    const before = await appointments();
    expect((await change(body.data.id, { dates: [second] })).status).toBe(200);
    expect(await appointments()).toEqual([before[1]]);
    const { body: after } = await change(body.data.id, { dates: [second, { ...first }, { ...second }] });
    const ids = after.data.dates.map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(second.id);
    // The row that had gone is a new one; so is the one that names the id of another.
    expect(Math.min(ids[1], ids[2])).toBeGreaterThan(Math.max(first.id, second.id));
  });

  it('is shown to visitors in English once that is marked as ready', async () => {
    const en = { title: 'Jazz night', shortdesc1: 'Two bands', longdesc1: '<p>Loud</p>' };
    const german = { title: 'Jazznacht', shortdesc1: 'Zwei Bands', longdesc2: '<p>Laut</p>' };
    const id = await created({ ...german, en });
    const seen = async () => {
      const { data } = (await asVisitor(id)).body;
      return [data.title, data.title_en, data.en, await events.found()];
    };
    const isGerman = ['Jazznacht', undefined, undefined, expect.not.arrayContaining(['Jazz night'])];
    expect(await seen()).toEqual(isGerman);
    await change(id, { ...german, en: { ...en, isReady: true } });
    expect(await seen()).toEqual(['Jazznacht', 'Jazz night', en, expect.arrayContaining(['Jazz night'])]);
    await change(id, { ...german, en: { ...en, isReady: false } });
    expect(await seen()).toEqual(isGerman);
  });

  it('shows a series as its dates, without excluded ones and holidays', async () => {
    const id = await created({
      dates: [],
      series: [
        {
          ...{
            start: '2026-05-11',
            count: 4,
            every: 'week',
            weekdays: [1],
            holidays: 'BW',
            times: [{ from: '18:00' }],
          },
          struck: ['2026-06-01'],
        },
      ],
    });
    const days = (await asVisitor(id)).body.data.appointments.map(({ date }: { date: string }) => date);
    // 25 May is Whit Monday.
    expect(days).toEqual(['2026-05-11', '2026-05-18', '2026-06-08']);
  });

  it('keeps past dates while others are to come', async () => {
    const dates = [TODAY, LATER].map((date) => ({ date, times: [{ from: '20:00' }] }));
    const { body } = await create({ dates });
    events.media.clock.now += 2 * DAY;
    expect((await change(body.data.id, { dates: body.data.dates, title: 'Neu' })).status).toBe(200);
    const refused = await change(body.data.id, { dates: [...body.data.dates, { date: TODAY, fullDay: true }] });
    expect(refused.body.errors).toEqual([{ path: 'dates.2.date', code: 'past' }]);
  });

  it('refuses pictures of others, duplicates, and pictures of another event', async () => {
    const picture = await events.picture();
    const taken = await events.picture();
    await created({ media: [taken] });
    const foreign = (
      await events.media.upload(await (await import('../support/picture-files')).aJpeg(), {
        token: events.media.other().token,
      })
    ).body.data.id;
    const { status, body } = await create({ media: [picture, picture, taken, foreign, 'x'] });
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'media.1', code: 'repeated' },
        { path: 'media.2', code: 'unknown' },
        { path: 'media.3', code: 'unknown' },
        { path: 'media.4', code: 'unknown' },
      ],
    ]);
  });

  it('refers only to existing records, also in a draft', async () => {
    const { status, body } = await create({
      ...{ state: 'draft', rubrics: [1, 99], location: 999, promoter: 998, relation: 997 },
    });
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      ...[422, ['rubrics.1', 'location', 'promoter', 'relation']],
    ]);
  });

  it.each([
    ['in Prüfung', 'relation_awaiting'],
    ['changed', 'relation_changed'],
    ['rejected', 'relation_rejected'],
    ['blocked', 'relation_blocked'],
    ['delete', 'relation_removal'],
  ])('is not published for a relation that is %s', async (status, code) => {
    const { database } = backend();
    const relation = await insertRelation(database, events.media.owner().id, { status });
    const refused = await create({ relation });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'relation', code }]]);
    const foreign = await insertRelation(database, events.media.other().id, { status: 'approved' });
    expect((await create({ relation: foreign })).body.errors).toContainEqual({ path: 'relation', code: 'unknown' });
  });

  it('contains no forbidden markup', async () => {
    await giveSettings(backend().database, 'stadt', {
      ...RECORDING,
      fieldSettings: { recording: { longdesc2: { richText: ['italic'] } } },
    });
    const html = '<p onclick="hit()"><b>fett</b> <i>schräg</i><script>hit()</script></p>';
    const id = await created({ longdesc1: html, longdesc2: html, shortdesc1: '<b>Text</b>', en: { longdesc1: html } });
    expect((await show(id)).body.data).toMatchObject({
      longdesc1: '<p><strong>fett</strong> <em>schräg</em></p>',
      longdesc2: '<p>fett <em>schräg</em></p>',
      shortdesc1: '<b>Text</b>',
      en: { longdesc1: '<p><strong>fett</strong> <em>schräg</em></p>' },
    });
    expect((await asVisitor(id)).body.data.longdesc2).toBe('<p>fett <em>schräg</em></p>');
  });

  it("shows English labels of the client's fields if they differ", async () => {
    const inBoth = (de: string, en: string) => ({ de, en });
    const definition = [
      { name: 'fuer', label: inBoth('Für', 'For'), type: 'select', options: [inBoth('Kinder', 'Children'), 'alle'] },
      { name: 'kurs', label: 'Kurs', type: 'select', options: [inBoth('Kinder', 'Children'), 'alle'] },
      { name: 'ort', label: { en: 'Room' } },
    ];
    await giveSettings(backend().database, 'stadt', {
      ...RECORDING,
      eventRecording: { additionalFieldsFormDefinition: definition },
    });
    const id = await created({
      freeFields: [
        { name: 'fuer', value: 'Kinder' },
        { name: 'kurs', value: 'alle' },
        { name: 'ort', value: 'Saal' },
      ],
    });
    expect((await asVisitor(id)).body.data.freeFields).toEqual([
      { name: 'fuer', label: 'Für', value: 'Kinder', label_en: 'For', value_en: 'Children' },
      { name: 'kurs', label: 'Kurs', value: 'alle' },
      { name: 'ort', label: 'Room', value: 'Saal' },
    ]);
  });

  it("shows the client's fields as text", async () => {
    const definition = [
      { name: 'alter', label: 'Alter ab', type: 'number' },
      { name: 'anmeldung', label: 'Anmeldung nötig', type: 'checkbox' },
      { name: 'schluss', type: 'date' },
      { name: 'leer' },
      { name: 'mehr', type: 'wysiwyg' },
      { name: 'seite', type: 'url' },
    ];
    await giveSettings(backend().database, 'stadt', {
      ...RECORDING,
      eventRecording: { additionalFieldsFormDefinition: definition },
    });
    const id = await created({
      freeFields: [
        ...[
          { name: 'alter', value: 6 },
          { name: 'anmeldung', value: true },
          { name: 'schluss', value: LATER },
        ],
        ...[
          { name: 'leer', value: '' },
          { name: 'fremd', value: 'x' },
          { name: 'mehr', value: '<p>a <b>b</b><script>x</script></p>' },
          { name: 'seite', value: 'www.beispiel.de' },
        ],
      ],
    });
    expect((await asVisitor(id)).body.data.freeFields).toEqual([
      { name: 'alter', label: 'Alter ab', value: '6', type: 'number' },
      { name: 'anmeldung', label: 'Anmeldung nötig', value: 'Ja', type: 'checkbox' },
      { name: 'schluss', label: 'schluss', value: LATER.split('-').reverse().join('.'), type: 'date' },
      { name: 'mehr', label: 'mehr', value: 'a b', html: '<p>a <strong>b</strong></p>' },
      { name: 'seite', label: 'seite', value: 'www.beispiel.de', type: 'url' },
    ]);
  });
});
