import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../demo/server/database';
import { toEventFilter } from '../../demo/server/search/event-filter';
import { findEvents } from '../../demo/server/search/find-events';
import { forgetChanges } from '../../demo/server/search/memory/changes';
import { type Indexes, newIndexes } from '../../demo/server/search/memory/indexes';
import { newSpelling } from '../../demo/server/search/spelling';
import { addDays } from '../../src/lib/days';
import { anEvent, insertEvents, NOW, TODAY } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import fc from '../support/same-cases';
import { act, deed, insertExamples, query } from '../support/search-examples';
import { appOn, type Backend, onEachDatabase, onOneDatabase } from './on-each-database';

const RUNS = 40;
/** Pages that are followed from one to the next. */
const MOST_PAGES = 3;

/** How a list is asked for, beside what is searched. */
const list = fc.record(
  {
    sort: fc.constantFrom('date', 'title', 'relevance', 'distance'),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ['pageSize'] },
);

/** Few events are left by these, so they are asked for now and then. */
const narrow = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  ...[
    'over=only',
    'when=weekend',
    'when=today',
    'time=now',
    'time=evening',
    'ids=p3,p5,p7',
    'bbox=9.1,48.4,9.3,48.5',
  ].map((part) => ({
    weight: 1,
    arbitrary: fc.constant(Object.fromEntries(new URLSearchParams(part))),
  })),
);

/** Half of the searches are for everything. */
const asked = fc
  .tuple(fc.oneof(query, fc.constant(new URLSearchParams({ facets: '1' }))), list, narrow)
  .map(([search, { sort, page, pageSize }, narrowed]) => {
    const centre = sort === 'distance' && { lat: 48.48, lon: 9.21 };
    const both = new URLSearchParams(search);
    const given = { ...narrowed, ...centre, ...(sort && { sort }), ...(page && { page }), pageSize };
    for (const [name, value] of Object.entries(given)) both.set(name, String(value));
    return both;
  });

/** Waits until the index of the town has been read; without that the database would search. */
const whenRead = (indexes: Indexes) =>
  eventually(async () => {
    const state = await indexes('stadt');
    if (!state) throw new Error('It is still being read.');
    return state;
  });

/** Searches as the server does for a client with few events, and for one with more than fit into memory. */
function bothWays({ database }: Backend, now = () => NOW) {
  const correct = newSpelling(database);
  const indexes = newIndexes(database);
  const inMemory = { database, correct, indexes: () => whenRead(indexes) };
  const inDatabase = { database, correct, indexes: newIndexes(database, { mostSlots: 0 }) };
  return [inMemory, inDatabase].map(
    (sources) => async (search: URLSearchParams) =>
      JSON.parse(JSON.stringify(await findEvents(sources, 'stadt', toEventFilter(search, now())))),
  );
}

