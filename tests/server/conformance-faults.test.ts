import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../demo/tools/conformance/report';
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

/** Sends bytes to a server. @returns its whole answer */
const exchangeBytes = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

describe.skipIf(!hasPython())('the example backend', () => {
  it('answers every odd request, and goes on', async () => {
    const { base, stop } = await startPythonBackend();
    const port = Number(new URL(base).port);
    try {
      for (const query of [`rubric=${'9'.repeat(5_000)}`, 'pageSize=1_0', 'pageSize=%D9%A1', 'lat=nan&lon=1&radius=5'])
        expect((await fetch(`${base}/events?${query}`)).status, query).toBe(400);
      for (const query of ['q=%00%FF', 'from=9999-12-31', 'tag=%ED%A0%80'])
        expect((await fetch(`${base}/events?${query}`)).status, query).toBe(200);
      for (const header of ['Content-Length: x', 'Content-Length: -1', 'Content-Length: 99999999999']) {
        const answer = await exchangeBytes(port, `POST /api/events HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
        expect(answer, header).toMatch(/^HTTP\/1\.1 405 /);
      }
      // A body that is not read is no second request.
      const hidden = '0\r\n\r\nGET /api/rubrics HTTP/1.1\r\nHost: x\r\n\r\n';
      const head = 'POST /api/events HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
      expect((await exchangeBytes(port, head + hidden)).match(/HTTP\/1\.1/g)).toHaveLength(1);
    } finally {
      await stop();
    }
  });

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

  it.each(['de', 'en'])('gives the output that the page in %s shows', async (language) => {
    const page = readFileSync(`demo/docs/${language}/backends.md`, 'utf8');
    const shown = /```text\n(http.*)\n\n([\s\S]*?)\n\n(\d+ checks, 4 faults .*)\n```/.exec(page);
    const outcome = await faultsWith('rubric-ignored');
    const lines = linesOf(outcome);
    expect(lines[0]?.replace(outcome.base, '')).toBe(shown?.[1]?.replace('http://127.0.0.1:8000/api', ''));
    expect((shown?.[2] ?? '?').split('\n').filter((line) => !lines.includes(line))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^\d+ checks, 4 faults /);
  });

  it('has exactly these 25 faults', () => {
    const folder = fileURLToPath(new URL('../../demo/backends/python', import.meta.url));
    const names = execFileSync('python3', ['-B', '-c', 'import faults; print(*faults.FAULTS)'], { cwd: folder });
    expect(`${names}`.trim().split(' ')).toEqual(FAULTS.map(([name]) => name));
    expect(FAULTS).toHaveLength(25);
  });
});
