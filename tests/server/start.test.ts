import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startSeededServer } from '../../demo/scripts/seeded-server';
import { startServer } from '../../demo/server/main';
import { type Database, openDatabase } from '../../demo/server/platform/database/database';
import { prepareFolder } from '../../demo/server/platform/database/new-folder';
import { refuseOldServer } from '../../demo/server/platform/database/postgres-database';
import { readEnvironment } from '../../demo/server/platform/environment.mjs';
import { noLog } from '../../demo/server/platform/log';
import { startProblem } from '../../demo/server/platform/start-problem';
import { startOptions } from '../../demo/server/start-options';
import { accountLines, demoAccounts, demoOperators } from '../../demo/tools/demo-accounts.mjs';
import { backOfficeBrowser } from '../support/back-office-browser';
import { eventually } from '../support/eventually';
import { freePort } from '../support/postgres';
import { embeddedImage, STORED_DATA } from '../support/stored-data/stored-data';
import { imageOfDatabase } from './on-each-database';

const parent = mkdtempSync(join(tmpdir(), 'portal-start-'));
/** A whole database, made once. */
const good = join(parent, 'good');
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  await (await openDatabase(join(good, 'database'), '', { copyOf: imageOfDatabase() })).close();
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

type Ended = { code: number | null; lines: string[] };

/** Starts the server in a process. */
function spawnServer(variables: Record<string, string>) {
  const main = pathToFileURL(join(inject('scripts'), 'main.js'));
  // Making PGlite's code faster takes longer than these short runs. The last one is what the server takes for its place.
  return spawn(process.execPath, ['--liftoff-only', '-e', `import('${main}')`, 'demo/server/main.ts'], {
    env: { ...process.env, PORT: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the server in a process, and waits until it ends by itself. */
function startIn(variables: Record<string, string>): Promise<Ended> {
  const child = spawnServer(variables);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, lines: text.trim().split('\n') })));
}

/** Expects a start that says in one line what is wrong. */
async function expectRefusal(variables: Record<string, string>, words: string): Promise<void> {
  const { code, lines } = await startIn(variables);
  expect(lines).toEqual([expect.stringContaining(words)]);
  expect(code).toBe(1);
}

/**
 * Returns the message of a start that must fail. It runs in this process, which takes a fraction of the time. Tests
 * with `expectRefusal` show for each kind of start that a separate process prints this message and ends.
 */
async function wordsOf(variables: Record<string, string>): Promise<string> {
  try {
    const environment = readEnvironment({ PORT: '1', ...variables });
    return await startServer(startOptions(environment)).then(
      async ({ url, close }) => {
        await close();
        return `It has started at ${url}.`;
      },
      (error) => startProblem(error, environment),
    );
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

const copyOfGood = (name: string) => {
  const folder = join(parent, name);
  cpSync(good, folder, { recursive: true });
  return folder;
};

describe('a start on a folder', () => {
  it('refuses one that contains files but no PG_VERSION, without changing it', async () => {
    const folder = copyOfGood('without-version');
    rmSync(join(folder, 'database/PG_VERSION'));
    const before = readdirSync(join(folder, 'database'));
    expect(await wordsOf({ DATA_FOLDER: folder })).toContain('PG_VERSION is missing. Put back a backup');
    expect(readdirSync(join(folder, 'database'))).toEqual(before);
    expect(readdirSync(folder)).toEqual(['database']);
  });

  it('reports a damaged database: a torn control file', async () => {
    const folder = copyOfGood('torn');
    writeFileSync(join(folder, 'database/global/pg_control'), 'torn');
    await expectRefusal({ DATA_FOLDER: folder }, `The database in ${folder}/database is damaged`);
  });

  it('reports a damaged database: no tables', async () => {
    const folder = copyOfGood('no-tables');
    rmSync(join(folder, 'database/base'), { recursive: true });
    expect(await wordsOf({ DATA_FOLDER: folder })).toContain(`The database in ${folder}/database is damaged`);
  });

  it('reports that the folder is a file', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    expect(await wordsOf({ DATA_FOLDER: file })).toContain('is a file, not a folder');
  });

  it.skipIf(isRoot)('reports that the folder is not writable', async () => {
    const folder = join(parent, 'closed');
    mkdirSync(folder, { mode: 0o500 });
    await expectRefusal({ DATA_FOLDER: folder }, 'may not be written');
    chmodSync(folder, 0o700);
  });

  /** A folder as a first start leaves it if the process is killed. */
  const unfinished = (name: string) => {
    const folder = join(parent, name);
    prepareFolder(join(folder, 'database'));
    mkdirSync(join(folder, 'database/global'));
    return folder;
  };

  it('keeps a backup that replaced an unfinished first start', async () => {
    const backup = join(copyOfGood('backup'), 'database');
    const folder = unfinished('put-back');
    const run = async (place: string, statement: string) => {
      const database = await openDatabase(place);
      await database.query(statement);
      await database.close();
    };
    await run(backup, 'create table kept ()');
    rmSync(join(folder, 'database'), { recursive: true });
    cpSync(backup, join(folder, 'database'), { recursive: true });
    await run(join(folder, 'database'), 'select from kept');
    expect(readdirSync(folder)).toEqual(['database']);
  });

  it('restarts an unfinished first start', async () => {
    const folder = unfinished('unfinished');
    const database = await openDatabase(join(folder, 'database'), '', { copyOf: imageOfDatabase() });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(join(folder, 'database.unfinished'))).toBe(false);
    expect(readFileSync(join(folder, 'database/PG_VERSION'), 'utf8')).toMatch(/^\d+/);
  });

  const tiny = join(parent, 'tiny');
  const canMount = () => {
    mkdirSync(tiny, { recursive: true });
    return isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', tiny]).status === 0;
  };
  it('reports a full disk, and starts once there is space', async (context) => {
    context.skip(!canMount(), 'only an administrator can make a small disk');
    const open = () => openDatabase(join(tiny, 'database'), '', { copyOf: imageOfDatabase() });
    try {
      const problem: unknown = await open().catch((error: unknown) => error);
      expect(startProblem(problem, readEnvironment({ DATA_FOLDER: tiny }))).toContain(`The disk of ${tiny} is full.`);
      spawnSync('mount', ['-o', 'remount,size=200m', tiny]);
      await (await open()).close();
    } finally {
      // What has failed there may hold a file open.
      spawnSync('umount', ['-l', tiny]);
    }
  });
});

