import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** The rooms of the widgets from the lowest up. A room may import from itself and from every room named before it. */
const SRC = [
  ...['lib', 'i18n', 'theme', 'ui', 'model', 'settings', 'routing', 'api', 'session', 'app', 'forms', 'cards'],
  ...['detail-parts', 'features', 'shell', 'elements', 'iframe', 'loader', 'prerender'],
];
/** The rooms of the server from the lowest up; files beside them put the rooms together. */
const SERVER = [
  ...[
    'platform',
    'site',
    'schema',
    'history',
    'clients',
    'mail',
    'decisions',
    'accounts',
    'media',
    'persons',
    'records',
  ],
  ...['events', 'search', 'articles', 'reviews', 'feeds', 'saved-searches', 'adverts', 'backoffice'],
];
/** Rooms of the widgets that the server imports, beside the types of the prerenderer. */
const SHARED = ['lib', 'i18n', 'model', 'settings', 'routing'];
/** Folders around the server, from the lowest up; the server imports none of them. */
const DEMO = ['server', 'tools', 'seed', 'scripts'];
const IMPORT = /(?:from |import |import\()'(\.[^']+)'/g;

/** Tables of data and of calls, which may be long without being hard to read. */
const MAY_BE_LONG = /settings-schema|recording-settings|registry\.ts$|-calls\.ts$/;

/** Guides against files that grow without end; a file is not split to fall below one. */
const MAX_FILE_LINES = 400;
const MAX_FUNCTION_LINES = 120;

/** The sources below a folder, by their paths in it. */
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(normalize)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
const sources = sourcesIn('src').filter((path) => path.includes('/'));
const served = sourcesIn('demo/server');
const textOf = (path: string) => readFileSync(join('src', path), 'utf8');
const servedText = (path: string) => readFileSync(join('demo/server', path), 'utf8');

/** The room of a file; each feature is a room of its own, so that features cannot import one another. */
const homeOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('features/') ? 2 : 1)
    .join('/');
const levelIn = (rooms: readonly string[], path: string) => rooms.indexOf(path.split('/')[0] ?? '');
const importsOf = (file: string, read = textOf) =>
  [...read(file).matchAll(IMPORT)].map(([, target]) => join(dirname(file), target ?? ''));

/** Imports of a room from one that does not stand below it, types too. */
const strangersIn = (files: readonly string[], rooms: readonly string[], read: (file: string) => string) =>
  files.flatMap((file) =>
    importsOf(file, read)
      .filter((target) => !target.startsWith('..') && homeOf(target) !== homeOf(file))
      .filter((target) => levelIn(rooms, target) < 0 || levelIn(rooms, target) >= levelIn(rooms, file))
      .map((target) => `${file} → ${target}`),
  );

it('imports only from the same folder and from folders below', () => {
  expect(strangersIn(sources, SRC, textOf)).toEqual([]);
  expect(sources.filter((file) => levelIn(SRC, file) < 0)).toEqual([]);
});

it('imports in the server only from the same folder and from folders below', () => {
  const inRooms = served.filter((file) => file.includes('/'));
  expect(strangersIn(inRooms, SERVER, servedText)).toEqual([]);
  expect(inRooms.filter((file) => levelIn(SERVER, file) < 0)).toEqual([]);
});

it('imports in the server only shared folders of the widgets, and nothing around the server', () => {
  const outside = served.flatMap((file) =>
    importsOf(join('demo/server', file), (path) => readFileSync(path, 'utf8'))
      .filter((target) => !target.startsWith('demo/server/'))
      .filter((target) => !SHARED.some((room) => target.startsWith(`src/${room}/`)))
      .map((target) => `${file} → ${target}`),
  );
  expect(outside).toEqual(['site/prerender-pages.ts → src/prerender/prerender']);
});

it('imports around the server only from folders below', () => {
  const files = sourcesIn('demo').filter((file) => levelIn(DEMO, file) > 0);
  const upwards = strangersIn(files, DEMO, (file) => readFileSync(join('demo', file), 'utf8'));
  expect(upwards).toEqual([]);
});

it('has no overlong files and functions', () => {
  const all = [...sources.map((file) => join('src', file)), ...served.map((file) => join('demo/server', file))];
  const large = all.filter((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const isLong = lines.length > MAX_FILE_LINES || longestFunction(lines) > MAX_FUNCTION_LINES;
    return isLong && !MAY_BE_LONG.test(file);
  });
  expect(large).toEqual([]);
});

