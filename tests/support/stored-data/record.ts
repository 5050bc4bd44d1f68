import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { test } from 'playwright/test';
import { todayInBerlin } from '../../../src/lib/days';
import { postgresBinaries, startPostgres } from '../postgres';
import { startServer } from '../start-server';
import { recordBrowsers } from './record-browsers';
import { recordServer } from './record-server';
import { STORED_DATA } from './stored-data';

const SERVER = 'tests/support/stored-data/serve-recording.ts';
const target = join(STORED_DATA, todayInBerlin());

test.beforeAll(() => void mkdirSync(target, { recursive: true }));

const write = (name: string, facts: object) =>
  writeFileSync(join(target, name), `${JSON.stringify({ moment: new Date().toISOString(), ...facts }, null, 1)}\n`);

/** Runs `work` while a server records, whose address all calls of tests use. */
async function whileRecording<Facts>(
  given: string[],
  work: (origin: string, mailing: string) => Promise<Facts>,
): Promise<Facts> {
  const server = await startServer(SERVER, ...given);
  const [origin = '', mailing = ''] = server.urls;
  process.env.DEMO_URL = origin;
  try {
    return await work(origin, mailing);
  } finally {
    await server.stop();
  }
}

test('record an embedded database, its files, and browsers', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'event-portal-recording-'));
  await whileRecording([folder], async (origin, mailing) => {
    const facts = await recordServer(mailing);
    write('browser.json', { origin, ...(await recordBrowsers(browser)) });
    write('pglite.json', facts);
  });
  const postgres = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm, unaccent } });
  // They are not needed, and take two thirds of the bytes.
  await postgres.exec('update pg_database set datistemplate = false');
  for (const unused of ['template0', 'template1']) await postgres.exec(`drop database ${unused}`);
  const image = Buffer.from(await (await postgres.dumpDataDir('none')).arrayBuffer());
  await postgres.close();
  writeFileSync(join(target, 'pglite.tar.br'), brotliCompressSync(image));
  const media = join(folder, 'media');
  if (existsSync(media)) cpSync(media, join(target, 'files', 'media'), { recursive: true });
});

test('record a PostgreSQL', async () => {
  const cluster = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'event-portal-recording-'));
  chmodSync(folder, 0o700);
  const url = await cluster.createDatabase();
  await whileRecording([folder, url], async (_, mailing) => write('postgres.json', await recordServer(mailing)));
  const script = execFileSync(join(postgresBinaries() ?? '', 'pg_dump'), ['--inserts', '--no-owner', url], {
    maxBuffer: 256 * 1_048_576,
  });
  writeFileSync(join(target, 'postgres.sql.br'), brotliCompressSync(script));
  await cluster.stop();
});
