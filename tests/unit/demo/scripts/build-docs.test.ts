import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isReplaceable } from '../../../../demo/scripts/build-docs.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-docs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const withFiles = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
  return isReplaceable(folder);
};

it('replaces an empty folder, an earlier build, and one that has failed', () => {
  expect(isReplaceable(join(folder, 'missing'))).toBe(true);
  expect(isReplaceable(folder)).toBe(true);
  expect(withFiles('failed.txt')).toBe(true);
  expect(withFiles('404.html', 'hashmap.json', 'index.html')).toBe(true);
});

it('keeps a folder with anything else: the repository, the pages of a website', () => {
  expect(isReplaceable('.')).toBe(false);
  mkdirSync(join(folder, 'termine'));
  expect(withFiles('404.html')).toBe(false);
});