describe('a start at an address', () => {
  let taken: Server;
  let port = 0;
  /** Opening one for each start takes longer than all the rest. */
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase('memory://', '', { copyOf: imageOfDatabase() });
    taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
    const bound = taken.address();
    port = bound && typeof bound === 'object' ? bound.port : 0;
  });
  afterAll(async () => {
    taken.close();
    await database.close();
  });

  it('reports that the port is in use', async () => {
    await expectRefusal(
      { DATA_FOLDER: good, PORT: String(port) },
      `Port ${port} is taken. Choose another one: PORT=${port + 1}`,
    );
  });

  it.each<[Record<string, string>, string | undefined]>([
    [{}, undefined],
    [{ PUBLIC_URL: 'http://localhost:8080' }, undefined],
    [{ PUBLIC_URL: 'https://events.example' }, 'because PUBLIC_URL leads to more than this machine'],
    [{ BEHIND_PROXY: '1' }, 'because BEHIND_PROXY is 1'],
    [{ PUBLIC_URL: 'https://events.example', SMTP_URL: 'smtp://127.0.0.1:1' }, undefined],
  ])('with %j warns if its mails cannot be read', async (variables, words) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const environment = readEnvironment({ DATA_FOLDER: good, ...variables });
    const { close } = await startServer({ ...startOptions(environment), database, port: 0 });
    await close();
    const said = warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('outbox'));
    warn.mockRestore();
    expect(said).toEqual(words === undefined ? [] : [expect.stringContaining(words)]);
  });

  it('reports an address of another machine', async () => {
    const words = await wordsOf({ DATA_FOLDER: good, ADDRESS: '192.0.2.1' });
    expect(words).toContain('is no address of this machine');
  });
});

/** Longer than a busy machine needs for a few answers. */
const DRAIN_SECONDS = '8';

it('a stopped server reports that it is not ready, still answers, and then ends with 0', async () => {
  const folder = copyOfGood('stopped');
  const running = spawnServer({ PORT: String(await freePort()), DATA_FOLDER: folder, DATABASE_URL: '', DRAIN_SECONDS });
  onTestFinished(() => void running.kill('SIGKILL'));
  let said = '';
  running.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => running.once('close', resolve));
  await eventually(() => expect(said).toMatch(/^http\S+ \(pglite\)$/m));
  const url = said.split(' ')[0];
  const ask = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await ask('/health/ready')).toBe(200);
  running.kill('SIGTERM');
  await eventually(async () => expect(await ask('/health/ready')).toBe(503));
  expect([await ask('/health/live'), await ask('/openapi.json')]).toEqual([200, 200]);
  expect(await ended).toBe(0);
  expect(readdirSync(folder)).toEqual(['database']);
}, 120_000);

