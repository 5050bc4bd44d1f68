import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The layers from the lowest up. A folder may import from itself and from every folder named before it. */
const LAYERS = [
  ...['lib', 'i18n', 'theme', 'ui', 'model', 'settings', 'routing', 'api', 'session', 'portal', 'features', 'shell'],
  ...['elements', 'iframe', 'loader', 'prerender'],
];
const IMPORT = /(?:from |import |import\()'(\.[^']+)'/g;
const LAZY_IMPORT = /\bimport\((?!\s*'\.\/(?:de|en)\.po')(?!'\.\/transport')/;

/** The only files that may load code lazily: the loader, route tables, and the one file that wraps a heavy part. */
const MAY_LOAD_LAZILY =
  /^(?:loader\/|features\/[\w-]+\/routes\.ts|i18n\/catalogs\.ts|api\/api\.ts|lib\/clean-html\.ts|.*-lazy\.tsx?$)/;
/** Tables of data, which may be long without being hard to read. */
const MAY_BE_LONG = /settings-schema|recording-settings|registry\.ts$/;

const LONGEST_FILE = 250;
const LONGEST_FUNCTION = 80;

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

describe.each(sources)('%s', (file) => {
  it('imports only from its home and from below', () => {
    const strangers = importsOf(file).filter(
      (target) => homeOf(target) !== homeOf(file) && levelOf(target) >= levelOf(file),
    );
    expect(LAYERS).toContain(file.split('/')[0]);
    expect(strangers).toEqual([]);
  });

  it('stays small enough to hold in the head', () => {
    const lines = textOf(file).split('\n');
    if (!MAY_BE_LONG.test(file)) expect(lines.length).toBeLessThanOrEqual(LONGEST_FILE);
    expect(longestFunction(lines)).toBeLessThanOrEqual(LONGEST_FUNCTION);
  });

  it('loads code lazily only where that is decided', () => {
    const mayLoad = MAY_LOAD_LAZILY.test(file);
    if (!mayLoad) expect(textOf(file).replace(/typeof import\(/g, '')).not.toMatch(LAZY_IMPORT);
  });
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

it('would notice a wrong import', () => {
  expect(levelOf('ui/button.tsx')).toBeLessThan(levelOf('api/api.ts'));
  expect(homeOf('features/events/routes.ts')).not.toBe(homeOf('features/auth/routes.ts'));
});
