import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

/** Documentation files: only the unit tests that read files use them, and those always run. */
const WORDS = /^(?:[^/]+\.md|LICENSE|\.ci\/|\.github\/|demo\/docs\/.*\.(?:md|webp)$)/;
/** The folders of browser code that the server imports. */
const SHARED_WITH_SERVER = ['src/lib', 'src/model', 'src/settings'];
const READS_FILES = /\b(?:readFileSync|readdirSync)\b/;

/**
 * Returns the test scope of this branch since it left main: the commit to compare with, the unit tests that read files
 * without importing them, and the test files of the other parts. Undefined stands for all tests of a part.
 */
export function touchedTests() {
  const base = git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main') || 'HEAD';
  const changed = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);
  const rows = readRows(readFileSync(join(root, 'tests/README.md'), 'utf8'));
  return {
    base: base.slice(0, 9),
    changed,
    readers: unitFiles().filter((file) => READS_FILES.test(readFileSync(join(root, file), 'utf8'))),
    server: chooseTests('server', changed, rows),
    e2e: chooseTests('e2e', changed, rows),
  };
}

/** Reads the rows of the table in tests/README.md: each file of tests with the folders and files that it covers. */
export function readRows(text) {
  return [...text.matchAll(/^\| `((?:server|e2e)\/[\w.-]+)` \|[^|]*\|([^|]*)\|/gm)].map(([, file, places]) => ({
    file: `tests/${file}`,
    places: [...places.matchAll(/`([^`]+)`/g)].map(([, place]) => place),
  }));
}

/**
 * Returns the test files of a part that cover the changes; undefined, for all, if a changed file concerns all of them.
 */
export function chooseTests(part, changed, rows) {
  const chosen = new Set();
  for (const path of changed.filter((file) => concerns(part, file))) {
    const found = rows.filter(({ file, places }) => file === path || places.some((place) => isIn(place, path)));
    if (found.length === 0) return undefined;
    for (const { file } of found) if (isIn(`tests/${part}`, file)) chosen.add(file);
  }
  return [...chosen].sort();
}

function concerns(part, file) {
  const isOfOtherTests = ['unit', 'server', 'e2e'].some((other) => other !== part && isIn(`tests/${other}`, file));
  const isOfBrowser = isIn('src', file) && !SHARED_WITH_SERVER.some((place) => isIn(place, file));
  return !WORDS.test(file) && !isOfOtherTests && !(part === 'server' && isOfBrowser);
}

const isIn = (place, path) => path === place || path.startsWith(`${place}/`);

const unitFiles = () =>
  readdirSync(join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/unit/${name}`);

/** Returns the output of git; '' if it fails, for example because there is no branch of that name. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