onEachDatabase('searching in memory, beside searching in the database', (backend) => {
  beforeAll(() => insertExamples(backend().database));

  it('answers the same on every page, whatever is asked and whatever has happened to the events', async () => {
    const [inMemory, inDatabase] = bothWays(backend());
    let rows = 0;
    let followed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { maxLength: 2 }),
        fc.array(asked, { minLength: 4, maxLength: 4 }),
        async (deeds, searches) => {
          for (const one of deeds) await act(backend().database, one);
          for (const search of searches) {
            for (let page = 0; page < MOST_PAGES; page += 1) {
              const [answer, other] = [await inMemory?.(search), await inDatabase?.(search)];
              expect({ search: `${search}`, ...answer }).toEqual({ search: `${search}`, ...other });
              rows += answer.data.length;
              if (answer.meta.after === undefined) break;
              followed += 1;
              search.delete('page');
              search.set('after', answer.meta.after);
            }
          }
        },
      ),
      // What has happened stays: a smaller example would be another one.
      { numRuns: RUNS, seed: 5, endOnFailure: true },
    );
    // Searches that find nothing would agree about nothing.
    expect(rows).toBeGreaterThan(RUNS);
    expect(followed).toBeGreaterThan(RUNS / 4);
  }, 120_000);

  it('counts the dates to come that take place, and the one that is shown', async () => {
    const { database } = backend();
    const dates = [
      { date: addDays(TODAY, 1), status: 'cancelled' },
      { date: addDays(TODAY, 2) },
      { date: addDays(TODAY, 3), status: 'cancelled' },
      { date: addDays(TODAY, 4), status: 'postponed' },
      { date: addDays(TODAY, 5), status: 'postponed', newDate: addDays(TODAY, 9) },
      { date: addDays(TODAY, 6), status: 'soldOut' },
    ];
    await insertEvents(database, [
      anEvent({ id: 'thinned', appointments: dates }),
      anEvent({ id: 'whole', status: 'cancelled', appointments: dates.slice(1, 3) }),
    ]);
    for (const find of bothWays(backend())) {
      const { data } = await find(new URLSearchParams({ ids: 'thinned,whole' }));
      const counts = data.map(({ id, appointmentCount }: { id: string; appointmentCount: number }) => [
        id,
        appointmentCount,
      ]);
      // Shown: the cancelled one, which is the next. Beside it the second, that with a new day, and the one sold out.
      expect(counts).toEqual([
        ['thinned', 4],
        ['whole', 1],
      ]);
    }
    const app = await backend().app.request('/clients/stadt/api/events/thinned');
    expect((await app.json()).data.appointmentCount).toBe(4);
    await database.query(`delete from events where id in ('thinned', 'whole')`, []);
  });
});

/** Begins every search in the database. */
const SEARCH_IN_DATABASE = 'dimensions (own, block, bits)';
/** Reads a piece of an index. */
const READ_PIECE = 'i.title_key as title';

