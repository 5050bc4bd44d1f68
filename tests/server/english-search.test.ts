import { beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../demo/server/database';
import { toEventFilter } from '../../demo/server/search/event-filter';
import { findEvents } from '../../demo/server/search/find-events';
import { newIndexes } from '../../demo/server/search/memory/indexes';
import { newSpelling } from '../../demo/server/search/spelling';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { onEachDatabase } from './on-each-database';

const LATER = [{ date: '2026-06-01', from: '20:00' }];

onEachDatabase('English texts in the search', (backend) => {
  beforeAll(async () => {
    const { database } = backend();
    await database.query(`update rubrics set name_en = 'Concertos' where client = 'stadt' and id = 1`);
    await insertEvents(database, [
      // Later than the event that has the word in its texts: only its title brings it to the top.
      anEvent({
        id: 'ready',
        title: 'Nachtmusik im Hof',
        shortdesc1: 'Serenade',
        appointments: LATER,
        english: {
          title: 'Moonlight in the courtyard',
          shortdesc2: 'Bring a blanket',
          longdesc3: '<p>Violins play <b>outdoors</b></p>',
        },
      }),
      anEvent({
        id: 'beside',
        title: 'Sommerabend',
        english: { longdesc1: '<p>Moonlight everywhere</p>' },
        rubrics: [2],
      }),
      anEvent({ id: 'german', title: 'Hofmusik' }),
    ]);
  });

  /** The ids that both ways of searching find, and that they agree. */
  async function found(q: string, more: Record<string, string> = {}) {
    const { database } = backend();
    const correct = newSpelling(database);
    const indexes = newIndexes(database);
    const whenRead = () =>
      eventually(async () => (await indexes('stadt')) ?? Promise.reject(new Error('It is still being read.')));
    const search = async (sources: Parameters<typeof findEvents>[0]) => {
      const params = new URLSearchParams({ q, ...more });
      const answer = await findEvents(sources, 'stadt', toEventFilter(params, NOW));
      const { data, meta } = JSON.parse(JSON.stringify(answer)) as {
        data: { id: string }[];
        meta: { spelling?: string };
      };
      return { ids: data.map(({ id }) => id), ...(meta.spelling && { spelling: meta.spelling }) };
    };
    const inMemory = await search({ database, correct, indexes: whenRead });
    expect(await search({ database, correct, indexes: newIndexes(database, { mostSlots: 0 }) })).toEqual(inMemory);
    return inMemory;
  }

  it.each([
    ['courtyard', ['ready']],
    ['court', ['ready']],
    ['blanket', ['ready']],
    ['violins', ['ready']],
    ['outdoor', ['ready']],
    // Words of both languages may be mixed, and the German ones still count.
    ['nachtmusik moonlight', ['ready']],
    ['serenade', ['ready']],
    ['concertos', ['ready']],
  ])('%j finds %j', async (q, ids) => {
    expect((await found(q)).ids).toEqual(ids);
  });

  it('count most in the title', async () => {
    expect((await found('moonlight', { sort: 'relevance' })).ids).toEqual(['ready', 'beside']);
  });

  it('are corrected when they are mistyped', async () => {
    expect(await found('cuortyard')).toEqual({ ids: ['ready'], spelling: 'Courtyard'.toLowerCase() });
  });

  describe('when they change', () => {
    const write = async (database: Queryable, english: object | null) => {
      await database.query('update events set english = $1 where id = $2', [
        english && JSON.stringify(english),
        'german',
      ]);
      await database.query(`select index_events('stadt', array['german'])`);
    };

    it('are found no longer once the organiser has taken them back', async () => {
      const { database } = backend();
      await write(database, { title: 'Lanterns' });
      expect((await found('lanterns')).ids).toEqual(['german']);
      expect((await found('concertos')).ids.sort()).toEqual(['german', 'ready']);
      await write(database, null);
      expect((await found('lanterns')).ids).toEqual([]);
      expect((await found('concertos')).ids).toEqual(['ready']);
    });
  });
});
