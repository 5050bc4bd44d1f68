import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILDS } from '../../../dist-config/deploy/builds';
import { deployFiles } from '../../../dist-config/deploy/deploy-files';
import { LOCK } from '../../../dist-config/deploy/lock';

let folder = '';
const to = () => join(folder, 'web');
const at = (path: string) => join(to(), path);
const text = (path: string) => readFileSync(at(path), 'utf8');
const NOW = new Date('2026-03-01T12:00:00Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
/** An eight-figure hash as in the names of chunks. */
const hashed = (name: string) => `${name.padEnd(8, '0').slice(0, 8)}`;

/** Writes a build with a chunk of its own and one that all builds share; `loader.js` names both. */
function newBuild(name: string): string {
  const from = join(folder, name);
  const chunks = [`chunks/part-${hashed(name)}.js`, 'chunks/common-AAAAAAAA.js'];
  const scripts: Record<string, string> = {
    ...Object.fromEntries(chunks.map((path) => [path, path])),
    'loader.js': JSON.stringify({ name, chunks }),
    ...Object.fromEntries(
      ['event-portal.js', 'event-portal.iife.js', 'event-portal-frame.js', 'file-check.js'].map((path) => [path, name]),
    ),
    [`iframe/start-${hashed(name)}.js`]: name,
  };
  const integrity = Object.fromEntries(
    Object.entries(scripts).map(([path, code]) => [
      path,
      `sha384-${createHash('sha384').update(code).digest('base64')}`,
    ]),
  );
  const files: Record<string, string> = {
    ...scripts,
    [`chunks/part-${hashed(name)}.js.map`]: '{}',
    'integrity.json': JSON.stringify(integrity),
    'iframe/index.html': `start-${hashed(name)}.js`,
    'iframe/hosts.json': '[]',
    'iframe/frame-ancestors.json': '[]',
    'chunks/manifest.json': '{}',
    'kit/index.html': 'a page of the repository',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), content);
  }
  return from;
}

const deploy = (name: string, now = NOW, keepDays = 30, onStep?: (step: string) => void) =>
  deployFiles({ from: newBuild(name), to: to(), keepDays, now, ...(onStep && { onStep }) });
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();

/** Expects a site that works: the files that load others are of a build, and all that they name is there. */
function expectWorkingSite(names: readonly string[]): void {
  const loader: { name: string; chunks: string[] } = JSON.parse(text('loader.js'));
  expect(names).toContain(loader.name);
  for (const path of [...loader.chunks, `iframe/${text('iframe/index.html')}`]) expect(existsSync(at(path))).toBe(true);
  for (const path of ['event-portal.js', 'event-portal.iife.js', 'file-check.js']) expect(names).toContain(text(path));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the files for browsers into an empty folder, those that load others last', () => {
  const steps: string[] = [];
  deploy('one', NOW, 30, (step) => void steps.push(step));
  expect(filesIn(to())).toEqual(
    [...filesIn(join(folder, 'one')).filter((path) => !/^kit|manifest/.test(path)), BUILDS].sort(),
  );
  const order = steps.filter((step) => step.startsWith('write')).map((step) => step.slice('write '.length));
  expect(order.at(-1)).toBe('event-portal.js');
  expect(order.indexOf('loader.js')).toBeGreaterThan(order.indexOf('chunks/common-AAAAAAAA.js'));
});

it('keeps the files of the previous build, and removes them when it was replaced long ago', () => {
  deploy('one');
  const { written, removed } = deploy('two', daysLater(100));
  expect(written).toContain(`chunks/part-${hashed('two')}.js`);
  expect([removed, text('event-portal.js'), existsSync(at(`chunks/part-${hashed('one')}.js`))]).toEqual([
    [],
    'two',
    true,
  ]);
  expect(deploy('three', daysLater(120)).removed).toEqual([]);
  // It was in use until day 100, however old its files are.
  expect(deploy('three', daysLater(131)).removed.sort()).toEqual([
    `chunks/part-${hashed('one')}.js`,
    `chunks/part-${hashed('one')}.js.map`,
    `iframe/start-${hashed('one')}.js`,
  ]);
  expect(existsSync(at('chunks/common-AAAAAAAA.js'))).toBe(true);
  expect(existsSync(at(`chunks/part-${hashed('two')}.js`))).toBe(true);
  expectWorkingSite(['three']);
});

it('changes nothing the second time', () => {
  deploy('one');
  const before = filesIn(to());
  const list = text(BUILDS);
  expect(deploy('one', daysLater(40))).toMatchObject({ written: [], removed: [], kept: [] });
  expect([filesIn(to()), text(BUILDS)]).toEqual([before, list]);
});

it('returns to an earlier build, whose files then stay', () => {
  deploy('one');
  deploy('two', daysLater(1));
  deploy('one', daysLater(2));
  deploy('one', daysLater(60));
  expectWorkingSite(['one']);
  expect(existsSync(at(`chunks/part-${hashed('two')}.js`))).toBe(false);
});