onOneDatabase('while the index is being read', (backend) => {
  const searches = ['facets=1', 'q=musik&facets=1', 'rubric=1&sort=title', 'free=1&page=2&pageSize=3'];
  const filters = searches.map((search) => toEventFilter(new URLSearchParams(search), NOW));

  beforeAll(() => insertExamples(backend().database));

  /** Searches with an index whose first piece is read at once, but arrives only when the test lets it. */
  function held() {
    const { database } = backend();
    let letRead = () => {};
    const mayRead = new Promise<void>((done) => {
      letRead = done;
    });
    const asked: string[] = [];
    const query: typeof database.query = async (statement, ...rest) => {
      asked.push(statement);
      const rows = await database.query<never>(statement, ...rest);
      if (statement.includes(READ_PIECE) && !statement.includes('any(')) await mayRead;
      return rows;
    };
    const correct = newSpelling(database);
    const indexes = newIndexes({ query });
    const find = (sources: Parameters<typeof findEvents>[0]) =>
      Promise.all(filters.map((filter) => findEvents(sources, 'stadt', filter)));
    return {
      indexes,
      letRead,
      find: () => find({ database: { query }, correct, indexes }),
      findInDatabase: () => find({ database, correct, indexes: newIndexes(database, { mostSlots: 0 }) }),
      piecesAsked: () => asked.filter((statement) => statement.includes(READ_PIECE)).length,
      searchesInDatabase: () => asked.filter((statement) => statement.includes(SEARCH_IN_DATABASE)).length,
    };
  }

  it('lets the database answer, so that nobody waits', async () => {
    const { find, findInDatabase, indexes, letRead, piecesAsked, searchesInDatabase } = held();
    const answers = await Promise.all([find(), find()]);
    const expected = await findInDatabase();
    expect(answers).toEqual([expected, expected]);
    expect(piecesAsked()).toBe(1);
    expect(searchesInDatabase()).toBe(2 * searches.length);
    letRead();
    await whenRead(indexes);
    expect(await find()).toEqual(expected);
    expect(searchesInDatabase()).toBe(2 * searches.length);
  });

  it('finds at once what is written meanwhile, and has it in the index later', async () => {
    const { find, findInDatabase, indexes, letRead, searchesInDatabase } = held();
    const before = await find();
    await insertEvents(backend().database, [
      anEvent({ title: 'Musik am Mittag', appointments: [{ date: TODAY, from: '19:00' }] }),
    ]);
    const expected = await findInDatabase();
    expect(expected).not.toEqual(before);
    expect(await find()).toEqual(expected);
    letRead();
    await whenRead(indexes);
    const searched = searchesInDatabase();
    expect(await find()).toEqual(expected);
    expect(searchesInDatabase()).toBe(searched);
  });

  it('lets the database answer again when many events have changed at once', async () => {
    const { find, findInDatabase, indexes, letRead, searchesInDatabase } = held();
    letRead();
    await whenRead(indexes);
    const searched = searchesInDatabase();
    await insertEvents(
      backend().database,
      Array.from({ length: 101 }, () => anEvent({ title: 'Musik', appointments: [{ date: TODAY, from: '19:00' }] })),
    );
    const expected = await findInDatabase();
    expect(await find()).toEqual(expected);
    expect(searchesInDatabase()).toBe(searched + searches.length);
    await whenRead(indexes);
    expect(await find()).toEqual(expected);
    expect(searchesInDatabase()).toBe(searched + searches.length);
  });

  it('leaves a client to the database for whom the others leave no memory', async () => {
    const { database } = backend();
    await insertEvents(database, [anEvent({ client: 'zeitung', appointments: [{ date: TODAY }] })]);
    const [row] = await database.query<{ slots: number }>(
      `select max(slot) + 1 as slots from event_index where client = 'stadt'`,
    );
    const slots = row?.slots ?? 0;
    const both = newIndexes(database, { mostSlots: slots + 1 });
    await whenRead(both);
    await eventually(async () => expect(await both('zeitung')).toBeDefined());
    const onlyOne = newIndexes(database, { mostSlots: slots });
    await whenRead(onlyOne);
    const asked: string[] = [];
    const query: typeof database.query = (statement, ...rest) => {
      asked.push(statement);
      return database.query(statement, ...rest);
    };
    const sources = { database: { query }, correct: newSpelling(database), indexes: onlyOne };
    for (let turn = 0; turn < 3; turn += 1) {
      const { meta } = await findEvents(sources, 'zeitung', toEventFilter(new URLSearchParams(), NOW));
      expect(meta.total).toBe(1);
    }
    expect(asked.filter((statement) => statement.includes(SEARCH_IN_DATABASE))).toHaveLength(3);
  });

  it('goes on without an index that could not be read, and reads it when it is asked for again', async () => {
    const { database } = backend();
    let fails = true;
    const query: typeof database.query = async (statement, ...rest) => {
      if (fails && statement.includes(READ_PIECE)) throw new Error('The index is gone.');
      return database.query(statement, ...rest);
    };
    const errors: unknown[] = [];
    const indexes = newIndexes({ query }, { onError: (error) => errors.push(error) });
    expect(await indexes('stadt')).toBeUndefined();
    await eventually(() => expect(errors).toEqual([new Error('The index is gone.')]));
    fails = false;
    expect((await whenRead(indexes)).index.slots.size).toBeGreaterThan(100);
  });
});

type Row = { id: string; title: string; rubric: { name: string }; location?: { name: string }; image: { alt: string } };
type List = { data: Row[]; meta: { total: number } };

