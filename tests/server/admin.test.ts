import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { runAdmin } from '../../demo/tools/run-admin';
import { onOneDatabase } from './on-each-database';

/** Each command opens the database anew, of which an embedded one has a single user. */
const onPostgres: typeof onOneDatabase = inject('postgres')
  ? onOneDatabase
  : (name) => describe.skip(name, () => undefined);

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

  const run = async (...words: string[]) => {
    const [answers, messages]: [string[], string[]] = [[], []];
    const code = await runAdmin(words, {
      answer: (text) => answers.push(text),
      message: (text) => messages.push(text),
    });
    return { code, answer: answers.join('\n'), message: messages.join('\n') };
  };

  it('explains each part, and refuses what is none', async () => {
    const parts = [
      'client add',
      'client list',
      'client close',
      'client reopen',
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
      [file('no.json', '{\n"a": 1,\n}'), /:3: not JSON/],
      [file('list.json', '[]'), /expected an object/],
      [file('empty.json', ''), /is empty/],
      [file('latin.json', Buffer.from('{"name": "M\xfchle"}', 'latin1')), /not UTF-8/],
      [file('utf16.json', Buffer.from('\uFEFF{}', 'utf16le')), /UTF-16/],
      [join(folder, 'missing.json'), /There is no file/],
      [folder, /is a folder/],
    ] as const)
      expect(await add(settings)).toEqual({ code: 1, answer: '', message: expect.stringMatching(problem) });
    expect(
      JSON.parse((await run('client', 'list', '--json')).answer).clients.map(({ key }: { key: string }) => key),
    ).not.toContain('neu');
    const good = file('good.json', '{"data": {"eventList": {"resultsPerPage": 12}, "evntList": {}}}');
    expect(await add(good)).toMatchObject({ code: 0, message: expect.stringContaining('knows no setting evntList') });
    expect(await add(good)).toMatchObject({ code: 1, message: 'There is a client neu already.' });
    expect(await run('client', 'close', 'neu')).toMatchObject({ code: 0, answer: 'neu is closed now.' });
    expect((await run('client', 'list')).answer).toMatch(/neu\tNeu\tclosed since/);
    expect(JSON.parse((await run('client', 'close', 'x', '--json')).answer).error).toContain('There is no client x');
  });

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
    ] as const)
      for (const flags of [[], ['--articles']]) {
        const { code, message } = await importing(file('foreign', content), ...flags);
        expect([String(content), code, message]).toEqual([String(content), 1, expect.stringContaining(problem)]);
      }
    const entry = { title: 'x', rubric: { name: 'Angeln' }, appointments: [{ date: '2027-01-01' }] };
    const { answer, message } = await importing(file('foreign', JSON.stringify([entry, entry])), '--json');
    expect(message).toContain('foreign:1: rubric: there is no "Angeln"');
    expect(JSON.parse(answer)).toMatchObject({
      loaded: 0,
      leftOut: [{ line: 1 }, { line: 1 }],
      hint: expect.stringContaining('catalogue import'),
    });
  });
});
