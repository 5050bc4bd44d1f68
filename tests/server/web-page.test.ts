import type { ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWebPage, type WebPageFetch } from '../../demo/server/platform/web-page/fetch-web-page';
import { resolveHost } from '../../demo/server/platform/web-page/resolve-host';
import { WebPageFailure } from '../../demo/server/platform/web-page/web-page-failure';
import { webUrlOf } from '../../demo/server/platform/web-page/web-url';
import { eventually } from '../support/eventually';
import { itForAll } from '../support/it-for-all';
import { SELF_SIGNED } from '../support/self-signed';
import { startPrivateListener, startWebSite, type WebSite } from '../support/web-pages';

const started: { close: () => Promise<unknown> }[] = [];
const kept = <Server extends { close: () => Promise<unknown> }>(server: Server): Server => {
  started.push(server);
  return server;
};
afterEach(() => Promise.all(started.splice(0).map((server) => server.close())));

const site = async (...given: Parameters<typeof startWebSite>) => kept(await startWebSite(...given));
const listener = async (...given: Parameters<typeof startPrivateListener>) =>
  kept(await startPrivateListener(...given));

/** Fetches an address, of which only a site may be private. @returns the page, or the code of the failure */
async function fetched(
  text: string,
  { port }: Pick<WebSite, 'port'> = { port: -1 },
  given: Partial<WebPageFetch> = {},
) {
  const url = webUrlOf(text);
  if (!url) return 'no address';
  try {
    return await fetchWebPage(url, {
      userAgent: 'event-portal/1 (+https://portal.example)',
      ownHosts: ['portal.example'],
      accepts: (type) => type === 'text/html',
      signal: new AbortController().signal,
      exception: { address: '127.0.0.1', port },
      resolve: async () => [],
      ...given,
    });
  } catch (error) {
    if (error instanceof WebPageFailure) return error.code;
    throw error;
  }
}
const textOf = (page: Awaited<ReturnType<typeof fetched>>) =>
  typeof page === 'string' ? page : Buffer.from(page.bytes).toString();