describe('a start of the demo', () => {
  const [first, ...others] = demoOperators;
  /** Starts the demo with a password for its operators, and returns a function that logs in there. */
  const startWith = async (folder: string, BACKOFFICE_PASSWORD: string) => {
    const port = String(await freePort());
    for (const [name, value] of Object.entries({ PORT: port, DATA_FOLDER: folder, BACKOFFICE_PASSWORD }))
      vi.stubEnv(name, value);
    vi.stubEnv('DATABASE_URL', '');
    const stop = await startSeededServer({ log: noLog });
    const request = (path: string, init: RequestInit) =>
      fetch(`http://localhost:${port}${path}`, { ...init, redirect: 'manual' });
    const logIn = async (password: string, email: string) =>
      (await backOfficeBrowser({ request }).logIn(password, email)).html;
    return { stop, logIn };
  };

  it('opens the office of an older data folder with the printed password, also with that of the next start', async () => {
    const folder = join(parent, 'older');
    const image = { copyOf: embeddedImage(readdirSync(STORED_DATA).sort()[0] ?? '') };
    await (await openDatabase(join(folder, 'database'), '', image)).close();
    onTestFinished(() => void vi.unstubAllEnvs());
    const printed = await startWith(folder, 'dXr4-nwq0Ka7');
    for (const email of ['', ...demoOperators.map((operator) => operator.email)])
      expect(await printed.logIn('dXr4-nwq0Ka7', email)).toContain('Abmelden');
    expect(await printed.logIn('dXr4-nwq0Ka7', '')).toContain(first?.name);
    expect(await printed.logIn('dXr4-nwq0Ka7', others[0]?.email ?? '')).toContain(others[0]?.name);
    await printed.stop();
    const again = await startWith(folder, 'Eigenes+Passwort');
    expect(await again.logIn('Eigenes+Passwort', '')).toContain(first?.name);
    expect(await again.logIn('dXr4-nwq0Ka7', '')).toContain('E-Mail-Adresse oder Passwort ist nicht richtig');
    await again.stop();
  }, 120_000);

  it('prints the accounts with their passwords', () => {
    const lines = accountLines('geheim').join('\n');
    expect(lines).toContain('Back office, all with the password geheim:');
    for (const { email, name } of demoOperators) expect(lines).toMatch(new RegExp(`${email} +${name}, `));
    for (const { username } of demoAccounts) expect(lines).toContain(` ${username} `);
  });
});

describe('a start on a PostgreSQL', () => {
  it('without a listener is reported', async () => {
    await expectRefusal({ DATABASE_URL: 'postgres://app@127.0.0.1:1/portal' }, 'Nothing answers at 127.0.0.1:1');
  });

  it.each([
    ['postgres://app@no-such-host.invalid/portal', 'names the host no-such-host.invalid'],
    ['base', 'DATABASE_URL must be an address such as postgres://'],
    ['mysql://app@127.0.0.1/portal', 'DATABASE_URL must be an address such as postgres://'],
  ])('that %s cannot reach', async (url, words) => {
    expect(await wordsOf({ DATABASE_URL: url })).toContain(words);
  });

  it('without a response is reported, too', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const bound = silent.address();
    const port = bound && typeof bound === 'object' ? bound.port : 0;
    const words = await wordsOf({ DATABASE_URL: `postgres://app@127.0.0.1:${port}/portal` });
    expect(words).toContain('does not answer in time');
    silent.close();
  });

  const url = inject('postgres')?.url;
  describe.skipIf(!url)('that runs', () => {
    it('but has no such database', async () => {
      const missing = `${url}`.replace(/postgres$/, 'nothing');
      expect(await wordsOf({ DATABASE_URL: missing })).toContain(
        'has no database nothing. Create it: createdb nothing',
      );
    });

    it('but refuses the user', async () => {
      const refused = `${url}`.replace('app@', 'nobody:wrong@');
      expect(await wordsOf({ DATABASE_URL: refused })).toContain('refuses the user nobody');
    });
  });
});

it('refuses an outdated PostgreSQL', () => {
  expect(() => refuseOldServer(130_011)).toThrow('needs PostgreSQL 14 or newer, and DATABASE_URL names version 13');
  expect(() => refuseOldServer(140_000)).not.toThrow();
});

const setting = {
  port: 4173,
  address: 'localhost',
  dataFolder: '/data',
  databaseUrl: 'postgres://app:x@db.example/portal',
};
const failure = (code: string, message: string, more = {}) => Object.assign(new Error(message), { code }, more);

it.each([
  [
    failure('28P01', 'password authentication failed for user "app"'),
    'refuses the user app: password authentication failed',
  ],
  [failure('42501', 'permission denied to create extension "pg_trgm"'), 'Make that user the owner'],
  [failure('0A000', 'extension "pg_trgm" is not available'), 'Install its contrib package.'],
  [failure('53300', 'sorry, too many clients already'), 'max_connections'],
  [failure('ETIMEDOUT', 'connect ETIMEDOUT'), 'does not answer in time'],
  [failure('EACCES', 'listen EACCES: permission denied 0.0.0.0:80'), 'by an administrator only'],
  [
    failure('EACCES', 'EACCES: permission denied, mkdir', { path: '/data/database' }),
    '/data/database may not be written',
  ],
  [failure('EROFS', 'EROFS: read-only file system', { path: '/data' }), '/data lies on a disk that can only be read'],
  [{ name: 'ErrnoError', errno: 51 }, 'The disk of /data is full.'],
  [failure('', 'What nobody has thought of.'), 'What nobody has thought of.'],
  [{ odd: true }, 'The server could not start: {"odd":true}'],
  [undefined, 'The server could not start: undefined'],
])('%s is reported as "%s"', (error, words) => {
  const said = startProblem(error, setting);
  expect(said).toContain(words);
  expect(said).not.toContain('\n');
});
