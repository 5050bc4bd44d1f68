import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isUpload } from './receive-file';

/** How much of the server one connection may take, and for how long. */
export type ConnectionLimits = {
  /** Until all headers of a request are there. */
  headersMs: number;
  /** Until the whole request is there, its body too. */
  requestMs: number;
  /** The same for a file, which is large and may come over a slow line. */
  uploadMs: number;
  /** Until a connection on which nothing moves is cut, also while an answer is read slowly. */
  idleMs: number;
  /** Until a connection without a request is closed. */
  keepAliveMs: number;
  mostConnections: number;
  mostRequests: number;
};

const LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  uploadMs: 300_000,
  idleMs: 60_000,
  keepAliveMs: 5000,
  mostConnections: 2000,
  mostRequests: 1000,
};
/** Longer than the minute for which proxies keep connections: closing one first would now and then fail a request. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;
const CHECK_EVERY_MS = 1000;
/** How long running requests may take to end once the server is told to stop. */
const END_MS = 5000;
const LOOK_AGAIN_MS = 50;
const TOO_LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
/** The name localhost leads to one of these; some systems prefer the second. */
const LOOPBACK = '127.0.0.1';
const LOOPBACK_6 = '::1';

export type ListenOptions = {
  /** 0 takes any free port. */
  port: number;
  /** 'localhost' is this machine by both of its addresses. */
  address: string;
  behindProxy: boolean;
  limits?: Partial<ConnectionLimits>;
};

/** A server that listens. */
export type Listening = {
  port: number;
  /** Takes no new connections, lets running requests end, and then cuts what is left. */
  stop(): Promise<void>;
};

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens for requests within the limits. */
export async function listen(fetch: Fetch, options: ListenOptions): Promise<Listening> {
  const isLocal = options.address === 'localhost';
  const server = bounded(fetch, options);
  const port = await opened(server, options.port, isLocal ? LOOPBACK : options.address);
  const servers = [server];
  if (isLocal) {
    const other = bounded(fetch, options);
    try {
      await opened(other, port, LOOPBACK_6);
      servers.push(other);
    } catch (error) {
      // Another server holds the second address: browsers might reach that one. Without IPv6 there is no such address.
      if (options.port !== 0 && isTaken(error)) {
        server.close();
        throw error;
      }
    }
  }
  return { port, stop: async () => void (await Promise.all(servers.map(stopped))) };
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function bounded(fetch: Fetch, { behindProxy, limits }: ListenOptions): Server {
  const bounds = { ...LIMITS, ...(behindProxy && { keepAliveMs: KEEP_ALIVE_BEHIND_PROXY_MS }), ...limits };
  const answer = getRequestListener(fetch);
  const server = createServer(
    {
      headersTimeout: bounds.headersMs,
      requestTimeout: bounds.uploadMs,
      keepAliveTimeout: bounds.keepAliveMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, bounds.headersMs),
    },
    (incoming, outgoing) => {
      if (hasTwoHosts(incoming)) return refuse(outgoing);
      if (!isUpload(incoming.method, incoming.url ?? '')) endIn(bounds.requestMs, incoming, outgoing);
      void answer(incoming, outgoing);
    },
  );
  server.timeout = bounds.idleMs;
  server.maxConnections = bounds.mostConnections;
  server.maxRequestsPerSocket = bounds.mostRequests;
  return server;
}

/** Tells whether a request names two hosts: a proxy before the server may have taken the one that the server does not. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** RFC 9112, section 3.2: such a request is answered with 400. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { connection: 'close' }).end();
}

/** Cuts the connection if the request has not arrived in time; Node.js itself waits as long as for a file. */
function endIn(ms: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const timer = setTimeout(() => {
    // Nobody reads a request without a body to its end.
    if (incoming.complete) return;
    if (!outgoing.headersSent) incoming.socket.write(TOO_LATE);
    incoming.socket.destroySoon();
  }, ms);
  for (const end of ['end', 'close']) incoming.once(end, () => clearTimeout(timer));
}

/** The port that is listened at. */
function opened(server: Server, port: number, address: string): Promise<number> {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, address, () => {
      const bound = server.address();
      listening(bound && typeof bound === 'object' ? bound.port : port);
    });
  });
}

async function stopped(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  // A connection becomes idle when its request has ended, and would then wait for another one.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
  const late = setTimeout(() => server.closeAllConnections(), END_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