/** Lines of the longest top-level function, by the brace that closes it at the start of a line. */
function longestFunction(lines: string[]): number {
  let start = -1;
  let longest = 0;
  for (const [index, line] of lines.entries()) {
    if (/^(?:export )?(?:async )?function |^(?:export )?const \w+ = .*(?:=>|\{)$/.test(line)) start = index;
    if (/^\}/.test(line) && start >= 0) {
      longest = Math.max(longest, index - start + 1);
      start = -1;
    }
  }
  return longest;
}

/** Import cycles, each as the files along it. @param importedBy what a file imports */
function circlesOf(files: readonly string[], importedBy: (file: string) => readonly string[]): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const next of importedBy(file)) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return circles;
}

/** Finds features that request data without useQuery, which drops late responses and refetches after writes. */
const askingByHand = (files: readonly string[], read = textOf) =>
  files.filter((file) => file.startsWith('features/') && /\bAbortController\b/.test(read(file)));

it('reads responses in features by useQuery only', () => {
  expect(askingByHand(sources)).toEqual([]);
  // It would notice one.
  expect(askingByHand(['features/events/a.ts', 'app/b.ts'], () => 'new AbortController()')).toHaveLength(1);
});

/** A text without the imports that name types alone: they are gone when the code runs. */
const withoutTypes = (text: string) => text.replace(/^(?:import|export) type [^;]*;$/gm, '');

it('has no import cycles; in the widgets neither of types nor of lazy modules', () => {
  const circlesIn = (all: readonly string[], read: (file: string) => string) => {
    const files = new Set(all);
    const fileOf = (target: string) => ['.ts', '.tsx'].map((ending) => target + ending).find((path) => files.has(path));
    return circlesOf(all, (file) => importsOf(file, read).flatMap((target) => fileOf(target) ?? []));
  };
  expect(circlesIn(sources, textOf)).toEqual([]);
  expect(circlesIn(served, (file) => withoutTypes(servedText(file)))).toEqual([]);
});

it('detects a cycle: the control', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['b'], d: ['a'] };
  expect(circlesOf(['a', 'b', 'c', 'd'], (file) => imports[file] ?? [])).toEqual(['b → c → b']);
});

it('parses responses in the model only', () => {
  const readers = sources.filter((path) => /\{[^}]*\bparse\b[^}]*\} from '[^']*lib\/parse'/.test(textOf(path)));
  expect(readers.length).toBeGreaterThan(20);
  expect(readers.filter((path) => !path.startsWith('model/'))).toEqual([]);
});

it('detects a wrong import: the control', () => {
  const from = (target: string) => () => `import { a } from '${target}';`;
  expect(strangersIn(['api/a.ts'], SRC, from('../ui/button'))).toEqual([]);
  expect(strangersIn(['ui/a.ts'], SRC, from('../api/api'))).toEqual(['ui/a.ts → api/api']);
  expect(strangersIn(['features/events/a.ts'], SRC, from('../auth/b'))).toHaveLength(1);
  expect(strangersIn(['mail/a.ts'], SERVER, from('../app-options'))).toHaveLength(1);
});

/** Exports that several files have on purpose: each module of elements is loaded for its `define`. */
const SHARED_NAMES = new Set(['define']);
const EXPORT = /^export (?:async )?(?:const|function|type|class) (\w+)/gm;

it.each([
  ['the widgets', sources, textOf],
  ['the server', served, servedText],
] as const)('%s export no name from two files', (_, files, read) => {
  const homes = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name = ''] of read(file).matchAll(EXPORT)) homes.set(name, (homes.get(name) ?? new Set()).add(file));
  expect(homes.size).toBeGreaterThan(500);
  const twice = [...homes].filter(([name, all]) => all.size > 1 && !SHARED_NAMES.has(name));
  expect(twice.map(([name, all]) => `${name}: ${[...all].join(', ')}`)).toEqual([]);
});

/** A doc comment that begins with neither a verb nor a noun. */
const NO_NAME = /\/\*\*[\s*]*(?:What|Who|Whoever|Whose|Whether|How|Which|Where|When|Why|Of)\b.*/g;

it('begins doc comments with a verb or a noun', () => {
  const folders = ['src', 'demo', 'dist-config', 'tests'];
  const files = folders.flatMap((folder) => sourcesIn(folder).map((path) => join(folder, path)));
  const wrong = files.flatMap((file) => {
    const comments = readFileSync(file, 'utf8').matchAll(NO_NAME);
    return [...comments].map(([comment]) => `${file}: ${comment}`);
  });
  expect(files.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});
