import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../demo/server/main';
import { openDatabase } from '../../demo/server/platform/database/database';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { imageOfDatabase } from './on-each-database';

const folder = mkdtempSync(join(tmpdir(), 'portal-http-'));
let server: RunningServer;

beforeAll(async () => {
  const files: Record<string, string> = {
    'dist/portal.js': `export const text = '${'x'.repeat(5000)}';`,
    'dist/chunks/a-1234.js': 'export {};',
    'dist/iframe/index.html': '<!doctype html>',
    'dist/1.2.3/portal.js': 'export {};',
    'dist/1.2.3/chunks/a-1234.js': 'export {};',
    'dist/1.2.3/iframe/index.html': '<!doctype html>',
    'dist/1.2.3/iframe/frame-ancestors.json': '["https://of-version.example"]',
    'dist/kit/index.html': '<!doctype html>',
    'demo/index.html': '<!doctype html><title>Demo</title>',
    'demo/pages/zeitung/index.html': '<!doctype html>',
    'demo/pages/zeitung/page.css': 'p{}',
    'demo/server/secret.json': '{}',
    'secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'));
  const database = await openDatabase('memory://', '', { copyOf: imageOfDatabase() });
  server = await startServer({
    port: 0,
    database,
    now: () => NOW,
    distFolder: join(folder, 'dist'),
    demoFolder: join(folder, 'demo'),
    backOfficePassword: 'geheim',
  });
  await insertEvents(
    database,
    Array.from({ length: 20 }, (_, index) => anEvent(index === 0 ? { id: 'known' } : {})),
  );
}, 60_000);

