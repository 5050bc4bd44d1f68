import { afterAll, beforeAll, describe } from 'vitest';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { type Database, openDatabase } from '../../demo/server/database';
import { migrate } from '../../demo/server/migrate';
import { insertCatalogues, NOW } from '../support/event-fixtures';
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
    ...given,
  });

const cheapPasswords = argonHashing({ memoryKiB: 64, rounds: 1 });

/** Declares the same tests for the embedded database and, where it is installed, for PostgreSQL. */
export function onEachDatabase(name: string, tests: (backend: () => Backend) => void): void {
  describe(`${name} on PGlite`, () => tests(usingDatabase(async () => ({ url: undefined, stop: () => undefined }))));
  describe.skipIf(!postgresBinaries())(`${name} on PostgreSQL`, () =>
    tests(
      usingDatabase(async () => {
        const cluster: PostgresCluster = await startPostgres();
        return { url: await cluster.createDatabase(), stop: cluster.stop };
      }),
    ),
  );
}

function usingDatabase(start: () => Promise<{ url: string | undefined; stop: () => void }>): () => Backend {
  let backend: Backend | undefined;
  let stop = () => {};
  beforeAll(async () => {
    const started = await start();
    stop = started.stop;
    const database = await openDatabase('memory://', started.url ?? '');
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
