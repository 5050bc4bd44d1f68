import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type Queryable } from '../../demo/server/platform/database/database';
import { markOf } from '../../demo/server/platform/process-mark.mjs';
import { compareMigrations, createTablesOf, knownMigrations } from '../../demo/server/schema/migrate';
import { MANIFEST } from '../../demo/tools/backup/manifest';
import { runAdmin } from '../../demo/tools/run-admin';
import { imageOfDatabase, newPostgres, onOneDatabase } from './on-each-database';

/** Each command opens the database anew, of which an embedded one has a single user. */
const onPostgres: typeof onOneDatabase = inject('postgres')
  ? onOneDatabase
  : (name) => describe.skip(name, () => undefined);

/** Runs the command as a process would. */
async function run(...words: string[]) {
  const [answers, messages]: [string[], string[]] = [[], []];
  const code = await runAdmin(words, {
    answer: (text) => answers.push(text),
    message: (text) => messages.push(text),
  });
  return { code, answer: answers.join('\n'), message: messages.join('\n') };
}

/** Expects what the commands of operators do in a database without operators. */
async function expectOperatorCommands(database: Queryable): Promise<void> {
  const operator = (...words: string[]) => run('operator', ...words);
  const invite = (email: string, ...more: string[]) => operator('invite', email, '--name', 'Anna Keller', ...more);
  const linkIn = ({ answer }: { answer: string }) => /\/backoffice\/(invitation|reset)\/[\w-]{43}$/.exec(answer)?.[1];
  expect((await operator('list')).answer).toBe('There are no operators yet.');
  for (const [words, code, problem] of [
    [['invite', 'kein', '--name', 'A'], 2, '"kein" is no mail address.'],
    [['invite', 'a@example.org', '--name', ' '], 2, 'The name of an operator is one line'],
    [['invite', 'a@example.org', '--name', 'A', '--role', 'chef'], 2, '--role is all, editing, billing, not "chef".'],
    [['invite', 'a@example.org', '--name', 'A', '--client', 'stadt,nix'], 2, 'There is no client "nix"'],
    [['reset', 'niemand@example.org'], 1, 'There is no operator niemand@example.org'],
    [['block', 'niemand@example.org'], 1, 'There is no operator niemand@example.org'],
  ] as const)
    expect(await operator(...words)).toEqual({ code, answer: '', message: expect.stringContaining(problem) });
  expect(linkIn(await invite('Anna@Example.org'))).toBe('invitation');
  expect(linkIn(await invite('anna@example.org'))).toBe('invitation');
  expect(linkIn(await invite('jan@example.org', '--role', 'billing', '--client', 'stadt,zeitung'))).toBe('invitation');
  expect((await operator('list')).answer.split('\n')).toEqual([
    'anna@example.org\tAnna Keller\tall\tall clients\tinvited\tnever',
    'jan@example.org\tAnna Keller\tbilling\tstadt,zeitung\tinvited\tnever',
  ]);
  await database.query(`update operators set password_hash = 'x'`);
  expect(await invite('anna@example.org')).toMatchObject({
    code: 1,
    message: expect.stringContaining('operator reset'),
  });
  expect(await operator('block', 'anna@example.org')).toMatchObject({
    ...{ code: 1, message: expect.stringContaining('is the last operator with the role all') },
  });
  expect((await operator('block', 'jan@example.org')).answer).toBe('Blocked jan@example.org.');
  expect((await operator('block', 'jan@example.org')).answer).toBe('jan@example.org was blocked already.');
  const reset = await operator('reset', 'jan@example.org', '--second-factor');
  expect([linkIn(reset), reset.answer.split('\n')[0]]).toEqual(['reset', 'There was no second factor.']);
  expect(JSON.parse((await operator('list', '--json')).answer).operators).toMatchObject([
    { email: 'anna@example.org', role: 'all', clients: null, state: 'active' },
    { email: 'jan@example.org', role: 'billing', clients: ['stadt', 'zeitung'], state: 'active' },
  ]);
}

const clientsOf = async () =>
  JSON.parse((await run('client', 'list', '--json')).answer).clients.map(
    ({ key, state }: { key: string; state: string }) => `${key} ${state}`,
  );

