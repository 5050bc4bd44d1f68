import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../demo/server/platform/database/database';
import { postgresBinaries } from '../../tests/support/postgres';
import { CACHE, fill, type Seeded, seededOnce } from './data';

/** A PostgreSQL whose databases stay for the next run. */
export type CachedPostgres = { withEvents(events: number): Promise<Seeded>; stop(): Promise<void> };

const FOLDER = join(CACHE, 'postgres');

/** The process ids of PostgreSQL that were started here: they are no descendants of this process. */
export const postmasters: number[] = [];

/** Starts it with its own defaults; undefined if PostgreSQL is not installed. */
export async function openCachedPostgres(): Promise<CachedPostgres | undefined> {
  const binaries = postgresBinaries();
  if (!binaries) return undefined;
  if (!existsSync(join(FOLDER, 'PG_VERSION'))) initialise(binaries);
  const port = await freePort();
  // The path of a socket must be short; ours may be long.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  run(`${binaries}/pg_ctl -D ${FOLDER} -l ${FOLDER}/log -o '${options}' -w start`);
  postmasters.push(Number(readFileSync(join(FOLDER, 'postmaster.pid'), 'utf8').split('\n')[0]));
  const urlOf = (name: string) => `postgres://app@127.0.0.1:${port}/${name}`;
  const server = await openDatabase('', urlOf('postgres'));
  const stop = () => run(`${binaries}/pg_ctl -D ${FOLDER} -m fast -w stop`);

  async function withEvents(events: number): Promise<Seeded> {
    const name = `events_${events}`;
    const { day, seedMs } = await seededOnce(
      name,
      () => undefined,
      async (today) => {
        await server.script(`drop database if exists ${name}`);
        await server.script(`create database ${name}`);
        const database = await openDatabase('', urlOf(name));
        await fill(database, events, today).finally(() => database.close());
      },
    );
    return { database: await openDatabase('', urlOf(name)), now: () => day, seedMs };
  }
  return {
    withEvents,
    async stop() {
      await server.close();
      stop();
    },
  };
}

function initialise(binaries: string): void {
  for (const events of ['10000', '100000', '1000000']) rmSync(join(CACHE, `events_${events}.json`), { force: true });
  rmSync(FOLDER, { recursive: true, force: true });
  // The parent folders are created first: with this mode the user of PostgreSQL could not pass through them.
  mkdirSync(CACHE, { recursive: true });
  mkdirSync(FOLDER, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(FOLDER, idOf('-u'), idOf('-g'));
  run(`${binaries}/initdb -D ${FOLDER} -U app --auth=trust -E UTF8 --locale=C.UTF-8`);
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Runs a command as the user of PostgreSQL, which refuses to run as root. */
function run(command: string): void {
  const options = { stdio: 'ignore', cwd: tmpdir() } as const;
  if (process.getuid?.() === 0) execFileSync('su', ['postgres', '-s', '/bin/sh', '-c', command], options);
  else execFileSync('/bin/sh', ['-c', command], options);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
