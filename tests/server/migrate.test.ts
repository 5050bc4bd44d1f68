// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { missingMigrations } from '../../demo/server/migrate';

const folder = vi.hoisted(() => ({ names: ['001-tables.sql', '002-search.sql', 'notes.txt'] }));
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), readdirSync: () => [...folder.names] }));

it('misses what its version brings, not what a newer one has put into the folder meanwhile', async () => {
  const done = ['001-tables.sql'];
  const database = { query: async <Row>() => done.map((name) => ({ name })) as Row[] };
  expect(await missingMigrations(database)).toEqual(['002-search.sql']);
  done.push('002-search.sql');
  folder.names.push('003-newer.sql');
  expect(await missingMigrations(database)).toEqual([]);
});
