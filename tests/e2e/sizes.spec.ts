import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { budgetRows } from '../../dist-config/budgets';
import { MANIFEST, type SourceManifest } from '../../dist-config/plugins/source-manifest';
import { routeProblems } from '../../dist-config/route-files';

const DIST = 'dist';

test('no part of the bundle is over its budget', () => {
  const rows = budgetRows(DIST);
  expect(rows.length).toBeGreaterThan(12);
  const over = rows.filter(({ kilobytes, budget }) => kilobytes > budget);
  expect(over.map(({ name, kilobytes, budget }) => `${name}: ${kilobytes.toFixed(1)} of ${budget} KB`)).toEqual([]);
});

test('screens are at most two round trips away, and visitors load no code of members', () => {
  const manifest: SourceManifest = JSON.parse(readFileSync(join(DIST, MANIFEST), 'utf8'));
  expect(routeProblems(manifest)).toEqual([]);
});