afterAll(async () => {
  await server.close();
  await server.database.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
const EVENTS = '/clients/stadt/api/events';

/** Sends the path as it is, which fetch would clean up. */
const rawStatus = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('caching', () => {
  it('answers 304 to a known ETag, and another ETag after a change', async () => {
    const first = await get(EVENTS);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    const again = await get(EVENTS, { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    expect(await again.text()).toBe('');
    expect((await get(EVENTS, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    await insertEvents(server.database, [anEvent()]);
    expect((await get(EVENTS)).headers.get('etag')).not.toBe(tag);
  });

  it('never allows an error to be stored', async () => {
    for (const path of ['/clients/stadt/api/events/nope', '/clients/nope/api/events', `${EVENTS}?page=0`]) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(['br', 'gzip', 'identity'])('compresses as requested: %s', async (encoding) => {
    const response = await get(EVENTS, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect((await response.json()).data.length).toBeGreaterThan(10);
  });
});

describe('other origins', () => {
  it('may read responses and errors with the required headers', async () => {
    for (const path of [EVENTS, '/clients/nope/api/events', '/health', '/dist/portal.js', `${EVENTS}?page=x`]) {
      const { headers } = await get(path);
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
      expect(headers.get('access-control-expose-headers')).toBe('ETag, Retry-After, Date, Revision');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('may send a preflight request, also for an unknown client', async () => {
    for (const path of [EVENTS, '/clients/nope/api/events']) {
      const response = await get(path, { method: 'OPTIONS' });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
      expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(600);
    }
  });
});

describe('failures', () => {
  it.each([
    ['GET', '/clients/nope/api/events', 404, 'unknown_client'],
    ['GET', '/clients/stadt/api/nope', 404, 'not_found'],
    ['GET', '/clients/stadt/api/events/nope', 404, 'not_found'],
    ['GET', '/clients/stadt/api/communities/99999999999', 404, 'not_found'],
    ['GET', '/clients/stadt/api/addresses/-1', 404, 'not_found'],
    ['GET', '/nope', 404, 'not_found'],
    ['POST', EVENTS, 405, 'method_not_allowed'],
    ['DELETE', '/health', 405, 'method_not_allowed'],
    ['PUT', '/dist/portal.js', 405, 'method_not_allowed'],
    ['GET', `${EVENTS}?page=0`, 400, 'wrong_data'],
  ])('%s %s is %i %s', async (method, path, status, code) => {
    const response = await get(path, { method });
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status, code, type: 'about:blank', title: expect.any(String) });
    expect(response.status).toBe(status);
    if (status === 405) expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('names every wrong parameter', async () => {
    const query =
      'from=2026-02-30&to=x&rubric=1,b&radius=5&lat=91&sort=nope&page=1.5&pageSize=101&free=yes&bbox=1,2,3&tag=%00';
    const { errors } = await (await get(`${EVENTS}?${query}`)).json();
    const paths = errors.map(({ path }: { path: string }) => path);
    expect(new Set(paths)).toEqual(
      new Set(['from', 'to', 'rubric', 'lat', 'lon', 'sort', 'page', 'pageSize', 'free', 'bbox', 'tag']),
    );
  });

  it('refuses a body that is too large, and ends the connection on which the rest of it would come', async () => {
    for (const path of [EVENTS, '/backoffice/login']) {
      const { status, headers } = await get(path, { method: 'POST', body: 'x'.repeat(2_000_000) });
      expect([path, status, headers.get('connection')]).toEqual([path, 413, 'close']);
    }
  });

  it('answers 503 with Retry-After when the database cannot be reached', async () => {
    const lost = await startServer({
      port: 0,
      onError: () => undefined,
      database: {
        ...server.database,
        query: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
      },
    });
    const response = await fetch(`${lost.url}/health`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    await lost.close();
  });
});

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/zeitung/', 'text/html; charset=utf-8', 'no-cache'],
    ['/zeitung/page.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/dist/portal.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/dist/chunks/a-1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/dist/iframe/', 'text/html; charset=utf-8', 'no-cache'],
    ['/dist/1.2.3/portal.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/dist/1.2.3/chunks/a-1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/dist/1.2.3/iframe/', 'text/html; charset=utf-8', 'no-cache'],
    ['/dist/1.2.3/iframe/frame-ancestors.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/kit/', 'text/html; charset=utf-8', 'no-cache'],
  ])('serves %s as %s, %s', async (path, type, cache) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cache);
    expect(response.headers.get('etag')).not.toBeNull();
  });

  it('lets every site frame the iframe page, but neither the demo pages nor the stand-alone page', async () => {
    for (const path of ['/', '/zeitung/', '/kit/', '/portal/', '/portal/auth/login']) {
      expect((await get(path)).headers.get('content-security-policy'), path).toBe("frame-ancestors 'self'");
    }
    expect((await get('/dist/iframe/')).headers.get('content-security-policy')).toBeNull();
    const ofVersion = await get('/dist/1.2.3/iframe/');
    expect(ofVersion.headers.get('content-security-policy')).toBe("frame-ancestors 'self' https://of-version.example");
  });

  it.each([
    [
      '["https://www.stadt.example", "https://*.kreis.example"]',
      "'self' https://www.stadt.example https://*.kreis.example",
    ],
    ['[]', undefined],
    ['["https://a.example; script-src *"]', "'self'"],
    ['{"a": 1}', "'self'"],
    ['damaged', "'self'"],
  ])('lets only listed sites frame the iframe page: %s', async (list, sites) => {
    const file = join(folder, 'dist/iframe/frame-ancestors.json');
    writeFileSync(file, list);
    const policy = (await get('/dist/iframe/index.html')).headers.get('content-security-policy');
    rmSync(file);
    expect(policy).toBe(sites === undefined ? null : `frame-ancestors ${sites}`);
  });

  it.each([
    ...['', '/', '/events', '/events/', '/events?page=9999', '/events/known', '/events/known/', '/auth', '/auth/login'],
    ...['/secure', '/secure/events', '/secure/events/eventRecording', '/secure/events/eventRecording/7'],
    ...[
      '/secure/promotion/order',
      '/secure/promotion/order/when',
      '/secure/promotion/order/content/2',
      '/search-mails',
      '/promotion',
      '/promotion/slots',
    ],
  ])('serves the portal, in both languages, with 200 at %s', async (path) => {
    const statuses = await Promise.all(['/portal', '/portal/en'].map(async (base) => (await get(base + path)).status));
    expect(statuses).toEqual([200, 200]);
  });

  it.each([
    ...['/nix', '/nix?a=/events', '/events/unknown', '/events/known/nix', '/event', '/english'],
    ...[
      '/auth/nix',
      '/secure/nix',
      '/secure/promotion/order/a/b/c',
      '/promotion/a/b',
      '/articles/unknown',
      '/%00',
      '/search-mails/x',
    ],
  ])("serves the portal's page for unknown addresses, in both languages, with 404 at %s", async (path) => {
    const answers = await Promise.all(['/portal', '/portal/en'].map((base) => get(base + path)));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
      expect(await answer.text()).toContain('<!doctype html>');
    }
  });

  it('leads to the page when the slash is missing', async () => {
    const response = await get('/zeitung');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/zeitung/']);
  });

  it.each([
    '/dist/../secret.txt',
    '/dist/%2e%2e/secret.txt',
    '/dist/..%2fsecret.txt',
    '/dist/..%5csecret.txt',
    '/dist/link.txt',
    '/dist/%00',
    '/dist/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/../secret.txt',
    '/server/secret.json',
    '/zeitung/../../server/secret.json',
    '/dist/.git/config',
    '//evil.example/',
  ])('does not serve %s', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });
});
