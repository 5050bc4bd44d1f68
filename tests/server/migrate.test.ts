import { afterAll, expect, it, vi } from 'vitest';

const names = ['201-first.sql', '202-second.sql', 'notes.txt'];

// Other tests of this process need the real folder.
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

it('requires the migrations of its version, and refuses those of a newer one', async () => {
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

  const refused = {
    transaction: (work: (to: unknown) => unknown) => work({ ...database, script: async () => undefined }),
  };
  done.push('204-of-another-version.sql');
  const { migrate } = await import('../../demo/server/schema/migrate');
  await expect(migrate(refused as never)).rejects.toThrow(
    /newer than this program[\s\S]* 204-of-another-version.sql\. Start/,
  );
});
