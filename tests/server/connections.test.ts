import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, type Listening, listen, type Refusal } from '../../demo/server/platform/http/listen';
import { eventually } from '../support/eventually';

const opened: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

/** A server whose /slow is answered when it is told to. */
async function serve(limits: Partial<ConnectionLimits> = {}, address = '127.0.0.1') {
  const held: (() => void)[] = [];
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === '/slow') await new Promise<void>((go) => held.push(go));
    return new Response(await request.text());
  };
  const server: Listening = await listen(answer, { port: 0, address, behindProxy: false, limits });
  opened.push(server);
  return { ...server, held };
}

/** A connection, what has come over it, and whether it has ended. */
function dial(port: number, text = '', host = '127.0.0.1') {
  const socket: Socket = connect(port, host);
  const got = { text: '', ended: false };
  socket.setEncoding('utf8').on('data', (part) => {
    got.text += part;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    got.ended = true;
  });
  if (text) socket.write(text);
  return { socket, got };
}

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const UPLOAD = 'POST /clients/stadt/api/media HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n';
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n';

describe('a connection', () => {
  it.each<[string, string, Partial<ConnectionLimits>?]>([
    ['sends its headers too slowly', HEAD],
    ['sends its body too slowly', `${POST}123`],
    ['sends a file too slowly', `${UPLOAD}123`, { uploadMs: 400 }],
  ])('that %s is cut', async (_, text, more = {}) => {
    const { port } = await serve({ headersMs: 200, requestMs: 300, ...more });
    const { got } = dial(port, text);
    await eventually(() => expect(got.ended).toBe(true));
    expect(got.text).toMatch(/^HTTP\/1.1 408/);
  });

  it('that is no request for a route is told of by status and code, without its text', async () => {
    const refused: Refusal[] = [];
    const options = { port: 0, address: '127.0.0.1', behindProxy: false, limits: { headersMs: 200 } };
    const server = await listen(() => new Response('ok'), { ...options, onRefused: (one) => refused.push(one) });
    opened.push(server);
    for (const [text, status, reason] of [
      ['\x16\x03\x01erika', 400, 'HPE_INVALID_METHOD'],
      [`${HEAD}X: ${'erika'.repeat(10_000)}\r\n\r\n`, 431, 'HPE_HEADER_OVERFLOW'],
      [`${HEAD}Erika: x`, 408, 'ERR_HTTP_REQUEST_TIMEOUT'],
      ['GET / HTTP/1.1\r\n\r\n', 400, 'INVALID_ADDRESS'],
      ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'INVALID_ADDRESS'],
      ['GET http://[erika/ HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'INVALID_ADDRESS'],
      [`${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n`, 400, 'HPE_'],
    ] as const) {
      const { socket, got } = dial(server.port, text);
      await eventually(() =>
        expect([text, refused]).toEqual([text, [{ status, reason: expect.stringContaining(reason) }]]),
      );
      await eventually(() => expect(got.text).toContain(`HTTP/1.1 ${status} `));
      socket.destroy();
      refused.length = 0;
    }
    for (const text of [`${HEAD}\r\n`, 'GET / HTTP/1.0\r\n\r\n']) {
      const { socket, got } = dial(server.port, text);
      await eventually(() => expect(got.text).toMatch(text.includes('1.1') ? /200 OK/ : /HTTP\/1.1 \d/));
      socket.destroy();
    }
    expect(refused.filter(({ status }) => status !== 400)).toEqual([]);
  });

  it.each(['Host: localhost\r\nHost: evil.example', 'Host: localhost\r\nhOST: localhost'])(
    'that names two hosts is refused: %j',
    async (hosts) => {
      const { port } = await serve();
      const { got } = dial(port, `GET / HTTP/1.1\r\n${hosts}\r\n\r\n`);
      await eventually(() => expect(got.ended).toBe(true));
      expect(got.text).toMatch(/^HTTP\/1.1 400/);
    },
  );

  it('may take longer for an upload than for other requests', async () => {
    const { port } = await serve({ headersMs: 200, requestMs: 300 });
    const slow = dial(port, `${UPLOAD}123`);
    const other = dial(port, `${POST}123`);
    await eventually(() => expect(other.got.ended).toBe(true));
    slow.socket.write('4567890');
    await eventually(() => expect(slow.got.text).toMatch(/^HTTP\/1.1 200[\s\S]*1234567890$/));
  });

  it('is not cut for a slow response to a complete request', async () => {
    const { port, held } = await serve({ headersMs: 100, requestMs: 100 });
    const waiting = dial(port, 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await eventually(() => expect(held).toHaveLength(1));
    // Sent later, and cut: by then the first one has taken longer as well.
    const other = dial(port, `${POST}123`);
    await eventually(() => expect(other.got.ended).toBe(true));
    held[0]?.();
    await eventually(() => expect(waiting.got.text).toMatch(/^HTTP\/1.1 200/));
  });

  it('without activity is cut', async () => {
    const { port } = await serve({ idleMs: 200 });
    const { got } = dial(port, `GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await eventually(() => expect(got.ended).toBe(true));
  });

  it('beyond the maximum is refused, and accepted again later', async () => {
    const { port } = await serve({ maxConnections: 2 });
    const first = [dial(port, `${HEAD}\r\n`), dial(port, `${HEAD}\r\n`)];
    await eventually(() => expect(first.every(({ got }) => got.text.startsWith('HTTP/1.1 200'))).toBe(true));
    const third = dial(port, `${HEAD}\r\n`);
    await eventually(() => expect(third.got.ended).toBe(true));
    expect(third.got.text).toBe('');
    for (const { socket } of first) socket.destroy();
    await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200));
  });
});

describe('a stopping server', () => {
  it('completes running requests, and accepts no new ones', async () => {
    const server = await serve();
    const running = fetch(`http://127.0.0.1:${server.port}/slow`, { method: 'POST', body: 'to the end' });
    await eventually(() => expect(server.held).toHaveLength(1));
    const idle = dial(server.port, `${HEAD}\r\n`);
    await eventually(() => expect(idle.got.text).toMatch(/200 OK/));
    const stopped = server.stop();
    await eventually(() => expect(idle.got.ended).toBe(true));
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
    server.held[0]?.();
    expect(await (await running).text()).toBe('to the end');
    await stopped;
  });

  it('cuts requests that do not end', async () => {
    const server = await serve();
    const running = fetch(`http://127.0.0.1:${server.port}/slow`).catch(() => 'cut');
    await eventually(() => expect(server.held).toHaveLength(1));
    await server.stop();
    expect(await running).toBe('cut');
  }, 20_000);
});

it('answers to localhost at both addresses of the machine', async () => {
  const { port } = await serve({}, 'localhost');
  const { got } = dial(port, `${HEAD}\r\n`);
  await eventually(() => expect(got.text).toMatch(/200 OK/));
  const other = dial(port, `${HEAD}\r\n`, '::1');
  const hasVersion6 = await new Promise((resolve) => {
    other.socket.once('connect', () => resolve(true));
    other.socket.once('error', (error) => resolve(!/EADDRNOTAVAIL|EAFNOSUPPORT|ENETUNREACH/.test(String(error))));
  });
  if (hasVersion6) await eventually(() => expect(other.got.text).toMatch(/200 OK/));
});