const answerHtml =
  (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
const redirect =
  (location: string, status = 302) =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(status, { location: Buffer.from(location).toString('latin1') }).end();

describe('an allowed page', () => {
  it('is fetched with the name of the product, without cookies, and without its fragment', async () => {
    const page = await site(answerHtml('<p>Jazz', { 'set-cookie': 'a=b' }));
    expect(await fetched(`${page.url}/jazz?a=b#c`, page)).toEqual({
      ...{ url: `${page.url}/jazz?a=b`, type: 'text/html', charset: 'utf-8' },
      bytes: Buffer.from('<p>Jazz'),
    });
    const [{ method, url, headers }] = page.requests as [WebSite['requests'][0]];
    expect([method, url]).toEqual(['GET', '/jazz?a=b']);
    expect(headers).toEqual({
      ...{
        host: `127.0.0.1:${page.port}`,
        connection: 'close',
        'user-agent': 'event-portal/1 (+https://portal.example)',
      },
      ...{ accept: expect.any(String), 'accept-language': expect.any(String), 'accept-encoding': 'gzip, br' },
    });
  });

  it('is fetched by its name, at the address of that name', async () => {
    const page = await site(answerHtml('Jazz'));
    const resolve = vi.fn(async () => ['127.0.0.1']);
    expect(textOf(await fetched(`http://page.example:${page.port}/`, page, { resolve }))).toBe('Jazz');
    expect(resolve.mock.calls).toEqual([['page.example', expect.any(AbortSignal)]]);
    expect(page.requests[0]?.headers.host).toBe(`page.example:${page.port}`);
  });

  itForAll([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['identity', Buffer.from],
  ] as const)('compressed as %s is decompressed', async (encoding, compress) => {
    const page = await site(answerHtml(compress('Jazz'), { 'content-encoding': encoding }));
    expect(textOf(await fetched(page.url, page))).toBe('Jazz');
  });

  it('is followed over five redirects, relative ones too, and its last address counts', async () => {
    const page = await site((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return answerHtml('Jazz')(request, response);
      return redirect(`./${left - 1}`, [301, 302, 303, 307, 308][left - 1])(request, response);
    });
    expect(await fetched(`${page.url}/5`, page)).toMatchObject({ url: `${page.url}/0` });
    expect(await fetched(`${page.url}/6`, page)).toBe('failed');
    expect(page.requests).toHaveLength(12);
    // No redirect sends where it has come from.
    expect(page.requests.some(({ headers }) => headers.referer || headers.cookie)).toBe(false);
  });
});

describe('a page that is no answer', () => {
  itForAll<[string, Parameters<typeof startWebSite>[0], string]>([
    ['missing', (_, response) => response.writeHead(404).end('Jazz'), 'missing'],
    ['gone', (_, response) => response.writeHead(410).end(), 'missing'],
    ['locked', (_, response) => response.writeHead(401, { 'content-type': 'text/html' }).end(), 'failed'],
    ['broken', (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('a'), 'failed'],
    ['empty', (_, response) => response.writeHead(204).end(), 'failed'],
    ['a redirect to nowhere', (_, response) => response.writeHead(302).end(), 'failed'],
    ['a redirect to a file', redirect('file:///etc/passwd'), 'refused'],
    ['a redirect with a password', redirect('http://a:b@127.0.0.1/'), 'refused'],
    ['a picture', answerHtml('a', { 'content-type': 'image/png' }), 'wrong_type'],
    ['of no type', (_, response) => response.writeHead(200).end('a'), 'wrong_type'],
    ['too large by its header', answerHtml('a', { 'content-length': '2097153' }), 'too_large'],
    ['too large', answerHtml('a'.repeat(2_097_153)), 'too_large'],
    ['a bomb', answerHtml(gzipSync('a'.repeat(50_000_000)), { 'content-encoding': 'gzip' }), 'too_large'],
    ['another bomb', answerHtml(brotliCompressSync('a'.repeat(50_000_000)), { 'content-encoding': 'br' }), 'too_large'],
    ['compressed as something', answerHtml('a', { 'content-encoding': 'zstd' }), 'failed'],
    ['compressed twice', answerHtml(gzipSync(gzipSync('a')), { 'content-encoding': 'gzip, gzip' }), 'failed'],
    ['compressed wrongly', answerHtml('Jazz', { 'content-encoding': 'gzip' }), 'failed'],
    ['a header without an end', answerHtml('a', { 'x-long': 'a'.repeat(70_000) }), 'failed'],
    [
      'cut',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '10' }).write('a');
        setImmediate(() => response.destroy());
      },
      'failed',
    ],
    ['no HTTP', (request) => request.socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'failed'],
    [
      'another protocol',
      (request) => request.socket.write('HTTP/1.1 101 Switching\r\nUpgrade: a\r\nConnection: Upgrade\r\n\r\n'),
      'failed',
    ],
  ])('%s', async (_, answer, code) => {
    const page = await site(answer);
    expect(await fetched(page.url, page)).toBe(code);
  });

  it('exactly as large as allowed is one', async () => {
    const page = await site(answerHtml(gzipSync('a'.repeat(2_097_152)), { 'content-encoding': 'gzip' }));
    expect(textOf(await fetched(page.url, page))).toHaveLength(2_097_152);
  });

  it('nobody listens', async () => {
    const page = await site(answerHtml(''));
    await page.close();
    expect(await fetched(page.url, page)).toBe('failed');
  });

  it('no name server answers', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('queryA ETIMEOUT'), { code: 'ETIMEOUT' }));
    expect(await fetched('http://page.example/', undefined, { resolve })).toBe('failed');
  });

  it('its certificate is not valid; the name is asked for', async () => {
    const names: unknown[] = [];
    const page = await site(answerHtml('Jazz'), {
      create: (answer) =>
        createSecureServer(
          {
            ...SELF_SIGNED,
            SNICallback(name, done) {
              names.push(name);
              done(null);
            },
          },
          answer,
        ) as never,
    });
    const resolve = async () => ['127.0.0.1'];
    expect(await fetched(`https://page.example:${page.port}/`, page, { resolve })).toBe('failed');
    expect(await fetched(`https://127.0.0.1:${page.port}/`, page)).toBe('failed');
    expect(names).toEqual(['page.example']);
    expect(page.requests).toEqual([]);
  });
});

describe('the time', () => {
  itForAll<[string, Parameters<typeof startWebSite>[0]]>([
    ['no header comes', () => undefined],
    [
      'the header comes in drops',
      (request) => {
        request.socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => request.socket.write('x-a: b\r\n'), 20);
        request.socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
      },
    ],
    [
      'the body comes in drops',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    ['each redirect takes its time', (_, response) => void setTimeout(() => redirect('/again')(_, response), 100)],
  ])('is limited when %s', async (_, answer) => {
    const page = await site(answer);
    expect(await fetched(page.url, page, { totalMs: 300 })).toBe('timed_out');
  });

  it('is limited when no name server answers', async () => {
    const resolve: WebPageFetch['resolve'] = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    expect(await fetched('http://page.example/', undefined, { resolve, totalMs: 50 })).toBe('timed_out');
  });

  it('ends when nobody waits any more, and so does the request', async () => {
    const closed = vi.fn();
    const page = await site((request) => request.socket.on('close', closed));
    const caller = new AbortController();
    const result = fetched(page.url, page, { signal: caller.signal }).catch((error: unknown) => error);
    await eventually(() => expect(page.requests).toHaveLength(1));
    caller.abort();
    expect(await result).toMatchObject({ name: 'AbortError' });
    await eventually(() => expect(closed).toHaveBeenCalled());
  });
});

