import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askerOf, type Fetch } from '../../../../../demo/tools/conformance/exchange';
import { runCommand } from '../../../../../demo/tools/conformance/run-command';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a backend that answers every call in the same way. @returns its base */
async function startServer(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

async function run(...words: string[]) {
  const answers: string[] = [];
  const messages: string[] = [];
  const code = await runCommand(words, {
    answer: (text) => answers.push(text),
    message: (text) => messages.push(text),
  });
  return { code, answer: answers.join('\n'), message: messages.join('\n') };
}

const answering =
  (body: string, type: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

it('says in one sentence why a backend cannot be checked', async () => {
  const base = await startServer(answering('<!doctype html>', 'text/html; charset=utf-8'));
  expect(await run(base)).toEqual({
    code: 2,
    answer: '',
    message: `${base}/clientSettings answers with a web page (HTML), not with JSON.`,
  });
  server?.close();
  server?.closeAllConnections();
  const { code, message } = await run(base);
  expect([code, message]).toEqual([
    2,
    `${base}/clientSettings: nothing listens at this address (connection refused). Is the server running, and is the address right?`,
  ]);
});

it.each([
  [
    'an address without /api',
    '',
    answering('{}', 'application/json', 404),
    /there is no clientSettings\. .*ends with \/api\./,
  ],
  ['no JSON', '/api', answering('ok', 'text/plain'), /answers no JSON \(status 200, text\/plain\)/],
  ['silence', '/api', () => {}, /no complete answer within 0\.2 seconds/],
  [
    'another host',
    '/api',
    (_, response) => response.writeHead(302, { Location: 'https://other.example/api' }).end(),
    /redirects to another host, https:\/\/other\.example\/api/,
  ],
  [
    'a circle of redirects',
    '/api',
    ({ url }, response) => response.writeHead(302, { Location: `${url}` }).end(),
    /redirects more than 3 times/,
  ],
] satisfies [string, string, RequestListener, RegExp][])('ends with 2 for %s', async (_, path, listener, expected) => {
  const base = (await startServer(listener)).replace('/api', path);
  const { code, message } = await run(base, '--timeout', expected.source.includes('within') ? '0.2' : '15');
  expect(code).toBe(2);
  expect(message).toMatch(expected);
});

it('ends an answer without an end', async () => {
  const chunk = new Uint8Array(1_000_000);
  const fetch: Fetch = async () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(chunk) }));
  const { status, failure } = await askerOf('http://portal.example/api', fetch)('events');
  expect([status, failure]).toEqual([0, 'the answer has no end: more than 20 MB came']);
});

it('follows a redirect on the same host', async () => {
  const base = await startServer(({ url = '' }, response) => {
    if (url.endsWith('/')) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{}}');
    else response.writeHead(301, { Location: `${url}/` }).end();
  });
  expect((await askerOf(base, globalThis.fetch)('clientSettings')).body).toEqual({ data: {} });
});

it('counts faults, and goes on after a call that fails', async () => {
  const base = await startServer(answering('{"data":{"name":"x"}}', 'application/json'));
  const { code, answer } = await run(`${base}/`, '--json');
  expect(code).toBe(1);
  const { checks, faults, summary } = JSON.parse(answer);
  expect(summary).toContain(`${checks.length} checks, ${faults.length} faults`);
  expect(faults).toContainEqual({
    call: 'GET events',
    expected: 'an answer as openapi.json describes GET events',
    came: "the answer must have required property 'meta'; data must be array",
  });
});

it.each([
  [[], /^Name one address\./],
  [['http://a.example/api', 'http://b.example/api'], /^Name one address\./],
  [['a.example/api'], /^"a\.example\/api" is no http address\.$/],
  [['http://a.example/api', '--timeout', 'x'], /^"x" is no number of seconds\.$/],
  [['http://a.example/api', '--write'], /^--write needs --token/],
  [['http://a.example/api', '--tokn', 'x'], /--tokn/],
])('refuses the words %j', async (words, expected) => {
  const { code, message } = await run(...words);
  expect(code).toBe(2);
  expect(message).toMatch(expected);
});

it('shows its help', async () => {
  const { code, answer } = await run('--help');
  expect([code, answer.split('\n')[0]]).toEqual([0, 'npm run conformance -- https://example.org/api [options]']);
});
