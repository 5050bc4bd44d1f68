import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { budgetRows } from '../../dist-config/budgets';
import { MANIFEST, type SourceManifest } from '../../dist-config/plugins/source-manifest';
import { routeProblems } from '../../dist-config/route-files';

const DIST = 'dist';

test('no part of the bundle is over its budget, and no screen too many round trips away', () => {
  const rows = budgetRows(DIST);
  for (const unit of ['KB', 'round trips']) expect(rows.filter((row) => row.unit === unit).length).toBeGreaterThan(12);
  const over = rows.filter(({ value, budget }) => value > budget);
  expect(over.map(({ name, value, unit, budget }) => `${name}: ${value.toFixed(1)} of ${budget} ${unit}`)).toEqual([]);
});

test('visitors do not load code of the account area', () => {
  const manifest: SourceManifest = JSON.parse(readFileSync(join(DIST, MANIFEST), 'utf8'));
  expect(routeProblems(manifest)).toEqual([]);
});
