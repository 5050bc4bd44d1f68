import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

const VERSIONS = '/usr/lib/postgresql';
/** The number of connections: enough for several test files at a time, each with a few pools. */
const MAX_CONNECTIONS = 300;
/** The folder in memory. A database has 300 files; on a disk a copy takes five times the processor's time. */
const MEMORY = '/dev/shm';
/** The free bytes that a run needs with room to spare: containers often have 64 MB. */
const ENOUGH = 2 * 1024 ** 3;

/** A PostgreSQL in a temporary folder; a database is a copy of another one, or empty. */
export type PostgresCluster = {
  url: string;
  createDatabase: (template?: string) => Promise<string>;
  /** Ends it at once, as a crash does. */
  halt: () => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  /** Ends it and deletes its files. */
  stop: () => Promise<void>;
};

/** Returns the folder of initdb and pg_ctl, the newest version first; undefined if PostgreSQL is not installed. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(VERSIONS, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Starts a cluster on a free port; as root it runs as the user postgres, because PostgreSQL refuses root. */
export const startPostgres = (): Promise<PostgresCluster> =>
  startCluster(
    (binaries, data) => `${binaries}/initdb -D ${data} -U app --auth=trust -E UTF8 --locale=C.UTF-8 --no-sync`,
  );

/** Starts a streaming replica of a cluster on a free port. */
export const startReplica = ({ url }: Pick<PostgresCluster, 'url'>): Promise<PostgresCluster> =>
  startCluster((binaries, data) => `${binaries}/pg_basebackup -D ${data} -d ${url} -R -X stream -c fast --no-sync`);

async function startCluster(create: (binaries: string, data: string) => string): Promise<PostgresCluster> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), 'portal-postgres-'));
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const port = await freePort();
  await run(create(binaries, data));
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=${MAX_CONNECTIONS} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c jit=off -c max_wal_size=256MB`;
  const start = () => run(`${binaries}/pg_ctl -D ${data} -l ${folder}/log -o '${options}' -w start`);
  const halt = () => run(`${binaries}/pg_ctl -D ${data} -m immediate stop`);
  await start();
  const url = `postgres://app@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: (template) => createDatabase(url, template),
    halt,
    start,
    // It may contain a gigabyte: deleting it in the foreground would delay the end of Vitest's processes.
    stop: async () => {
      await halt().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on the cluster at `url`. @returns its address */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(url, `create database ${name} template ${template}`);
  return url.replace(/[^/]+$/, name);
}

/** Deletes a database of the cluster at `clusterUrl`. */
export const dropDatabase = (clusterUrl: string, url: string): Promise<void> =>
  runOn(clusterUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH;
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

function run(command: string): Promise<void> {
  const asPostgres = process.getuid?.() === 0 ? ['su', 'postgres', '-s'] : [];
  const [program = '', ...args] = [...asPostgres, '/bin/sh', '-c', command];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', cwd: tmpdir() });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
