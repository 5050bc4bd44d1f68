import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** The layers from the lowest up. A folder may import from itself and from every folder named before it. */
const LAYERS = [
  ...['lib', 'i18n', 'theme', 'ui', 'model', 'settings', 'routing', 'api', 'session', 'app', 'forms', 'cards'],
  ...['detail-parts', 'features', 'shell', 'elements', 'iframe', 'loader', 'prerender'],
];
const IMPORT = /(?:from |import |import\()'(\.[^']+)'/g;

/** Tables of data, which may be long without being hard to read. */
const MAY_BE_LONG = /settings-schema|recording-settings|registry\.ts$/;

/** Guides against files that grow without end; a file is not split to fall below one. */
const MAX_FILE_LINES = 400;
const MAX_FUNCTION_LINES = 120;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(normalize)
  .filter((path) => /\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
const textOf = (path: string) => readFileSync(join('src', path), 'utf8');

/** The layer of a file; each feature is a layer of its own, so that features cannot import one another. */
const homeOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('features/') ? 2 : 1)
    .join('/');
const levelOf = (path: string) => LAYERS.indexOf(path.split('/')[0] ?? '');
const importsOf = (file: string) =>
  [...textOf(file).matchAll(IMPORT)].map(([, target]) => join(dirname(file), target ?? ''));

it('imports only from the same home and from layers below', () => {
  const strangers = sources.flatMap((file) =>
    importsOf(file)
      .filter((target) => homeOf(target) !== homeOf(file) && levelOf(target) >= levelOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(strangers).toEqual([]);
  expect(sources.filter((file) => !LAYERS.includes(file.split('/')[0] ?? ''))).toEqual([]);
});

it('has files and functions that can be read in one go', () => {
  const large = sources.filter((file) => {
    const lines = textOf(file).split('\n');
    const isLong = lines.length > MAX_FILE_LINES && !MAY_BE_LONG.test(file);
    return isLong || longestFunction(lines) > MAX_FUNCTION_LINES;
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

/** What a feature reads, useQuery asks for: it drops late answers, tells failures and asks anew after own writes. */
const askingByHand = (files: readonly string[], read = textOf) =>
  files.filter((file) => file.startsWith('features/') && /\bAbortController\b/.test(read(file)));

it('reads answers in features by useQuery alone', () => {
  expect(askingByHand(sources)).toEqual([]);
  // It would notice one.
  expect(askingByHand(['features/events/a.ts', 'app/b.ts'], () => 'new AbortController()')).toHaveLength(1);
});

it('has no circle of imports, of types and of what is loaded lazily neither', () => {
  const files = new Set(sources);
  const resolved = (target: string) => ['.ts', '.tsx'].map((ending) => target + ending).find((path) => files.has(path));
  const circles = circlesOf(sources, (file) => importsOf(file).flatMap((target) => resolved(target) ?? []));
  expect(circles).toEqual([]);
});

it('would notice a circle', () => {
  const imports: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['b'], d: ['a'] };
  expect(circlesOf(['a', 'b', 'c', 'd'], (file) => imports[file] ?? [])).toEqual(['b → c → b']);
});

it('reads answers in the model alone', () => {
  const readers = sources.filter((path) => /\{[^}]*\bparse\b[^}]*\} from '[^']*lib\/parse'/.test(textOf(path)));
  expect(readers.length).toBeGreaterThan(20);
  expect(readers.filter((path) => !path.startsWith('model/'))).toEqual([]);
});

it('has a server that needs neither demo data nor tools, and tools that need no demo data', () => {
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.m?ts$/.test(path))
      .map((path) => join(folder, path));
  const importing = (folder: string, strange: RegExp) =>
    filesOf(folder).filter((path) => strange.test(readFileSync(path, 'utf8')));
  expect(filesOf('demo/server').length).toBeGreaterThan(300);
  expect(importing('demo/server', /'[./]+\/(?:seed|tools)\//)).toEqual([]);
  expect(importing('demo/tools', /'[./]+\/seed\//)).toEqual([]);
  // It would notice one.
  expect(importing('demo/seed', /'[./]+\/tools\//)).not.toEqual([]);
});

it('would notice a wrong import', () => {
  expect(levelOf('ui/button.tsx')).toBeLessThan(levelOf('api/api.ts'));
  expect(homeOf('features/events/api.ts')).not.toBe(homeOf('features/auth/api.ts'));
});
