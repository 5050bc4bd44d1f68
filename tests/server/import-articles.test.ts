import { beforeAll, expect, it } from 'vitest';
import { importArticles } from '../../demo/tools/import/import-articles';
import { callsOf } from '../support/account-calls';
import { giveSettings } from '../support/account-fixtures';
import { anEvent, insertEvents, NOW, TODAY } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { WRITING } from './using-own-articles';

const anEntry = (given: object = {}) => ({
  ...{ id: 'a1', title: 'Orgel zum Anfassen', tags: ['Kirche', 'Kirche'], eventDate: '2026-06-01' },
  longdesc1: '<h2>Bach</h2><p onclick="x">Fuge <script>1</script></p>',
  ...{ publicationDates: ['2026-05-12', TODAY], events: [{ id: 'konzert', title: 'Konzert' }, { id: 'fremd' }] },
  ...given,
});

onOneDatabase('articles of a JSON file', (backend) => {
  const load = (entries: unknown, client = 'stadt') =>
    importArticles(backend().database, { name: 'a.json', content: JSON.stringify(entries, null, 1), client, now: NOW });
  const found = async () => (await callsOf(backend().app)('GET', 'articles')).body.data;

  beforeAll(async () => {
    await giveSettings(backend().database, 'stadt', WRITING);
    await insertEvents(backend().database, [anEvent({ id: 'konzert' })]);
  });

  it('are loaded if valid, and others are reported by line', async () => {
    const { loaded, problems, notes } = await load({
      data: [
        anEntry(),
        anEntry({ id: 'a2', title: ' ' }),
        anEntry({ id: 'a3', tags: [] }),
        anEntry({ id: 'a4', publicationDates: ['2026-02-30'] }),
        anEntry(),
        anEntry({ id: 'a5', title: 'Morgen', publicationDates: ['2026-05-11'], events: null, longdesc1: null }),
      ],
    });
    expect([loaded, problems.map(({ problem }) => problem), notes.map(({ note }) => note)]).toEqual([
      2,
      [
        'title: expected text',
        'tags: expected at least one tag',
        'publicationDates.0: expected date YYYY-MM-DD',
        'id a1 comes twice',
      ],
      ['"Orgel zum Anfassen" is loaded without events that are not here'],
    ]);
    expect(problems[0]?.line).toBeGreaterThan(3);
    expect((await found()).map(({ id }: { id: string }) => id)).toEqual(['a1']);
    expect((await callsOf(backend().app)('GET', 'articles/a1')).body.data).toMatchObject({
      ...{ date: TODAY, tags: ['Kirche'], longdesc1: '<p>Bach</p><p>Fuge </p>', events: [{ id: 'konzert' }] },
    });
  });

  it('replace earlier ones with their id, at their client only', async () => {
    await load([anEntry({ title: 'Neu' })]);
    await load([anEntry({ title: 'Anderswo' })], 'zeitung');
    const rows = await backend().database.query<{ id: string; title: string }>(
      `select id, title from articles where id like '%a1' order by id`,
    );
    expect(rows).toEqual([
      { id: 'a1', title: 'Neu' },
      { id: 'zeitung-a1', title: 'Anderswo' },
    ]);
    await expect(load([], 'niemand')).rejects.toThrow('There is no client niemand.');
  });
});
