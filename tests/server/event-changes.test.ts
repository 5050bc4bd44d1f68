import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../demo/server/platform/database/database';
import { toEventFilter } from '../../demo/server/search/event-filter';
import { newResultCache } from '../../demo/server/search/result-cache';
import { deleteOldChanges } from '../../demo/server/search/revision';
import { searchOf } from '../../demo/server/search/search-of';
import { newSpelling } from '../../demo/server/search/spelling';
import { addDays } from '../../src/lib/days';
import { anEvent, insertEvents, NOW, TODAY } from '../support/event-fixtures';
import { appOn, type Backend, onEachDatabase } from './on-each-database';

/** Stands in the statement that finds events. */
const SEARCH = 'dimensions (own, block, bits)';

type Row = { id: string; title: string; rubric: { name: string }; location?: { name: string }; image: { alt: string } };
type List = { data: Row[]; meta: { total: number } };

onEachDatabase('changes by other processes', (backend) => {
  const sql = (text: string, params: unknown[] = []) => backend().database.query(text, params);
  let now = NOW;
  let searches = 0;
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
    searches = 0;
    const { database } = backend();
    const query: typeof database.query = (statement, ...rest) => {
      searches += statement.includes(SEARCH) ? 1 : 0;
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
  });

  it('do not invalidate a search within a minute without a write', async () => {
    const before = searches;
    await Promise.all([find(), find('page=2'), find('sort=title'), find('pageSize=5')]);
    expect(searches).toBe(before);
    now = new Date(NOW.getTime() + 60_000);
    await Promise.all([find(), find('page=2')]);
    expect(searches).toBe(before + 1);
    await sql(`update events set title = 'Neu' where id = 'noon'`);
    await find();
    expect(searches).toBe(before + 2);
    await sql(`update events set title = title where client = 'zeitung'`);
    await find();
    expect(searches).toBe(before + 2);
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
  ])('show a new %s at once', async (_, statement, shown) => {
    await sql(statement);
    expect(await first()).toMatchObject(shown as object);
  });

  it('remove a picture that was moved to another event', async () => {
    await sql(`update media set event_id = 'later', position = -1 where event_id = 'noon'`);
    expect(await first()).not.toHaveProperty('image');
    expect((await find('ids=later')).data[0]?.image).toMatchObject({ id: 'm-noon' });
  });

  it('of another server are found at once, and removed events no longer', async () => {
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

  it('by an import are found after all events were indexed again', async () => {
    await sql(`update events set title = 'Importiert' where id = 'noon'`);
    await sql(`select index_events('stadt')`);
    expect(await idsOf('q=importiert')).toEqual(['noon']);
  });

  it('do not affect that an event is listed until the minute of its end', async () => {
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

  it('are found after a search without results', async () => {
    const { database } = backend();
    let fails = false;
    const query: typeof database.query = async (statement, ...rest) => {
      if (fails && statement.includes(SEARCH)) throw new Error('The database is gone.');
      return database.query(statement, ...rest);
    };
    const sources = { database: { ...database, query }, cache: newResultCache(), correct: newSpelling(database) };
    const total = async () => {
      const filter = toEventFilter(new URLSearchParams(), NOW);
      return (await (await searchOf(sources, 'stadt')).find(filter)).total;
    };
    fails = true;
    await expect(total()).rejects.toThrow('gone');
    fails = false;
    expect(await total()).toBe(2);
  });

  it('are logged for an hour', async () => {
    await sql(`insert into event_changes (client, transaction, at) values
      ('stadt', '1', clock_timestamp() - interval '61 minutes'),
      ('stadt', '2', clock_timestamp() - interval '50 minutes')`);
    await deleteOldChanges(backend().database);
    expect(await sql(`select transaction::text from event_changes where transaction in ('1', '2')`)).toEqual([
      { transaction: '2' },
    ]);
  });

  it('of a long transaction are found although later ones ended before', async () => {
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
