import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { isUpload } from './receive-file';

/** The limits of a connection. */
export type ConnectionLimits = {
  /** The maximum time until all headers of a request have arrived. */
  headersMs: number;
  /** The maximum time until the whole request has arrived. */
  requestMs: number;
  /** The same for a file, which is large and may come over a slow line. */
  uploadMs: number;
  /** The maximum time without traffic, also while an answer is read slowly. */
  idleMs: number;
  /** The time after which a connection without a request is closed. */
  keepAliveMs: number;
  maxConnections: number;
  maxRequests: number;
};

const LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  uploadMs: 300_000,
  idleMs: 60_000,
  keepAliveMs: 5000,
  maxConnections: 2000,
  maxRequests: 1000,
};
/** Longer than the minute for which proxies keep connections: if the server closed one first, a request could fail. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;
const CHECK_EVERY_MS = 1000;
/** The time for running requests to end once the server is stopping. */
const STOPPING_MS = 5000;
const IDLE_CHECK_MS = 50;
const TIMEOUT_ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
/** The addresses of localhost; some systems prefer the second. */
const LOOPBACK = '127.0.0.1';
const LOOPBACK_6 = '::1';

export type ListenOptions = {
  /** The port; 0 takes any free one. */
  port: number;
  /** The address; 'localhost' is this machine by both of its addresses. */
  address: string;
  behindProxy: boolean;
  limits?: Partial<ConnectionLimits>;
  /** Is told of each request that is answered before it reaches a route. */
  onRefused?: (refusal: Refusal) => void;
};

/** A request that is no valid HTTP, has too large headers, or comes too slowly. `reason` is a code, without its text. */
export type Refusal = { status: number; reason: string };

/** A listening server. */
export type Listening = {
  port: number;
  /** Stops new connections, lets running requests end, and then cuts the rest; `cut` cuts them at once. */
  stop(cut?: AbortSignal): Promise<void>;
};

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens for requests within the limits. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<Listening> {
  const isLocal = options.address === 'localhost';
  const server = createLimitedServer(fetch, options);
  const port = await startListening(server, options.port, isLocal ? LOOPBACK : options.address);
  const servers = [server];
  if (isLocal) {
    const second = createLimitedServer(fetch, options);
    try {
      await startListening(second, port, LOOPBACK_6);
      servers.push(second);
    } catch (error) {
      // Another server holds the second address: browsers might reach that one. Without IPv6 there is no such
      // address.
      if (options.port !== 0 && isTaken(error)) {
        server.close();
        throw error;
      }
    }
  }
  return { port, stop: async (cut) => void (await Promise.all(servers.map((one) => stopServer(one, cut)))) };
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function createLimitedServer(fetch: Fetch, options: ListenOptions): Server {
  const { behindProxy, limits, onRefused = () => undefined } = options;
  const allLimits = { ...LIMITS, ...(behindProxy && { keepAliveMs: KEEP_ALIVE_BEHIND_PROXY_MS }), ...limits };
  const reached = new WeakSet<object>();
  const answer = getRequestListener((request, env) => {
    reached.add(env.incoming);
    return fetch(request, env);
  });
  const server = createServer(
    {
      headersTimeout: allLimits.headersMs,
      requestTimeout: allLimits.uploadMs,
      keepAliveTimeout: allLimits.keepAliveMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, allLimits.headersMs),
      // Checked below, where it is told of.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      outgoing.once('close', () => {
        if (!reached.has(incoming) && outgoing.headersSent)
          onRefused({ status: outgoing.statusCode, reason: 'INVALID_ADDRESS' });
      });
      if (!hasOneHost(incoming)) return refuse(outgoing);
      if (!isUpload(incoming.method, incoming.url ?? '')) cutAfter(allLimits.requestMs, incoming, outgoing);
      void answer(incoming, outgoing);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseBroken(error, socket as Socket, onRefused));
  server.timeout = allLimits.idleMs;
  server.maxConnections = allLimits.maxConnections;
  server.maxRequestsPerSocket = allLimits.maxRequests;
  return server;
}

/** Checks for a single Host header: of two, a proxy before the server may have used the other one. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Answers 400, as RFC 9112, section 3.2, requires. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { connection: 'close' }).end();
}

/** The statuses of requests that Node.js cannot read; any other is 400. */
const BROKEN: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node.js cannot read, as it does itself without telling of it. */
function refuseBroken(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: ServerResponse | null },
  onRefused: (refusal: Refusal) => void,
): void {
  // Any other code is of a caller who has left.
  const isRequest = code.startsWith('HPE_') || code.startsWith('ERR_HTTP_');
  if (!isRequest || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = BROKEN[code] ?? 400;
  if (!socket._httpMessage?.headersSent)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
  onRefused({ status, reason: code });
}

/** Cuts the connection if the request has not arrived in time; Node.js itself waits as long as for a file. */
function cutAfter(ms: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const timer = setTimeout(() => {
    // A request without a body is never read to its end.
    if (incoming.complete) return;
    if (!outgoing.headersSent) incoming.socket.write(TIMEOUT_ANSWER);
    incoming.socket.destroySoon();
  }, ms);
  for (const event of ['end', 'close']) incoming.once(event, () => clearTimeout(timer));
}

/** Listens and returns the port. */
function startListening(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      const boundAddress = server.address();
      resolve(boundAddress && typeof boundAddress === 'object' ? boundAddress.port : port);
    });
  });
}

async function stopServer(server: Server, cut?: AbortSignal): Promise<void> {
  const cutAll = () => server.closeAllConnections();
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection becomes idle when its request has ended, and would then wait for another one.
  const idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cutTimer = setTimeout(cutAll, cut?.aborted ? 0 : STOPPING_MS);
  cut?.addEventListener('abort', cutAll);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(cutTimer);
}
