import { afterAll, expect, it, vi } from 'vitest';

const names = ['001-tables.sql', '002-search.sql', 'notes.txt'];

// Other tests of this process need the real folder.
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

it('misses what its version brings, not what a newer one has put into the folder meanwhile', async () => {
  vi.resetModules();
  vi.doMock('node:fs', async (original) => ({ ...(await original<object>()), readdirSync: () => [...names] }));
  const { missingMigrations } = await import('../../demo/server/schema/migrate');
  const done = ['001-tables.sql'];
  const database = { query: async <Row>() => done.map((name) => ({ name })) as Row[] };
  expect(await missingMigrations(database)).toEqual(['002-search.sql']);
  done.push('002-search.sql');
  names.push('003-newer.sql');
  expect(await missingMigrations(database)).toEqual([]);
});
