import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runConformance } from '../../demo/tools/conformance/run-conformance';
import { hasPython, startPythonBackend } from '../support/python-backend';

/** The planted faults, each with a statement of the check that it breaks: its call, and a part of what it expects. */
const FAULTS: readonly [name: string, call: string, expected: string][] = [
  ['wrong-type', 'GET events', 'an answer as openapi.json describes GET events'],
  ['missing-meta', 'GET events', 'meta.page 1'],
  ['page-ignored', 'GET events?pageSize=2&page=2', 'the events that follow on page 1'],
  ['total-of-page', 'GET events?pageSize=2&page=1', 'as on the other pages'],
  ['wrong-order', 'GET events?pageSize=100', 'rows in the order of their dates and times'],
  ['rubric-ignored', 'GET events?rubric=', 'only events of the category'],
  ['dates-ignored', 'GET events?from=', 'only events of 20'],
  ['limit-lifted', 'GET events?pageSize=100000', 'at most 100 rows on a page'],
  ['draft-listed', 'GET events?pageSize=100', 'an answer as openapi.json describes GET events'],
  ['detail-differs', 'GET events/k', 'the same values as in the row of the list'],
  ['time-with-seconds', 'GET events?pageSize=100', 'an answer as openapi.json describes GET events'],
  ['script-in-text', 'GET events/k', 'texts without scripts'],
  ['no-cors', 'GET clientSettings', 'Access-Control-Allow-Origin'],
  ['no-token-in-preflight', 'OPTIONS events', 'Access-Control-Allow-Headers with token'],
  ['html-page', 'GET events/k', 'Content-Type: application/json'],
  ['latin-1', 'GET rubrics', 'a text in UTF-8'],
  ['error-with-200', 'GET events/999999999', 'status 404 for an id that does not exist'],
  ['crash', 'GET events?page=0', 'status 400 or 422 for a wrong parameter'],
  ['frozen-etag', 'GET events', 'an ETag of its own for each content'],
  ['capability-missing', 'GET events/places', 'status 200'],
  ['capability-fails', 'GET communities?search=', 'status 200'],
  ['facets-wrong', 'GET events?facets=1', 'in meta.facets.rubric as many events'],
  ['calendar-gap', 'GET events/days?', 'the dates of every event that the list has in this range'],
  ['token-refused', 'GET events with a wrong token', 'the same list as without a token'],
  ['night-lost', 'GET events?from=', 'ends after midnight'],
];

async function faultsWith(fault?: string) {
  const { base, stop } = await startPythonBackend(fault);
  try {
    return await runConformance({ base });
  } finally {
    await stop();
  }
}

describe.skipIf(!hasPython())('the example backend', () => {
  it('has no fault', async () => {
    const { faults, checks, capabilities } = await faultsWith();
    expect(faults).toEqual([]);
    expect(capabilities).toEqual(['facets', 'communities', 'days']);
    expect(checks.length).toBeGreaterThan(250);
  });

  it.each(FAULTS)('is found out with the fault %s', async (name, call, expected) => {
    const { faults } = await faultsWith(name);
    const found = faults.filter((fault) => fault.call.startsWith(call) && fault.expected.includes(expected));
    expect(found, JSON.stringify(faults)).not.toEqual([]);
  });

  it('has exactly these 25 faults', () => {
    const folder = fileURLToPath(new URL('../../demo/backends/python', import.meta.url));
    const names = execFileSync('python3', ['-B', '-c', 'import faults; print(*faults.FAULTS)'], { cwd: folder });
    expect(`${names}`.trim().split(' ')).toEqual(FAULTS.map(([name]) => name));
    expect(FAULTS).toHaveLength(25);
  });
});