describe('nothing private is reached', () => {
  /** Ways to write an address of a listener on this machine. */
  const WAYS = [
    ...[
      'http://127.0.0.1:P/',
      'http://localhost:P/',
      'http://LOCALHOST.:P/',
      'http://a.localhost:P/',
      'http://127.1:P/',
    ],
    ...['http://2130706433:P/', 'http://0x7f000001:P/', 'http://0177.0.0.1:P/', 'http://0:P/', 'http://0.0.0.0:P/'],
    ...['http://[::1]:P/', 'http://[::]:P/', 'http://[::ffff:127.0.0.1]:P/', 'http://[::127.0.0.1]:P/'],
    ...['http://[64:ff9b::7f00:1]:P/', 'http://[2002:7f00:1::]:P/', 'https://127.0.0.1:P/', 'https://[::1]:P/'],
    ...['http://private.example:P/', 'http://private.example.:P/', 'http://①②⑦.0.0.1:P/', 'webcal://127.0.0.1:P/'],
    ...['http://127.0.0.1/', 'http://[::1]/', 'http://localhost/', 'http://private.example/', 'http://portal.example/'],
    ...['http://private6.example/', 'http://mixed.example/', 'http://169.254.169.254/latest/meta-data/'],
    ...[
      'http://mapped.example/',
      'http://10.0.0.1/',
      'http://nowhere.example/',
      'http://8.8.8.8:P/',
      'http://intranet/',
    ],
  ];
  const NAMES: Record<string, string[]> = {
    'private.example': ['127.0.0.1'],
    'private6.example': ['::1'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'portal.example': ['93.184.215.14'],
  };
  const resolve = async (name: string) => NAMES[name] ?? [];

  it('by any way to write it, on an open port as on a closed one', async () => {
    const open = [await listener('127.0.0.1'), await listener('::1')];
    const closed = await listener('127.0.0.1');
    await closed.close();
    for (const { port } of [...open, closed])
      for (const way of WAYS)
        expect(await fetched(way.replace('P', String(port)), undefined, { resolve }), way).toBe('refused');
    expect(open.map(({ connections }) => connections())).toEqual([0, 0]);
  });

  it('over a redirect', async () => {
    const open = [await listener('127.0.0.1'), await listener('::1')];
    let location = '';
    const page = await site((request, response) => redirect(location)(request, response));
    for (const { port } of open)
      for (const way of WAYS) {
        location = way.replace('webcal:', 'http:').replace('P', String(port));
        expect(await fetched(page.url, page, { resolve }), location).toBe('refused');
      }
    expect(page.requests).toHaveLength(2 * WAYS.length);
    expect(open.map(({ connections }) => connections())).toEqual([0, 0]);
  });

  it('by a name that means another address as soon as it is checked', async () => {
    const page = await site(answerHtml('Jazz'));
    // The private listener has the port that is allowed, so that only its address tells them apart.
    const hidden = await listener('::1', page.port);
    const answers = [['127.0.0.1'], ['::1']];
    const rebinding = vi.fn(async () => answers.shift() ?? ['::1']);
    const url = `http://rebind.example:${page.port}/`;
    expect(textOf(await fetched(url, page, { resolve: rebinding }))).toBe('Jazz');
    expect(rebinding).toHaveBeenCalledTimes(1);
    expect(await fetched(url, page, { resolve: rebinding })).toBe('refused');
    expect(hidden.connections()).toBe(0);
  });

  it('by a name whose next question, after a redirect, is answered otherwise', async () => {
    const page = await site(redirect('/again'));
    const hidden = await listener('::1', page.port);
    const answers = [['127.0.0.1'], ['::1']];
    const rebinding = async () => answers.shift() ?? [];
    expect(await fetched(`http://rebind.example:${page.port}/`, page, { resolve: rebinding })).toBe('refused');
    expect([page.requests.length, hidden.connections()]).toEqual([1, 0]);
  });

  it('by a name of which only one address is private', async () => {
    const page = await site(answerHtml('Jazz'));
    const hidden = await listener('::1', page.port);
    for (const found of [['127.0.0.1', '::1'], ['::1', '127.0.0.1'], ['::1']])
      expect(await fetched(`http://mixed.example:${page.port}/`, page, { resolve: async () => found })).toBe('refused');
    expect([page.requests.length, hidden.connections()]).toEqual([0, 0]);
  });

  it('the listeners would notice: the control', async () => {
    for (const address of ['127.0.0.1', '::1']) {
      const open = await listener(address);
      const socket: Socket = connect(open.port, address);
      await eventually(() => expect(open.connections()).toBe(1));
      socket.destroy();
    }
  });
});

it('finds no address of a name that only this machine knows', async () => {
  const found = await resolveHost('intranet-of-this-machine.invalid', AbortSignal.timeout(20_000)).catch(() => []);
  expect(found).toEqual([]);
}, 30_000);
