import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../demo/server/platform/database/database';
import { migrate } from '../../demo/server/schema/migrate';
import { bundleScripts } from './bundled-scripts';
import { insertCatalogues } from './event-fixtures';
import { createDatabase, postgresBinaries, startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the run, and a prepared database on it; undefined if it is not installed. */
    postgres: { url: string; template: string } | undefined;
    /** The file of a prepared embedded database. */
    image: string;
    /** The folder of scripts that tests start as processes of their own. */
    scripts: string;
  }
}

/**
 * Prepares once for all server tests: a PostgreSQL, and on each kind of database one with all tables and the
 * catalogues. The tests use copies, which take a fraction of the time; so do bundled scripts.
 *
 * @returns the teardown for Vitest
 */
export default async function prepareDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-image-'));
  provide('image', await embeddedImage(folder));
  const cluster = postgresBinaries() ? await startPostgres() : undefined;
  provide('postgres', cluster && { url: cluster.url, template: await template(cluster.url) });
  const scripts = await bundleScripts();
  provide('scripts', scripts.folder);
  return async () => {
    await Promise.all([cluster?.stop(), scripts.remove()]);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function fill(place: string, url = ''): Promise<void> {
  const database = await openDatabase(place, url);
  await migrate(database);
  await insertCatalogues(database);
  await database.close();
}

async function embeddedImage(folder: string): Promise<string> {
  const place = join(folder, 'database');
  // What is left out here, each copy need not read and clear anew: most of its log, its memory and its templates.
  const empty = await PGlite.create(place, { initDbStartParams: ['--wal-segsize=1'] });
  for (const setting of [`wal_recycle = off`, `shared_buffers = '16MB'`])
    await empty.exec(`alter system set ${setting}`);
  await empty.exec(`update pg_database set datistemplate = false`);
  for (const unused of ['template0', 'template1']) await empty.exec(`drop database ${unused}`);
  await empty.close();
  await fill(place);
  const postgres = await PGlite.create({ dataDir: place, extensions: { pg_trgm, unaccent } });
  const image = join(folder, 'image.tar');
  writeFileSync(image, Buffer.from(await (await postgres.dumpDataDir('none')).arrayBuffer()));
  await postgres.close();
  return image;
}

async function template(clusterUrl: string): Promise<string> {
  const url = await createDatabase(clusterUrl);
  await fill('', url);
  return new URL(url).pathname.slice(1);
}
