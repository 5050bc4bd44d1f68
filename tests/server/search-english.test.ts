import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../demo/server/platform/database/database';
import { findMatches } from '../../demo/server/saved-searches/run-saved-searches';
import { migrate } from '../../demo/server/schema/migrate';
import { toEventFilter } from '../../demo/server/search/event-filter';
import { findEvents } from '../../demo/server/search/find-events';
import { newResultCache } from '../../demo/server/search/result-cache';
import { searchOf } from '../../demo/server/search/search-of';
import { newSpelling } from '../../demo/server/search/spelling';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
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
      anEvent({ id: 'titled', title: 'Concertos zu zweit', appointments: LATER, rubrics: [2] }),
    ]);
  });

  async function found(q: string, more: Record<string, string> = {}) {
    const { database } = backend();
    const search = await searchOf({ database, cache: newResultCache(), correct: newSpelling(database) }, 'stadt');
    const params = new URLSearchParams({ q, ...more });
    const { data, meta } = JSON.parse(JSON.stringify(await findEvents(search, toEventFilter(params, NOW)))) as {
      data: { id: string }[];
      meta: { spelling?: string };
    };
    return { ids: data.map(({ id }) => id), ...(meta.spelling && { spelling: meta.spelling }) };
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
    // Visitors see the English name of a rubric at every event.
    ['concertos', ['german', 'ready', 'titled']],
    ['concerto', ['german', 'ready', 'titled']],
    ['concertos hofmusik', ['german']],
  ])('%j finds %j', async (q, ids) => {
    expect((await found(q)).ids).toEqual(ids);
  });

  it('count most in the title', async () => {
    expect((await found('moonlight', { sort: 'relevance' })).ids).toEqual(['ready', 'beside']);
    expect((await found('concertos', { sort: 'relevance' })).ids).toEqual(['titled', 'german', 'ready']);
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

    it('are no longer found after their author has withdrawn them', async () => {
      const { database } = backend();
      await write(database, { title: 'Lanterns' });
      expect((await found('lanterns')).ids).toEqual(['german']);
      await write(database, null);
      expect((await found('lanterns')).ids).toEqual([]);
    });
  });

  describe('in a database from before English rubric names were indexed', () => {
    const ids = ['ready', 'beside', 'german', 'titled'];
    const indexAnew = () => backend().database.query(`select index_events('stadt', $1::text[])`, [ids]);
    const indexed = () =>
      backend().database.query(
        `select event_id, tsvector_to_array(search) as words, tsvector_to_array(ts_filter(head, '{b}')) as named,
           (select json_agg(concat_ws(' ', kind, value) order by kind, value) from sparse_bits
            where client = 'stadt' and get_bit(bits, slot) = 1) as bits
         from event_texts where event_id = any($1::text[]) order by event_id`,
        [ids],
      );

    it('names find all events after the start of one of two servers, and saved searches do not report them', async () => {
      const { database } = backend();
      await database.script(readFileSync('demo/server/migrations/legacy/032-english-words.sql', 'utf8'));
      await indexAnew();
      const idsByName = async () => (await found('concertos')).ids;
      expect(await idsByName()).toEqual(['ready', 'titled']);
      const lookedAt = new Date('2100-01-01T00:00:00Z');
      const search = { client: 'stadt', query: 'q=concertos', frequency: 'news' as const };
      await database.query(
        `insert into saved_searches (client, email, query, frequency, language, created_at, last_run_at, seen)
         values ('stadt', 'erika@example.org', $1, 'news', 'en', $2, $2, '{ready,titled}')`,
        [search.query, lookedAt],
      );
      // The spellings came later, and have all texts cut anew.
      const later = ['084-english-rubrics.sql', '101-spellings.sql'];
      await database.query('delete from migrations where name = any($1::text[])', [later]);
      const migrated = await Promise.all([migrate(database), migrate(database)]);
      expect(migrated.flat()).toEqual(later);
      expect(await idsByName()).toEqual(['german', 'ready', 'titled']);
      const [saved] = await database.query<{ seen: string[] }>('select seen from saved_searches');
      const look = { ...search, lookedAt, seen: saved?.seen ?? [] };
      expect(await findMatches(database, look, NOW)).toEqual({ newIds: [], allIds: ['german', 'ready', 'titled'] });
      const before = await indexed();
      await indexAnew();
      expect(await indexed()).toEqual(before);
    });
  });
});
