import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PATCHES, patched } from '../../../../dist-config/plugins/patches';
import { itForAll } from '../../../support/it-for-all';

const installed = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

itForAll([...PATCHES])('the patch of %s fits the installed version', (file, patch) => {
  const code = installed(file);
  expect(patched(code, patch)).not.toBe(code);
});

test('a changed package is refused', () => {
  const [[file = '', patch] = []] = [...PATCHES];
  expect(patch).toBeDefined();
  if (patch) expect(() => patched(installed(file).replaceAll('svg', 'gvs'), patch)).toThrow('does not fit');
});

test('Leaflet writes no HTML while it is loaded', () => {
  const file = 'leaflet/dist/leaflet-src.esm.js';
  const patch = PATCHES.get(file);
  if (!patch) throw new Error(`${file} has no patch`);
  const questions = /^var \w+ = [^\n]*function[\s\S]{0,120}innerHTML/m;
  expect(installed(file)).toMatch(questions);
  expect(patched(installed(file), patch)).not.toMatch(questions);
});