it('leaves files of the operator and of others alone', () => {
  mkdirSync(at('chunks'), { recursive: true });
  const others = ['index.html', 'chunks/other-BBBBBBBB.js', 'notes.txt'];
  for (const path of others) writeFileSync(at(path), 'mine');
  deploy('one');
  writeFileSync(at('iframe/hosts.json'), '["https://events.example"]');
  writeFileSync(at('iframe/frame-ancestors.json'), '["https://www.stadt.example"]');
  expect(deploy('two', daysLater(1)).kept).toEqual(['iframe/frame-ancestors.json', 'iframe/hosts.json']);
  deploy('two', daysLater(90));
  expect(others.map(text)).toEqual(['mine', 'mine', 'mine']);
  expect(text('iframe/hosts.json')).toContain('events.example');
});

it('refuses a folder in which another product has a file of the same name', () => {
  mkdirSync(to());
  writeFileSync(at('loader.js'), 'of another product');
  expect(() => deploy('one')).toThrow(/files that are not ours: loader\.js/);
  expect(filesIn(to())).toEqual(['loader.js']);
});

it('takes over a build that was copied by hand', () => {
  cpSync(newBuild('one'), to(), { recursive: true });
  deploy('two', NOW);
  expect(existsSync(at(`chunks/part-${hashed('one')}.js`))).toBe(true);
  expect(deploy('two', daysLater(31)).removed).toContain(`chunks/part-${hashed('one')}.js`);
  expectWorkingSite(['two']);
});

it('refuses a folder without a build, and a list that cannot be read', () => {
  expect(() => deployFiles({ from: folder, to: to(), keepDays: 1 })).toThrow(/holds no build/);
  deploy('one');
  for (const wrong of ['{', '{"builds":[{"id":1,"files":[]}]}', '{"builds":[{"id":"a","files":[7]}]}', 'null']) {
    writeFileSync(at(BUILDS), wrong);
    expect(() => deploy('two')).toThrow(/is no list of builds/);
  }
});

it('removes nothing outside of its places, whatever the list says', () => {
  deploy('one');
  writeFileSync(join(folder, 'secret-AAAAAAAA.js'), 'secret');
  const list = JSON.parse(text(BUILDS));
  const files = ['../secret-AAAAAAAA.js', 'chunks/../../secret-AAAAAAAA.js', 'index.html'];
  writeFileSync(at('index.html'), 'mine');
  writeFileSync(at(BUILDS), JSON.stringify({ builds: [...list.builds, { id: 'x', until: '2000-01-01', files }] }));
  expect(deploy('one', daysLater(60)).removed).toEqual([]);
  expect([existsSync(join(folder, 'secret-AAAAAAAA.js')), text('index.html')]).toEqual([true, 'mine']);
});

describe('a deployment that ends', () => {
  it('leaves a working site at each step, and the next one completes it', () => {
    const prepare = () => {
      rmSync(to(), { recursive: true, force: true });
      deploy('zero');
      deploy('one', daysLater(1));
    };
    const steps: string[] = [];
    prepare();
    deploy('two', daysLater(40), 30, (step) => void steps.push(step));
    expect(steps.filter((step) => step.startsWith('remove'))).toHaveLength(3);
    const whole = filesIn(to());
    for (const end of steps) {
      prepare();
      const broken = () =>
        deploy('two', daysLater(40), 30, (step) => {
          if (step === end) throw new Error('killed');
        });
      expect(broken, end).toThrow('killed');
      expectWorkingSite(['one', 'two']);
      // As one that was killed leaves it behind.
      writeFileSync(at(LOCK), `${hostname()} ${deadProcess()} 2026-01-01`);
      deploy('two', daysLater(40));
      expectWorkingSite(['two']);
      expect(filesIn(to()), end).toEqual(whole);
    }
  });

  it('never keeps the files of an unfinished build for good', () => {
    deploy('one');
    expect(() =>
      deploy('two', daysLater(1), 30, (step) => {
        if (step === 'replace loader.js') throw new Error('killed');
      }),
    ).toThrow('killed');
    deploy('three', daysLater(2));
    expect(deploy('three', daysLater(33)).removed).toContain(`chunks/part-${hashed('two')}.js`);
    expect(filesIn(to()).filter((path) => path.endsWith('.new'))).toEqual([]);
  });
});

/** Returns the id of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

it('lets one deployment at a time into a folder', () => {
  deploy('one');
  for (const other of [`${hostname()} ${process.pid} x`, 'other-machine 1 x']) {
    writeFileSync(at(LOCK), other);
    expect(() => deploy('two')).toThrow(/Another deployment into .* runs/);
    expect(text('event-portal.js')).toBe('one');
  }
});

describe('npm run deploy-files', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'dist-config/deploy/main.ts', ...args], { encoding: 'utf8' });

  it('says what it has done', () => {
    const from = newBuild('one');
    const args = ['--import', 'tsx', 'dist-config/deploy/main.ts', '--from', from, '--to', to()];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toMatch(/\d+ files written, 0 unchanged\./);
    expectWorkingSite(['one']);
  });

  it('explains a wrong call', () => {
    for (const args of [[], ['--to', ''], ['--to', to(), '--keep-days', 'x'], ['--nothing'], ['--to', to(), 'more']]) {
      const { status, stderr } = run(...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining('Usage: npm run deploy-files -- --to FOLDER')]);
    }
    expect(run('--from', folder, '--to', to()).status).toBe(1);
  });
});
