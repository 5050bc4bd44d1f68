import { beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../demo/server/database';
import { newSpelling } from '../../demo/server/search/spelling';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

onEachDatabase('correcting words', (backend) => {
  beforeAll(() =>
    insertEvents(backend().database, [
      anEvent({ title: 'Weihnachtsmarkt mit Puppentheater' }),
      anEvent({ title: 'Konzert und Flohmarkt' }),
    ]),
  );

  /** The database, and what it is asked for. */
  function counted() {
    const asked: string[] = [];
    const query: Queryable['query'] = (sql, params) => {
      asked.push(sql.includes('search_words') ? 'similar' : 'known');
      return backend().database.query(sql, params);
    };
    return { asked, correct: newSpelling({ query }) };
  }

  it.each([
    [['weinachtsmarkt'], ['Weihnachtsmarkt']],
    [
      ['weinachtsmarkt', 'puppenteater', 'konzert'],
      ['Weihnachtsmarkt', 'Puppentheater', 'konzert'],
    ],
    [['konzert'], undefined],
    [['weinachtsmarkt', 'xqzwv'], undefined],
    [['xqz'], undefined],
  ])('%j are %j', async (words, expected) => {
    expect(await counted().correct('stadt', words)).toEqual(expected);
  });

  it('shows a word as it is mostly spelled, and otherwise once that spelling is gone', async () => {
    const { database } = backend();
    const titles = ['Märchenstunde', 'Maerchenstunde', 'Maerchenstunde'];
    const events = titles.map((title) => anEvent({ title }));
    await insertEvents(database, events);
    expect(await counted().correct('stadt', ['merchenstunde'])).toEqual(['Maerchenstunde']);
    for (const { id } of events.slice(1)) await database.query('delete from events where id = $1', [id]);
    expect(await counted().correct('stadt', ['merchenstunde'])).toEqual(['Märchenstunde']);
  });

  it('looks for nothing similar where too many words are unknown', async () => {
    const { correct, asked } = counted();
    const words = ['weinachtsmarkt', 'puppenteater', 'konzrt', 'flomarkt'];
    expect(await correct('stadt', words)).toBeUndefined();
    expect(
      await correct(
        'stadt',
        Array.from({ length: 12 }, (_, place) => `unsinn${place}`),
      ),
    ).toBeUndefined();
    expect(asked).toEqual(['known', 'known']);
    expect(await correct('stadt', words.slice(1))).toEqual(['Puppentheater', 'Konzert', 'Flohmarkt']);
  });

  it('remembers what is similar, and also that nothing is', async () => {
    const { correct, asked } = counted();
    for (const word of ['weinachtsmarkt', 'Weinachtsmarkt', 'xqzwvk', 'xqzwvk']) await correct('stadt', [word]);
    expect(asked.filter((what) => what === 'similar')).toHaveLength(2);
    expect(await correct('zeitung', ['weinachtsmarkt'])).toBeUndefined();
  });
});
