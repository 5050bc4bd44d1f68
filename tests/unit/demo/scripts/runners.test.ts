import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Counts, counted, countsOf } from '../../../../demo/scripts/runners.mjs';
import { itForAll } from '../../../support/it-for-all';

const folder = mkdtempSync(join(tmpdir(), 'portal-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const counts = (passed: number, failed = 0): Counts => ({ passed, failed, skipped: 0 });

itForAll([
  ['all is well', 0, counts(3), 0, undefined],
  ['tests fail', 1, counts(3, 2), 2, undefined],
  ['it was killed before its report', 137, undefined, 1, 'no report'],
  ['it was killed behind its last test', 1, counts(3), 1, 'although no test failed'],
  ['nothing ran', 0, counts(0), 1, 'no test ran'],
])('a part of which %s counts so', (_what, code, given, failed, words) => {
  const lines: string[] = [];
  const result = counted('server', code, given, { tell: (line) => lines.push(line) });
  expect(result).toEqual({ ...counts(given?.passed ?? 0), failed });
  expect(lines).toEqual(words === undefined ? [] : [expect.stringContaining(words)]);
});

it('a change without affected tests does not fail', () => {
  expect(counted('unit', 0, counts(0), { tell: () => undefined, mayBeNone: true })).toEqual(counts(0));
});

itForAll([
  ['vitest', { numPassedTests: 4, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] }, { status: 'failed', assertionResults: [] },
  ] }, counts(4, 2)],
  ['playwright', { stats: { expected: 5, flaky: 0, unexpected: 1, skipped: 0 }, errors: [{}] }, counts(5, 2)],
  ['playwright', { stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 0 }, errors: [] }, counts(5, 1)],
] as const)('a file that cannot be loaded and a test that passes only at times have failed: %s', (runner, report, expected) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  expect(countsOf(runner, file)).toEqual(expected);
}); // biome-ignore format: tables.

it('a truncated report counts as none', () => {
  const file = join(folder, 'cut.json');
  writeFileSync(file, '{"stats":');
  expect([countsOf('playwright', file), countsOf('vitest', join(folder, 'missing.json'))]).toEqual([
    undefined,
    undefined,
  ]);
});
