import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { argonHashing } from '../../demo/server/accounts/password-hashing';
import { createApp } from '../../demo/server/app';
import type { AppOptions } from '../../demo/server/app-options';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { NOW } from '../support/event-fixtures';
import { temporaryFiles } from '../support/files';
import { PATIENCE_MS, patientOptions } from '../support/patient-options';
import { createDatabase, dropDatabase } from '../support/postgres';

/** The database of a test, and an app on it whose clock is stopped at NOW. */
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
    ...patientOptions({ database, onError: (error) => errors.push(error) }),
    database,
    now: () => NOW,
    renderCover: async () => PICTURE,
    onError: (error) => errors.push(error),
    passwords: cheapPasswords,
    ...temporaryFiles(),
    ...given,
  });

const cheapPasswords = argonHashing({ memoryKiB: 64, rounds: 1 });

/**
 * Declares tests for what no database influences, such as shapes of requests: on PostgreSQL, which is quicker and
 * copied sooner, where it is installed.
 */
export function onOneDatabase(name: string, tests: (backend: () => Backend) => void): void {
  describe(name, () => tests(usingDatabase(openOne)));
}

/** Opens a copy of the prepared database: of PostgreSQL where it is installed. */
export const openOne = (): Promise<Opened> => (inject('postgres') ? postgresCopy() : embeddedCopy());

/** Declares tests for what only the embedded database does. */
export function onEmbeddedDatabase(name: string, tests: (backend: () => Backend) => void): void {
  describe(name, () => tests(usingDatabase(embeddedCopy)));
}

/** A copy of the prepared embedded database as a file, for tests that open one themselves: making one takes seconds. */
export function imageOfDatabase(): Blob {
  const bytes = Uint8Array.from(readFileSync(inject('image')));
  // Node.js reads a Blob in small pieces, which takes as long as opening the database.
  return Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer });
}

/** Takes everything out of a database: a new embedded one takes seconds. */
export const empty = (database: Database): Promise<void> =>
  database.script('drop schema public cascade; create schema public');

/** Declares a test as `it` does. */
export type Declare = {
  (name: string, test: () => Promise<unknown>, timeoutMs?: number): void;
  each: typeof it.each;
};
/** Declares none, where another database has the test. */
export const nowhere: Declare = Object.assign(() => {}, { each: () => () => {} });

/**
 * Declares the same tests for the embedded database and, where it is installed, for PostgreSQL. What the tests declare
 * with `once` in place of `it` says nothing of a database, and is done on one.
 */
export function onEachDatabase(name: string, tests: (backend: () => Backend, once: Declare) => void): void {
  const hasPostgres = inject('postgres') !== undefined;
  describe(`${name} on PGlite`, () => tests(usingDatabase(embeddedCopy), hasPostgres ? nowhere : it));
  describe.skipIf(!hasPostgres)(`${name} on PostgreSQL`, () => tests(usingDatabase(postgresCopy), it));
}

/** A new database on the PostgreSQL of the run: a copy of the prepared one, or one without tables. @returns its address */
export function newPostgres(content: 'prepared' | 'empty'): Promise<string> {
  const postgres = inject('postgres');
  if (!postgres) throw new Error('PostgreSQL is not installed.');
  return createDatabase(postgres.url, content === 'prepared' ? postgres.template : undefined);
}

type Opened = { database: Database; url: string | undefined };

async function embeddedCopy(): Promise<Opened> {
  const options = { copyOf: imageOfDatabase(), patienceMs: PATIENCE_MS };
  return { database: await openDatabase('memory://', '', options), url: undefined };
}

async function postgresCopy(): Promise<Opened> {
  const url = await newPostgres('prepared');
  return { database: await openDatabase('', url, { patienceMs: PATIENCE_MS }), url };
}

/** A database of its own with the catalogues, opened before the tests of a block and closed after them. */
function usingDatabase(open: () => Promise<Opened>): () => Backend {
  let backend: Backend | undefined;
  beforeAll(async () => {
    const opened = await open();
    const errors: unknown[] = [];
    backend = { ...opened, errors, app: appOn(opened.database, errors) };
  }, 60_000);
  afterAll(async () => {
    await backend?.database.close();
    const postgres = inject('postgres');
    // The databases of all blocks together would fill a gigabyte.
    if (postgres && backend?.url) await dropDatabase(postgres.url, backend.url);
  });
  return () => {
    if (!backend) throw new Error('The database has not been opened.');
    return backend;
  };
}
