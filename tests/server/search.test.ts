import { beforeAll, expect, it } from 'vitest';
import type { DateChange } from '../../src/model/effective-date';
import { DATE_SHORTCUTS, daysOf } from '../../src/model/event-filter';
import { anEvent, insertEvents, TODAY } from '../support/event-fixtures';
import { PLANNED, STATUS_TABLE, toldOf } from '../support/status-table';
import { onEachDatabase } from './on-each-database';

type Count = { count: number };
type List = {
  data: { id: string; distance?: number; status: string; appointmentCount: number; appointment: { date: string } }[];
  meta: {
    total: number;
    spelling?: string;
    facets: {
      rubric: ({ id: number } & Count)[];
      tag: ({ name: string } & Count)[];
      community: ({ community_id: number } & Count)[];
      day: ({ date: string } & Count)[];
      when: Record<string, number>;
      flags: Record<string, number>;
      accessFeatures: { id: string; count: number }[];
    };
  };
};

const events = [
  anEvent({
    id: 'markt',
    title: 'Weihnachtsmarkt',
    rubrics: [3],
    tags: ['Advent'],
    free: true,
    location: 10,
    appointments: [{ date: '2026-12-05', from: '11:00' }],
  }),
  anEvent({
    id: 'haus',
    title: 'Führung durch alte Häuser',
    rubrics: [2],
    location: 11,
    longdesc1: '<p>Die <b>Veranstaltungen</b> für Gäste</p>',
  }),
  anEvent({
    id: 'mueller',
    title: 'Lesung mit Eva Müller',
    rubrics: [2, 1],
    tags: ['Lesung', 'Advent'],
    location: 12,
    appointments: [{ date: '2026-05-10', from: '19:00' }],
  }),
  anEvent({
    id: 'muench',
    title: 'Straßenfest',
    tags: ['Fest'],
    children: true,
    accessFeatures: ['stepFree'],
    location: 13,
    priority: 2,
    appointments: [{ date: '2026-05-11' }, { date: '2026-05-18' }, { date: '2026-05-01' }],
  }),
  anEvent({
    id: 'expo',
    title: 'Ausstellung',
    rubrics: [2],
    barrierFree: true,
    accessFeatures: ['stepFree', 'signLanguage'],
    appointments: [{ date: '2026-03-01', endDate: '2026-08-01' }],
  }),
  anEvent({
    id: 'vip',
    title: 'Chor',
    status: 'soldOut',
    priority: 5,
    appointments: [{ date: '2026-05-10', from: '20:00' }],
  }),
  anEvent({ id: 'past', title: 'Konzert von gestern', appointments: [{ date: '2026-05-09' }] }),
  anEvent({ id: 'draft', title: 'Entwurf Weihnachtsmarkt', state: 'draft' }),
  anEvent({ id: 'paper', client: 'zeitung', title: 'Weihnachtsmarkt der Zeitung' }),
];