onEachDatabase('what others have written', (backend) => {
  const sql = (text: string, params: unknown[] = []) => backend().database.query(text, params);
  let now = NOW;
  let app: Backend['app'];
  const find = async (search = ''): Promise<List> => {
    const response = await app.request(`/clients/stadt/api/events?${search}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const first = async () => (await find('ids=noon')).data[0];
  const idsOf = async (search = '') => (await find(search)).data.map(({ id }) => id);

  beforeEach(async () => {
    await sql('delete from events');
    now = NOW;
    let searchedInDatabase = 0;
    const { database } = backend();
    const query: typeof database.query = (statement, ...rest) => {
      searchedInDatabase += statement.includes(SEARCH_IN_DATABASE) ? 1 : 0;
      return database.query(statement, ...rest);
    };
    app = appOn({ ...database, query }, backend().errors, { now: () => now });
    await insertEvents(backend().database, [
      anEvent({
        id: 'noon',
        title: 'Mittagskonzert',
        location: 10,
        appointments: [{ date: TODAY, from: '12:10', until: '12:20' }],
      }),
      anEvent({ id: 'later', title: 'Abendlied', appointments: [{ date: addDays(TODAY, 1), from: '20:00' }] }),
    ]);
    expect(await idsOf()).toEqual(['noon', 'later']);
    expect(await first()).toMatchObject({ title: 'Mittagskonzert' });
    // What these tests say of the index must not be answered by the database.
    await eventually(async () => {
      const before = searchedInDatabase;
      await find();
      expect(searchedInDatabase).toBe(before);
    });
  });

  it.each<[what: string, statement: string, shown: unknown]>([
    ['title', `update events set title = 'Neu' where id = 'noon'`, { title: 'Neu' }],
    ['rubric', `update rubrics set name = 'Klang' where client = 'stadt' and id = 1`, { rubric: { name: 'Klang' } }],
    ['place', `update addresses set name = 'Umgetauft' where address_id = 10`, { location: { name: 'Umgetauft' } }],
    [
      'community',
      `update communities set name = 'Neustadt' where community_id = 1`,
      { location: { community: { name: 'Neustadt' } } },
    ],
    ['picture', `update media set alt = 'Ein anderes' where event_id = 'noon'`, { image: { alt: 'Ein anderes' } }],
    [
      'time',
      `update appointments set info = 'Einlass 12 Uhr' where event_id = 'noon'`,
      { appointment: { additionalInfo: 'Einlass 12 Uhr' } },
    ],
  ])('shows a new %s at once', async (_, statement, shown) => {
    await sql(statement);
    expect(await first()).toMatchObject(shown as object);
  });

  it('shows a picture no longer that has gone to another event', async () => {
    await sql(`update media set event_id = 'later', position = -1 where event_id = 'noon'`);
    expect(await first()).not.toHaveProperty('image');
    expect((await find('ids=later')).data[0]?.image).toMatchObject({ id: 'm-noon' });
  });

  it('finds what another server has written, and no longer what it has taken away', async () => {
    const other = appOn(backend().database, backend().errors, { now: () => now });
    expect((await other.request('/clients/stadt/api/events')).status).toBe(200);
    await insertEvents(backend().database, [
      anEvent({ id: 'new', title: 'Xylofon', appointments: [{ date: TODAY, from: '19:00' }] }),
    ]);
    for (const server of [app, other]) {
      const answer: List = await (await server.request('/clients/stadt/api/events?q=xylofon')).json();
      expect(answer.data.map(({ id }) => id)).toEqual(['new']);
    }
    await sql(`delete from events where id in ('new', 'noon')`);
    expect(await idsOf()).toEqual(['later']);
    expect(await idsOf('q=mittagskonzert')).toEqual([]);
  });

  it('finds all events after an import has indexed them anew', async () => {
    await sql(`update events set title = 'Importiert' where id = 'noon'`);
    await sql(`select index_events('stadt')`);
    expect(await idsOf('q=importiert')).toEqual(['noon']);
  });

  it('lists an event until the minute in which it is over', async () => {
    now = new Date(NOW.getTime() + 19 * 60_000 + 59_999);
    expect(await idsOf()).toEqual(['noon', 'later']);
    now = new Date(NOW.getTime() + 20 * 60_000);
    expect(await idsOf()).toEqual(['later']);
    expect(await idsOf('over=only')).toEqual(['noon']);
    now = new Date(`${TODAY}T21:59:59Z`);
    expect(await idsOf('over=only')).toEqual(['noon']);
    // Midnight in Berlin.
    now = new Date(`${TODAY}T22:00:00Z`);
    expect(await idsOf('over=only')).toEqual([]);
    expect(await idsOf()).toEqual(['later']);
  });

  it.each([
    ['is asked for changes', 'from search_changes'],
    ['is asked for what has changed', 'as "eventId"'],
  ])('finds what was written meanwhile after the database has failed when it %s', async (_, failing) => {
    const { database } = backend();
    let fails = false;
    const query: typeof database.query = async (statement, ...rest) => {
      if (fails && statement.includes(failing)) throw new Error('The database is gone.');
      return database.query(statement, ...rest);
    };
    const indexes = newIndexes({ ...database, query });
    const titleIn = async () => (await indexes('stadt'))?.index.events.find((event) => event?.id === 'noon')?.titleKey;
    await whenRead(indexes);
    expect(await titleIn()).toBe('mittagskonzert');
    await sql(`update events set title = 'Danach' where id = 'noon'`);
    await sql(`select index_events('stadt', array['noon'])`);
    fails = true;
    await expect(titleIn()).rejects.toThrow('gone');
    fails = false;
    await whenRead(indexes);
    expect(await titleIn()).toBe('danach');
  });

  it('keeps changes for an hour', async () => {
    await sql(`insert into search_changes (client, event_id, what, at) values
      ('stadt', 'old', 'rows', clock_timestamp() - interval '61 minutes'),
      ('stadt', 'young', 'rows', clock_timestamp() - interval '50 minutes')`);
    await forgetChanges(backend().database);
    expect(await sql(`select event_id from search_changes where event_id in ('old', 'young')`)).toEqual([
      { event_id: 'young' },
    ]);
  });

  it('sees a long transaction that ends after later ones', async () => {
    const { url } = backend();
    // The embedded database runs one transaction after the other.
    if (url === undefined) return;
    const second = await openDatabase('', url);
    let finish = () => {};
    const mayFinish = new Promise<void>((done) => {
      finish = done;
    });
    try {
      let begun = () => {};
      const hasBegun = new Promise<void>((done) => {
        begun = done;
      });
      const long = second.transaction(async (transaction) => {
        await transaction.query(`update events set title = 'Lang' where id = 'later'`);
        begun();
        await mayFinish;
      });
      await hasBegun;
      await sql(`update events set title = 'Kurz' where id = 'noon'`);
      expect((await find()).data.map(({ title }) => title)).toEqual(['Kurz', 'Abendlied']);
      finish();
      await long;
      expect((await find()).data.map(({ title }) => title)).toEqual(['Kurz', 'Lang']);
    } finally {
      finish();
      await second.close();
    }
  });
});

/** Friday, 15 May 2026, and the days around. */
const WEEKEND = {
  thursday: { date: '2026-05-14', from: '20:00', until: '23:00' },
  night: { date: '2026-05-14', from: '23:00', until: '03:00' },
  morning: { date: '2026-05-15', from: '10:00', until: '12:00' },
  early: { date: '2026-05-15', from: '14:00', until: '17:00' },
  late: { date: '2026-05-15', from: '15:00', until: '17:01' },
  open: { date: '2026-05-15', from: '14:30' },
  noon: { date: '2026-05-15', from: '13:00' },
  whole: { date: '2026-05-15', fullDay: true },
  evening: { date: '2026-05-15', from: '20:00', until: '02:00' },
  market: { date: '2026-05-13', endDate: '2026-05-15', from: '10:00', until: '16:00' },
  show: { date: '2026-05-01', endDate: '2026-05-31', from: '11:00', until: '16:00' },
  saturday: { date: '2026-05-16', from: '09:00', until: '10:00' },
  sunday: { date: '2026-05-17', from: '20:00', until: '22:00' },
  monday: { date: '2026-05-18', from: '09:00' },
  next: { date: '2026-05-22', from: '20:00' },
};
const ALL = 'late open whole evening show saturday sunday both';

onEachDatabase('the weekend', (backend) => {
  let nowMs = NOW.getTime();
  const now = () => new Date(nowMs);
  beforeAll(() =>
    insertEvents(backend().database, [
      ...Object.entries(WEEKEND).map(([id, appointment]) => anEvent({ id, appointments: [appointment] })),
      anEvent({ id: 'both', appointments: [WEEKEND.morning, WEEKEND.sunday] }),
    ]),
  );

  it.each([
    ['2026-05-11T08:00', ALL],
    ['2026-05-15T00:30', ALL],
    ['2026-05-15T16:59', ALL],
    ['2026-05-15T17:00', ALL],
    ['2026-05-15T17:30', 'whole evening show saturday sunday both'],
    // What goes on from the night before is on.
    ['2026-05-16T01:00', 'evening show saturday sunday both'],
    ['2026-05-16T12:00', 'show sunday both'],
    ['2026-05-17T23:59', 'show'],
    ['2026-05-18T00:00', 'next show'],
  ])('of %s in Berlin is what is on from Friday, 17:00, until Sunday', async (clock, expected) => {
    nowMs = Date.parse(`${clock}+02:00`);
    const names = expected.split(' ').sort();
    for (const search of bothWays(backend(), now)) {
      const ask = (query: string) => search(new URLSearchParams(query));
      const found = await ask('when=weekend&facets=1');
      expect(found.data.map(({ id }: { id: string }) => id).sort()).toEqual(names);
      expect([found.meta.total, found.meta.facets.when.weekend]).toEqual([names.length, names.length]);
      expect((await ask('facets=1')).meta.facets.when.weekend).toBe(names.length);
      // The days of the word count, whatever else is said of them.
      expect((await ask('when=weekend&from=2026-08-01&to=2026-08-02&over=only')).meta.total).toBe(names.length);
      const both = found.data.find(({ id }: { id: string }) => id === 'both');
      if (both) expect(both).toMatchObject({ appointmentCount: 1, appointment: { date: '2026-05-17' } });
      for (const sort of ['date', 'title', 'distance&lat=48&lon=9']) {
        const seen: string[] = [];
        for (let after = ''; ; ) {
          const page = await ask(`when=weekend&pageSize=3&sort=${sort}${after && `&after=${after}`}`);
          seen.push(...page.data.map(({ id }: { id: string }) => id));
          after = page.meta.after;
          if (!after) break;
        }
        expect([sort, seen.sort()]).toEqual([sort, names]);
      }
    }
    const asked = async (path: string) => {
      const app = appOn(backend().database, backend().errors, { now });
      return app.request(`/clients/stadt/api/${path}`);
    };
    const days = (await (await asked('events/days?when=weekend&from=2026-05-11&to=2026-05-31')).json()).data;
    const [friday, monday] = expected === 'next show' ? ['2026-05-22', '2026-05-25'] : ['2026-05-15', '2026-05-18'];
    const ofWeekend = days.filter(({ date }: { date: string }) => date < monday).map(({ id }: { id: string }) => id);
    expect(ofWeekend).not.toContain('morning');
    if (friday === '2026-05-15') expect(ofWeekend).toEqual(expect.arrayContaining(['late', 'open', 'whole', 'both']));
    const feed = await asked('events.json?when=weekend&pageSize=100');
    const { items, feed_url } = await feed.json();
    expect(items.map(({ id }: { id: string }) => id.split('@')[0]).sort()).toEqual(names);
    expect(feed_url).toMatch(/when=weekend/);
    const calendar = await (await asked('events.ics?when=weekend')).text();
    // Of an event with several dates only those of the weekend; on Friday evening those before are over.
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(names.length);
  });

  it('moves in a feed that is kept, also for caches on the way', async () => {
    nowMs = Date.parse('2026-05-17T23:58:30+02:00');
    const app = appOn(backend().database, backend().errors, { now });
    const ask = async (path: string) => {
      const answer = await app.request(`/clients/stadt/api/${path}`);
      const titles = (await answer.json()).items.map(({ id }: { id: string }) => id.split('@')[0]).sort();
      const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
      return { titles, seconds: Number(seconds), etag: answer.headers.get('etag') };
    };
    for (const [word, before, after] of [
      ['weekend', ['show'], ['next', 'show']],
      ['today', ['show'], ['monday', 'show']],
    ] as const) {
      nowMs = Date.parse('2026-05-17T23:59:45+02:00');
      const first = await ask(`events.json?when=${word}`);
      expect([first.titles, first.seconds]).toEqual([before, 15]);
      nowMs = Date.parse('2026-05-18T00:00:00+02:00');
      const second = await ask(`events.json?when=${word}`);
      expect([word, second.titles]).toEqual([word, after]);
      expect(second.etag).not.toBe(first.etag);
    }
  });

  it('is a word that is known', async () => {
    const answer = await appOn(backend().database).request('/clients/stadt/api/events?when=someday');
    expect([answer.status, (await answer.json()).errors]).toEqual([400, [expect.objectContaining({ path: 'when' })]]);
  });
});
