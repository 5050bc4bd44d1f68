import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { anEvent, insertEvents, TODAY } from '../support/event-fixtures';
import fc from '../support/same-cases';
import { onEachDatabase } from './on-each-database';

const TITLES = ['Märchenstunde im Park', 'Maerchenstunde', 'Konzert im Park', 'Konzert Konzert'];
const TAGS = [[], ['Familie'], ['Familie', 'Draußen'], ['FAMILIE']];
const PLACES = [null, 10, 12];
const DAYS = [TODAY, '2026-06-01'];

/** One thing that can happen to an event. */
type Deed = { event: number; what: 'edit' | 'delete' | 'publish' | 'remove'; pick: number };

const deeds = fc.array(
  fc.record<Deed>({
    event: fc.nat(2),
    what: fc.constantFrom('edit', 'edit', 'delete', 'publish', 'remove'),
    pick: fc.nat(100),
  }),
  { minLength: 1, maxLength: 12 },
);

onEachDatabase('words and counts after edits', (backend) => {
  const query = (sql: string, params: unknown[] = []) => backend().database.query<Record<string, unknown>>(sql, params);
  const index = (id: string) => query(`select index_events('stadt', array[$1])`, [id]);

  /** The counts of a client without the numbers of slots, which differ in a new index. */
  async function counted() {
    const words = await query(`select word, shown, uses from search_words where client = 'stadt' order by 1, 2`);
    const facets = await query(
      `select kind, value, sum(bit_count(bits))::int as count from facet_bits where client = 'stadt'
       group by 1, 2 having sum(bit_count(bits)) > 0 order by kind, value`,
    );
    // Here no row may stay without a bit: words come and go.
    const sparse = await query(
      `select kind, value, sum(bit_count(bits))::int as count from sparse_bits where client = 'stadt'
       group by 1, 2 order by kind, value`,
    );
    return { words, facets, sparse };
  }

  /** Expects the counts that were kept up to date to equal those of a new index. */
  async function expectAsFresh() {
    const now = await counted();
    await query(`select index_events('stadt')`);
    expect(now).toEqual(await counted());
  }

  it('count a repeatedly edited event once, and a deleted one not at all', async () => {
    const before = await counted();
    await insertEvents(backend().database, [anEvent({ id: 'often', title: 'Puppentheater', tags: ['Familie'] })]);
    const once = await counted();
    for (let time = 0; time < 10; time += 1) await index('often');
    expect(await counted()).toEqual(once);
    await query(`delete from events where id = 'often'`);
    expect(await counted()).toEqual(before);
    await expectAsFresh();
  });

  it('are not written again for an unchanged event', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'same', title: 'Puppentheater', location: 10 })]);
    const rows = () => query(`select kind, value, xmin::text from sparse_bits where client = 'stadt' order by 1, 2`);
    const before = await rows();
    await index('same');
    expect(await rows()).toEqual(before);
    await query(`delete from events where id = 'same'`);
  });

  it('do not contain words of a former title', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'renamed', title: 'Zirkuszelt' })]);
    await query(`update events set title = 'Varieté' where id = 'renamed'`);
    await index('renamed');
    const shown = (await counted()).words.map((word) => word.shown);
    expect(shown).toContain('Varieté');
    expect(shown).not.toContain('Zirkuszelt');
    await query(`delete from events where id = 'renamed'`);
  });

  it('contain the current names of rubrics', async () => {
    await query(`insert into rubrics values ('stadt', 9, 'Flohmärkte', '#000000', 'market', 9)`);
    await query(`update rubrics set name = 'Trödelmärkte' where client = 'stadt' and id = 9`);
    const shown = (await counted()).words.map((word) => word.shown);
    expect(shown).toContain('Trödelmärkte');
    expect(shown).not.toContain('Flohmärkte');
    await expectAsFresh();
    await query(`delete from rubrics where client = 'stadt' and id = 9`);
    await expectAsFresh();
  });

  it('equal a full recount after any edits', async () => {
    const some = <Value>(values: readonly Value[], pick: number) => values[pick % values.length];

    async function act({ event, what, pick }: Deed) {
      const id = `any${event}`;
      if (what === 'remove') return query('delete from events where id = $1', [id]);
      await query(`insert into events (id, client, title) values ($1, 'stadt', 'Neu hier') on conflict do nothing`, [
        id,
      ]);
      if (what === 'edit') {
        await query('update events set title = $2, tags = $3, location_id = $4 where id = $1', [
          id,
          some(TITLES, pick),
          some(TAGS, pick + 1),
          some(PLACES, pick),
        ]);
        await query('delete from appointments where event_id = $1', [id]);
        await query('insert into appointments (id, event_id, date, end_date) values ($1, $1, $2, $2)', [
          id,
          some(DAYS, pick),
        ]);
      }
      if (what === 'delete') await query(`update events set state = 'deleted' where id = $1`, [id]);
      if (what === 'publish') await query(`update events set state = 'published' where id = $1`, [id]);
      return index(id);
    }

    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        for (const deed of all) await act(deed);
        await expectAsFresh();
        await query(`delete from events where id like 'any%'`);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  describe('an event of many dates', () => {
    it('counts coming dates that take place, including the shown one', async () => {
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
      const asked = async (path: string) => (await backend().app.request(`/clients/stadt/api/${path}`)).json();
      const { data } = await asked('events?ids=thinned,whole');
      const counts = data.map(({ id, appointmentCount }: { id: string; appointmentCount: number }) => [
        id,
        appointmentCount,
      ]);
      // Shown: the cancelled one, which is the next. Beside it the second, that with a new day, and the one sold out.
      expect(counts).toEqual([
        ['thinned', 4],
        ['whole', 1],
      ]);
      expect((await asked('events/thinned')).data.appointmentCount).toBe(4);
      await database.query(`delete from events where id in ('thinned', 'whole')`, []);
    });
  });
});