onPostgres('the command of operators', (backend) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-admin-'));
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  beforeAll(() => {
    vi.stubEnv('DATABASE_URL', backend().url ?? '');
    vi.stubEnv('DATA_FOLDER', join(folder, 'data'));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('explains each part, and refuses what is none', async () => {
    const parts = [
      'client add',
      'client list',
      'client close',
      'client reopen',
      'operator invite',
      'operator reset',
      'operator list',
      'operator block',
      'catalogue import',
      'import',
      'backup',
      'restore',
      'doctor',
    ];
    for (const part of parts) {
      const { code, answer } = await run(...part.split(' '), '--help');
      expect([code, answer]).toEqual([0, expect.stringContaining(`npm run admin -- ${part}`)]);
    }
    expect((await run('--help')).answer).toContain('client close KEY');
    for (const [words, problem] of [
      ['', 'A command is missing.'],
      ['clint add x', 'There is no command "clint add".'],
      ['client', 'There is no command "client".'],
      ['client add', 'KEY and --name NAME are missing.'],
      ['client add a b --name x', '"b" is too much.'],
      ['client add Stadt --name x', '"Stadt" is no key'],
      ['client add account --name x', '"account" is a page of the back office'],
      ['client add first-account --name x', '"first-account" is a page of the back office'],
      ['client add s --name a\nb', 'is one line of 1 to 200 characters'],
      ['client list --all', "Unknown option '--all'"],
      ['import x --client stadt --language fr', '--language is de or en'],
    ] as const) {
      const { code, answer, message } = await run(...words.split(' ').filter(Boolean));
      expect([words, code, answer, message]).toEqual([words, 2, '', expect.stringContaining(problem)]);
    }
  });

  it('adds a client with settings, all of whose mistakes it names', async () => {
    const add = (settings: string) => run('client', 'add', 'neu', '--name', 'Neu', '--settings', settings);
    const wrong = file(
      's.json',
      '{"eventList": {"resultsPerPage": "viele"}, "applicationSettings": {"activateArticles": 7}}',
    );
    for (const [settings, problem] of [
      [
        wrong,
        /eventList\.resultsPerPage: .*\napplicationSettings\.activateArticles: |applicationSettings\.activateArticles: .*\neventList\.resultsPerPage: /,
      ],
      [file('no.json', '{\n"a": 1,\n}'), /no\.json:3: not JSON/],
      [file('list.json', '[]'), /expected an object/],
      [file('empty.json', ''), /is empty/],
      [file('latin.json', Buffer.from('{"name": "M\xfchle"}', 'latin1')), /not UTF-8/],
      [file('utf16.json', Buffer.from('\uFEFF{}', 'utf16le')), /UTF-16/],
      [join(folder, 'missing.json'), /There is no file/],
      [folder, /is a folder/],
    ] as const)
      expect(await add(settings)).toEqual({ code: 1, answer: '', message: expect.stringMatching(problem) });
    expect(await clientsOf()).not.toContain('neu open');
    const good = file('good.json', '{"data": {"eventList": {"resultsPerPage": 12}, "evntList": {}}}');
    expect(await add(good)).toMatchObject({ code: 0, message: expect.stringContaining('knows no setting evntList') });
    expect(await add(good)).toMatchObject({ code: 1, message: 'There is a client neu already.' });
    expect(await run('client', 'close', 'neu')).toMatchObject({ code: 0, answer: 'neu is closed now.' });
    expect((await run('client', 'list')).answer).toMatch(/neu\tNeu\tclosed since/);
    expect(JSON.parse((await run('client', 'close', 'x', '--json')).answer).error).toContain('There is no client x');
  });

  it('invites, resets, lists and blocks operators', () => expectOperatorCommands(backend().database));

  it('tells what is wrong with a file of somebody else', async () => {
    const importing = (name: string, ...flags: string[]) => run('import', name, '--client', 'stadt', ...flags);
    for (const [content, problem] of [
      ['', 'is empty'],
      [Buffer.from('PK\x03\x04rest'), 'is a ZIP archive'],
      [Buffer.from([0x1f, 0x8b, 8, 0]), 'is compressed'],
      ['[{"id": 1}', 'not JSON'],
      ['[]', 'has no entries'],
      ['{"events": [{"title": "x"}], "total": 1}', 'found an object with events, total'],
      ['[{"name": "x", "start": "2027-01-01"}]', 'title is missing'],
      ['nur Text', ':1: '],
      [Buffer.from('[\n{"title": "M\xfchle"}]', 'latin1'), 'foreign:2: this line is not UTF-8'],
    ] as const)
      for (const flags of [[], ['--articles']]) {
        const { code, message } = await importing(file('foreign', content), ...flags);
        expect([String(content), code, message]).toEqual([String(content), 1, expect.stringContaining(problem)]);
      }
    for (const [content, problem] of [
      ['id;name\n7;a\0b\n', 'foreign:2: this line has a NUL character'],
      ['id;name\n7;"a\nb"\n', 'foreign:2: name: expected one line'],
      [Buffer.from('id;name\n7;M\xfchle\n', 'latin1'), 'foreign:2: this line is not UTF-8'],
    ] as const)
      expect(await run('catalogue', 'import', file('foreign', content), '--client', 'stadt')).toMatchObject({
        code: 1,
        message: expect.stringContaining(problem),
      });
    const entry = { title: 'x', rubric: { name: 'Angeln' }, appointments: [{ date: '2027-01-01' }] };
    const { answer, message } = await importing(file('foreign', JSON.stringify([entry, entry])), '--json');
    expect(message).toContain('foreign:1: rubric: there is no "Angeln"');
    expect(JSON.parse(answer)).toMatchObject({
      loaded: 0,
      leftOut: [{ line: 1 }, { line: 1 }],
      hint: expect.stringContaining('catalogue import'),
    });
  });

  it('makes no database out of a mistyped address, and lists one of an older version as it is', async () => {
    const url = await newPostgres('empty');
    vi.stubEnv('DATABASE_URL', url);
    for (const words of [
      ['client', 'list'],
      ['client', 'close', 'x'],
      ['catalogue', 'import', file('r.csv', 'name\nFeste\n'), '--client', 'x'],
      ['import', file('e.json', '[{}]'), '--client', 'x'],
      ['backup', join(folder, 'none')],
    ])
      expect(await run(...words)).toEqual({
        ...{ code: 1, answer: '' },
        message: expect.stringMatching(/no tables of the portal.*Is it the right one\?.*client add creates/),
      });
    const database = await openDatabase('', url);
    expect(await database.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
    const older = knownMigrations().slice(0, knownMigrations().indexOf('201-closed-clients.sql'));
    await database.transaction((transaction) => createTablesOf(transaction, older), { mayTakeLong: true });
    await database.query(`insert into clients (key, name) values ('alt', 'Alt')`);
    expect(await clientsOf()).toEqual(['alt open']);
    expect((await compareMigrations(database)).missing).toContain('201-closed-clients.sql');
    await database.close();
  }, 60_000);
});

describe('the command of operators with the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-admin-'));
  const data = join(folder, 'data');
  beforeAll(() => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_FOLDER', data);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('does each part, and nothing while another process has it or where there is none', async () => {
    expect(await run('client', 'list')).toMatchObject({
      ...{ code: 1, message: expect.stringMatching(/There is no database in .*data\. Name its folder in DATA_FOLDER/) },
    });
    expect(existsSync(data)).toBe(false);
    await (await openDatabase(join(data, 'database'), '', { copyOf: imageOfDatabase() })).close();
    expect(await run('client', 'add', 'neu', '--name', 'Neu')).toMatchObject({ code: 0, message: '' });
    writeFileSync(join(folder, 'rubrics.csv'), '\ufeffname;position\r\n"Feste; Märkte";1\r\n');
    expect(await run('catalogue', 'import', join(folder, 'rubrics.csv'), '--client', 'neu')).toMatchObject({
      ...{ code: 0, answer: expect.stringContaining('rubrics: 1 added') },
    });
    const event = { title: 'Fest', rubric: { name: 'Feste; Märkte' }, appointments: [{ date: '2027-01-01' }] };
    writeFileSync(join(folder, 'events.json'), JSON.stringify([event]));
    expect(await run('import', join(folder, 'events.json'), '--client', 'neu')).toMatchObject({ code: 0 });
    expect(await run('client', 'close', 'neu')).toMatchObject({ code: 0 });
    expect(await clientsOf()).toEqual(['neu closed', 'stadt open', 'zeitung open']);
    expect(await run('operator', 'invite', 'anna@example.org', '--name', 'Anna')).toMatchObject({
      ...{ code: 0, answer: expect.stringContaining('/backoffice/invitation/') },
    });
    expect(await run('operator', 'block', 'anna@example.org')).toMatchObject({ code: 0 });
    expect((await run('operator', 'list')).answer).toBe('anna@example.org\tAnna\tall\tall clients\tblocked\tnever');
    expect(await run('operator', 'reset', 'anna@example.org')).toMatchObject({ code: 0 });
    const backup = join(folder, 'backup');
    expect(await run('backup', backup)).toMatchObject({
      code: 0,
      answer: expect.stringContaining('(3 clients, 1 events'),
    });
    expect(await run('restore', backup, '--check')).toMatchObject({ code: 0 });
    expect(await run('restore', backup)).toMatchObject({
      code: 1,
      message: expect.stringContaining('name another DATA_FOLDER'),
    });
    const parts = async () =>
      JSON.parse((await run('doctor', '--json')).answer).findings.map(
        ({ part, level, what }: { part: string; level: string; what: string }) => `${part} ${level}: ${what}`,
      );
    expect(await parts()).toContainEqual(expect.stringMatching(/^database ok: Embedded/));
    writeFileSync(join(data, 'database.lock'), markOf(process.ppid));
    expect(await run('client', 'list')).toMatchObject({
      code: 1,
      message: expect.stringContaining('is in use by process'),
    });
    expect(await parts()).toContainEqual(expect.stringMatching(/^database warning: A server is running/));
    expect(await run('restore', backup)).toMatchObject({
      code: 1,
      message: expect.stringMatching(/is in use by process \d+: stop that one, or/),
    });
    rmSync(join(data, 'database.lock'));
    const newer = await openDatabase(join(data, 'database'), '');
    await newer.script(
      `truncate clients, communities, addresses cascade; insert into migrations (name) values ('999-later.sql')`,
    );
    await newer.close();
    expect(await run('restore', backup)).toMatchObject({
      code: 1,
      message: expect.stringMatching(
        /newer than this program: it has 999-later\.sql\..* name another DATA_FOLDER\. To keep this one, install/,
      ),
    });
    const manifest = JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8'));
    manifest.migrations.push('999-later.sql');
    writeFileSync(join(backup, MANIFEST), JSON.stringify(manifest));
    expect(await run('restore', backup)).toMatchObject({
      code: 1,
      message: expect.stringMatching(/The backup is newer than this program: .*Install that version/),
    });
  }, 120_000);
});
