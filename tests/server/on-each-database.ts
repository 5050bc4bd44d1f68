import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { afterAll, beforeAll, describe } from 'vitest';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { type Database, openDatabase } from '../../demo/server/database';
import { migrate } from '../../demo/server/migrate';
import { devDependencies } from '../../package.json';
import { insertCatalogues, NOW } from '../support/event-fixtures';
import { temporaryFiles } from '../support/files';
import { type PostgresCluster, postgresBinaries, startPostgres } from '../support/postgres';

/** What tests work with: the database and an app on it whose clock stands at NOW. */
export type Backend = {
  database: Database;
  app: ReturnType<typeof createApp>;
  errors: unknown[];
  url: string | undefined;
};

/** The smallest picture there is, in place of a drawn cover. */
export const PICTURE = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** An app as the tests need it: with hashes that cost little, and without waiting for even answers. */
export const appOn = (database: Database, errors: unknown[] = [], given: Partial<AppOptions> = {}): Backend['app'] =>
  createApp({
    database,
    now: () => NOW,
    renderCover: async () => PICTURE,
    onError: (error) => errors.push(error),
    passwords: cheapPasswords,
    evenAnswerMs: 0,
    ...temporaryFiles(),
    ...given,
  });

const cheapPasswords = argonHashing({ memoryKiB: 64, rounds: 1 });

/** Declares tests for the embedded database alone: of what no database decides, such as shapes of requests. */
export function onOneDatabase(name: string, tests: (backend: () => Backend) => void): void {
  describe(name, () => tests(usingDatabase(async () => ({ url: undefined, stop: () => undefined }))));
}

/** Declares the same tests for the embedded database and, where it is installed, for PostgreSQL. */
export function onEachDatabase(name: string, tests: (backend: () => Backend) => void): void {
  onOneDatabase(`${name} on PGlite`, tests);
  describe.skipIf(!postgresBinaries())(`${name} on PostgreSQL`, () =>
    tests(
      usingDatabase(async () => {
        const cluster: PostgresCluster = await startPostgres();
        return { url: await cluster.createDatabase(), stop: cluster.stop };
      }),
    ),
  );
}

/** An embedded database without tables. Making it takes seconds, so that one is kept for all files of tests. */
async function emptyDatabase(): Promise<Blob> {
  const file = join(
    tmpdir(),
    `portal-pglite-${devDependencies['@electric-sql/pglite']}-${process.getuid?.() ?? 0}.tar`,
  );
  if (!existsSync(file)) {
    const made = await PGlite.create({ dataDir: 'memory://', extensions: { pg_trgm, unaccent } });
    const dump = Buffer.from(await (await made.dumpDataDir('none')).arrayBuffer());
    await made.close();
    // Files are tested at the same time: each reads a whole one or none.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, dump);
    renameSync(own, file);
  }
  return new Blob([readFileSync(file)]);
}

function usingDatabase(start: () => Promise<{ url: string | undefined; stop: () => void }>): () => Backend {
  let backend: Backend | undefined;
  let stop = () => {};
  beforeAll(async () => {
    const started = await start();
    stop = started.stop;
    const database = await openDatabase(
      'memory://',
      started.url ?? '',
      started.url ? {} : { copyOf: await emptyDatabase() },
    );
    await migrate(database);
    await insertCatalogues(database);
    const errors: unknown[] = [];
    backend = { database, errors, app: appOn(database, errors), url: started.url };
  }, 60_000);
  afterAll(async () => {
    await backend?.database.close();
    stop();
  });
  return () => {
    if (!backend) throw new Error('The database has not been opened.');
    return backend;
  };
}
