import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { secondsOf, slowest } from '../../../../demo/scripts/times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-times-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

it('the slowest files of all parts come first, with all of their tests; a truncated report is ignored', () => {
  const server = [{ name: resolve('tests/server/a.test.ts'), startTime: 1000, endTime: 4000 }];
  const e2e = [
    { file: 'b.spec.ts', specs: [run(500)], suites: [{ specs: [run(1500), run(2500)] }] },
    { file: 'c.spec.ts', specs: [run(2000)] },
  ];
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ testResults: server }));
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: e2e }));
  writeFileSync(join(folder, 'unit.json'), '{"testResults":');
  expect(slowest(folder)).toEqual([
    '    5 s  tests/e2e/b.spec.ts',
    '    3 s  tests/server/a.test.ts',
    '    2 s  tests/e2e/c.spec.ts',
  ]);
  expect(secondsOf('vitest', join(folder, 'unit.json'))).toEqual([]);
});