onEachDatabase('searching events', (backend) => {
  beforeAll(() => insertEvents(backend().database, events));

  const find = async (query: string): Promise<List> => {
    const response = await backend().app.request(`/clients/stadt/api/events?${query}`);
    expect(response.status, query).toBe(200);
    return response.json();
  };
  const idsOf = async (query: string) => (await find(query)).data.map(({ id }) => id);

  it.each([
    ['q=haus', ['haus'], 'a plural by its singular'],
    ['q=H%C3%A4usern', ['haus'], 'another case'],
    ['q=veranstaltung', ['haus'], 'a word of the long text'],
    ['q=M%C3%BCller', ['mueller'], 'an umlaut'],
    ['q=mueller', ['mueller'], 'ue for ü'],
    ['q=muller', ['mueller'], 'u for ü'],
    ['q=Mu%CC%88ller', ['mueller'], 'a decomposed umlaut'],
    ['q=strassenfest', ['muench'], 'ss for ß'],
    ['q=weihn', ['markt'], 'the beginning of a word'],
    ['q=eva%20lesu', ['mueller'], 'a whole word and a beginning'],
    ['q=betzingen', ['mueller'], 'the place'],
    ['q=m%C3%A4rkte', ['markt'], 'the rubric'],
    ['q=fest', ['muench'], 'the tag'],
    ['q=f%C3%BChrung%20f%C3%BCr%20g%C3%A4ste', ['haus'], 'a stop word with umlaut between'],
    ['q=klosterkirche', ['haus', 'markt'], 'the main address of the place'],
    [
      'q=%21%21%21',
      ['mueller', 'vip', 'haus', 'expo', 'muench', 'markt'],
      'nothing but punctuation, as if nothing was typed',
    ],
  ])('finds with %s %j: %s', async (query, expected) => {
    const { data, meta } = await find(query);
    expect(data.map(({ id }) => id)).toEqual(expected);
    expect(meta.spelling).toBeUndefined();
  });

  it('uses the most similar word if nothing contains the typed one, and reports it', async () => {
    const { data, meta } = await find('q=Weinachtsmark');
    expect(data.map(({ id }) => id)).toEqual(['markt']);
    expect(meta.spelling).toBe('Weihnachtsmarkt');
  });

  it('does not correct a word that only another filter excludes, nor gibberish', async () => {
    expect((await find('q=weihnachtsmarkt&free=0&children=1')).meta).toMatchObject({ total: 0 });
    const { meta } = await find('q=xqzwvkjy');
    expect(meta.total).toBe(0);
    expect(meta.spelling).toBeUndefined();
  });

  it('shows no drafts, no past events and no other clients', async () => {
    expect(await idsOf('ids=draft,past,paper,haus')).toEqual(['haus']);
    expect(await idsOf('from=2026-05-09&to=2026-05-09')).toEqual(['past', 'expo']);
  });

  it('sorts long-running events after those that start that day, then by time, priority and id', async () => {
    expect(await idsOf('')).toEqual(['mueller', 'vip', 'haus', 'expo', 'muench', 'markt']);
    expect(await idsOf('longRunning=0')).not.toContain('expo');
  });

  it('shows the next appointment of the range and counts those in it', async () => {
    const { data } = await find('ids=muench&from=2026-05-12');
    expect(data[0]).toMatchObject({ appointment: { date: '2026-05-18' }, appointmentCount: 1 });
    expect((await find('ids=muench')).data[0]).toMatchObject({
      appointment: { date: '2026-05-11' },
      appointmentCount: 2,
    });
    expect(await idsOf('from=2026-05-12&to=2026-05-17')).toEqual(['expo']);
  });

  it('gives the status of the whole event precedence', async () => {
    expect((await find('ids=vip')).data[0]?.status).toBe('soldOut');
  });

  it.each([
    ['rubric=1,3', ['mueller', 'vip', 'muench', 'markt']],
    ['tag=Advent&tag=Fest', ['mueller', 'muench', 'markt']],
    ['community=2', ['mueller']],
    ['district=21', ['mueller']],
    ['community=1&district=21', ['mueller', 'haus', 'markt']],
    ['free=1', ['markt']],
    ['children=1', ['muench']],
    ['barrierFree=1', ['expo']],
    ['accessFeatures=stepFree', ['expo', 'muench']],
    ['accessFeatures=signLanguage,stepFree', ['expo']],
    ['accessFeatures=inductionLoop', []],
    ['accessFeatures=free', []],
    ['rubric=3&children=1', []],
    ['from=2026-06-01&to=2027-01-15', ['expo', 'markt']],
    ['bbox=9.9,48.3,10.1,48.5', ['muench']],
    ['unknown=1&rubric=3&utm_source=x', ['markt']],
    ['sort=title', ['expo', 'vip', 'haus', 'mueller', 'muench', 'markt']],
    ['sort=title&page=2&pageSize=4', ['muench', 'markt']],
  ])('filters by %s', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  it('finds within a radius, returns metres, and sorts by distance', async () => {
    const { data } = await find('lat=48.4646&lon=9.2256&radius=10&sort=distance');
    expect(data.map(({ id }) => id)).toEqual(['haus', 'markt', 'mueller']);
    expect(data[0]?.distance).toBe(0);
    expect(data[2]?.distance).toBeGreaterThan(4_500);
    expect(data[2]?.distance).toBeLessThan(5_500);
    expect((await find('lat=48.4646&lon=9.2256&sort=distance')).data.map(({ id }) => id).slice(-2)).toEqual([
      'vip',
      'expo',
    ]);
    expect((await find('lat=48.4646&lon=9.2256')).data[0]?.distance).toBeUndefined();
  });

  it('ranks words of the title, then tags and venue, then texts, then the promoter, and equal ones by date', async () => {
    const on = (day: number) => ({ client: 'zeitung', appointments: [{ date: `2026-06-${day}` }] });
    const ranked = [
      anEvent({ id: 'whole', title: 'Jazz', ...on(28) }),
      anEvent({ id: 'begun', title: 'Jazzfrühstück', ...on(27) }),
      anEvent({ id: 'tag', title: 'Konzert', tags: ['Jazz'], ...on(25) }),
      anEvent({ id: 'tag-later', title: 'Konzert', tags: ['Jazz'], location: 12, ...on(26) }),
      anEvent({ id: 'short', title: 'Konzert', shortdesc1: 'Jazz, Jazzrock und Jazztanz', ...on(23) }),
      anEvent({ id: 'long', title: 'Konzert', longdesc1: '<p>Jazz am Abend</p>', ...on(24) }),
      anEvent({ id: 'promoter', title: 'Konzert', promoter: 99, ...on(21) }),
    ];
    const { database, app } = backend();
    await database.query(`insert into addresses (address_id, community_id, name) values (99, 1, 'Jazzclub')`);
    await insertEvents(database, ranked);
    const found = async (query: string): Promise<string[]> => {
      const { data }: List = await (await app.request(`/clients/zeitung/api/events?sort=relevance&${query}`)).json();
      return data.map(({ id }) => id);
    };
    expect(await found('q=jazz')).toEqual(['whole', 'begun', 'tag', 'tag-later', 'short', 'long', 'promoter']);
    // Each word counts only in the field where it weighs most.
    expect(await found('q=jazz%20betzingen')).toEqual(['tag-later']);
    expect(await found('q=konzert%20jazz')).toEqual(['tag', 'tag-later', 'short', 'long', 'promoter']);
    await database.query(`delete from events where client = 'zeitung' and id <> 'paper'`);
  });

  it('finds a new day with any status, unless it is cancelled', async () => {
    const news = { date: '2026-07-01', newDate: '2026-07-20' };
    const moved = ['postponed', 'moved', 'soldOut', 'cancelled'].map((status) =>
      anEvent({ id: status, client: 'zeitung', appointments: [{ ...news, status }] }),
    );
    // An appointment's own new day counts before that of the whole event.
    const own = anEvent({
      id: 'own',
      client: 'zeitung',
      status: 'postponed',
      newDate: '2026-07-19',
      appointments: [news],
    });
    await insertEvents(backend().database, [...moved, own]);
    const { data }: List = await (
      await backend().app.request('/clients/zeitung/api/events?from=2026-07-19&to=2026-07-20')
    ).json();
    expect(data.map(({ id }) => id).sort()).toEqual(['moved', 'own', 'postponed', 'soldOut']);
    await backend().database.query(`delete from events where client = 'zeitung' and id <> 'paper'`);
  });

  it.each(STATUS_TABLE)(
    'returns the effective status of each date if the whole event is $name',
    async ({ name, whole, dates }) => {
      const id = `whole-${name}`;
      const appointments = dates.map(({ own }, index) => ({ date: PLANNED, from: `1${index}:00`, ...own }));
      await insertEvents(backend().database, [anEvent({ id, client: 'zeitung', ...whole, appointments })]);
      const ask = async (path: string) => (await backend().app.request(`/clients/zeitung/api/${path}`)).text();
      const results = dates.map(({ result }) => result);
      const detail = JSON.parse(await ask(`events/${id}`)).data;
      expect(detail.appointments.map(toldOf)).toEqual(results);
      expect([toldOf(detail), toldOf(detail.appointment)]).toEqual([results[0], results[0]]);
      // Both engines: the list comes from memory, where it is in use.
      const listed = JSON.parse(await ask(`events?ids=${id}`)).data[0];
      expect(toldOf(listed)).toEqual(results[0]);
      const calendar = await ask(`events/${id}.ics`);
      const takesPlace = ({ status, newDate }: DateChange) =>
        status !== 'cancelled' && (status !== 'postponed' || newDate);
      expect(calendar.match(/STATUS:(CONFIRMED|CANCELLED)/g)).toEqual(
        results.map((result) => `STATUS:${takesPlace(result) ? 'CONFIRMED' : 'CANCELLED'}`),
      );
      // A month shows each date on its planned day and on its new one; only those that count.
      const month = JSON.parse(await ask(`events/days?ids=${id}&from=2026-07-01&to=2026-07-31`)).data;
      const days = month.map(({ date }: { date: string }) => date).sort();
      const expected = results.flatMap(({ newDate }) => [PLANNED, ...(newDate ? [newDate] : [])]);
      expect(days).toEqual(expected.sort());
      expect(month.filter(({ newDate }: DateChange) => newDate).map(({ newDate }: DateChange) => newDate)).toEqual(
        results.flatMap(({ newDate }) => newDate ?? []),
      );
      await backend().database.query('delete from events where id = $1', [id]);
    },
  );

  it('pages with the right total, also past the end', async () => {
    const { data, meta } = await find('page=2&pageSize=4');
    expect(data.map(({ id }) => id)).toEqual(['muench', 'markt']);
    expect(meta).toEqual({ page: 2, pageSize: 4, total: 6, over: 0 });
    expect((await find('pageSize=4')).meta).toEqual({
      page: 1,
      pageSize: 4,
      total: 6,
      over: 0,
      after: expect.any(String),
    });
    expect(await find('page=400')).toEqual({ data: [], meta: { page: 400, pageSize: 24, total: 6, over: 0 } });
  });

  it('counts each facet without its own filter and with all others', async () => {
    const { facets } = (await find('facets=1&rubric=2&tag=Advent')).meta;
    expect(facets.rubric.map(({ id, count }) => [id, count])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(facets.tag).toEqual([
      { name: 'Advent', count: 1 },
      { name: 'Lesung', count: 1 },
    ]);
    expect(facets.community.map(({ community_id, count }) => [community_id, count])).toEqual([[2, 1]]);
    expect(facets.flags).toEqual({ free: 0, children: 0, barrierFree: 0, longRunning: 0 });
  });

  it('counts days without the requested range, from the start of the month', async () => {
    const { facets } = (await find('facets=1&from=2026-05-18&to=2026-05-18&children=1')).meta;
    expect(facets.day).toEqual(['2026-05-01', '2026-05-11', '2026-05-18'].map((date) => ({ date, count: 1 })));
  });

  it('counts the results of a click', async () => {
    const { facets, total } = (await find('facets=1')).meta;
    expect(total).toBe(6);
    for (const { id, count } of facets.rubric) expect((await find(`rubric=${id}`)).meta.total).toBe(count);
    for (const { name, count } of facets.tag) expect((await find(`tag=${name}`)).meta.total).toBe(count);
    for (const { date, count } of facets.day.slice(0, 5))
      expect((await find(`from=${date}&to=${date}`)).meta.total).toBe(count);
    for (const flag of ['free', 'children', 'barrierFree'])
      expect((await find(`${flag}=1`)).meta.total).toBe(facets.flags[flag]);
    for (const { id, count } of facets.accessFeatures)
      expect((await find(`accessFeatures=${id}`)).meta.total).toBe(count);
    expect((await find('longRunning=0')).meta.total).toBe(total - (facets.flags.longRunning ?? 0));
  });

  it('counts the results of each date shortcut, whichever is active', async () => {
    const chosen = ['', '&from=2026-05-18&to=2026-05-18', '&time=now', '&rubric=1', '&longRunning=0', '&q=advent'];
    for (const others of chosen) {
      const { when } = (await find(`facets=1${others}`)).meta.facets;
      expect(Object.keys(when)).toEqual([...DATE_SHORTCUTS]);
      for (const stretch of DATE_SHORTCUTS) {
        const { from, to } = daysOf(stretch, TODAY);
        const query = new URLSearchParams(others);
        const time = stretch === 'now' || stretch === 'evening' ? { time: stretch } : {};
        for (const name of ['from', 'to', 'time']) query.delete(name);
        for (const [name, value] of Object.entries({ from, to, ...time })) query.set(name, value);
        expect([stretch, when[stretch]]).toEqual([stretch, (await find(`${query}`)).meta.total]);
      }
    }
  });

  it('follows a change and a removal at once', async () => {
    const { database } = backend();
    await insertEvents(database, [anEvent({ id: 'brief', title: 'Zirkus', rubrics: [3], tags: ['Zelt'] })]);
    expect(await idsOf('q=zirkus&rubric=3')).toEqual(['brief']);
    await database.query(`update events set title = 'Varieté' where id = 'brief'`);
    await database.query(`update event_rubrics set rubric_id = 1 where event_id = 'brief'`);
    await database.query(`select index_events('stadt', array['brief'])`);
    expect(await idsOf('rubric=3&q=zirkus')).toEqual([]);
    expect(await idsOf('rubric=1&q=variete')).toEqual(['brief']);
    await database.query(`delete from events where id = 'brief'`);
    expect((await find('tag=Zelt')).meta.total).toBe(0);
  });

  it('returns the same after everything was indexed again', async () => {
    const before = await find('facets=1');
    await backend().database.query(`select index_events('stadt')`);
    expect(await find('facets=1')).toEqual(before);
  });
});
