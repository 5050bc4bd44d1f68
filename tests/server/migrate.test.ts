import { afterAll, expect, it, vi } from 'vitest';

const names = ['201-first.sql', '202-second.sql', 'notes.txt'];

// Other tests of this process need the real folder.
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

it('requires the migrations of its version, not newer ones in the folder', async () => {
  vi.resetModules();
  vi.doMock('node:fs', async (original) => ({
    ...(await original<object>()),
    readdirSync: ({ pathname }: URL) => (pathname.endsWith('/migrations/') ? [...names] : []),
  }));
  const { missingMigrations } = await import('../../demo/server/schema/migrate');
  const done = ['201-first.sql'];
  const database = { query: async <Row>() => done.map((name) => ({ name })) as Row[] };
  expect(await missingMigrations(database)).toEqual(['202-second.sql']);
  done.push('202-second.sql');
  names.push('203-newer.sql');
  expect(await missingMigrations(database)).toEqual([]);
});
