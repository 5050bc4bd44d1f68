import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { failures } from '../../../../demo/scripts/failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const leaveReport = (part: string, report: unknown) =>
  writeFileSync(join(folder, `${part}.json`), JSON.stringify(report));

const passed = { status: 'passed', fullName: 'a goes' };
const failed = {
  status: 'failed',
  fullName: 'a falls',
  failureMessages: ['\u001b[31mAssertionError:\u001b[39m\n  no'],
};
const run = (status: string, message?: string) => ({ status, results: [{ error: message && { message } }] });

it('each test that failed in any part is named with its file and its reason in one line', () => {
  leaveReport('unit', { testResults: [
    { name: resolve('tests/unit/a.test.ts'), status: 'failed', assertionResults: [passed, failed] },
    { name: resolve('tests/unit/b.test.ts'), status: 'failed', assertionResults: [], message: 'cannot be read' },
  ] });
  leaveReport('e2e', { errors: [{ message: 'no server' }], suites: [
    { file: 'c.spec.ts', specs: [{ title: 'c goes', tests: [run('expected')] }], suites: [
      { specs: [{ title: 'c falls', tests: [run('unexpected', 'too late')] }, { title: 'at times', tests: [run('flaky')] }] },
    ] },
  ] });
  expect(failures(folder)).toEqual([
    'failed: tests/unit/a.test.ts › a falls › AssertionError: no',
    'failed: tests/unit/b.test.ts › cannot be read',
    'failed: tests/e2e/c.spec.ts › c falls › too late',
    'failed: tests/e2e/c.spec.ts › at times › no reason in the report',
    'failed: tests/e2e › no server',
  ]);
}); // biome-ignore format: tables.

it('a part without a complete report names no failures', () => {
  writeFileSync(join(folder, 'unit.json'), '{"testResults":');
  rmSync(join(folder, 'e2e.json'));
  expect(failures(folder)).toEqual([]);
});
