import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log';
import type { RequestMetrics } from '../metrics';
import type { AppEnv } from './app-env';
import { type CurrentRequest, forRequest } from './current-request';

/** The header with the id of a request, of proxy and server. */
const REQUEST_ID = 'X-Request-Id';
/** The form of a proxy's ids: a UUID, or 32 hexadecimal digits as of nginx. Anything else might be a secret or a name. */
const WELL_FORMED = /^[0-9a-f]{8}(-?)(?:[0-9a-f]{4}\1){3}[0-9a-f]{12}$/i;
const SERVER_ERROR = 500;
const BUSY = 503;
/** The status after a server elsewhere took too long. */
const GATEWAY_TIMEOUT = 504;
/** The status of a request whose caller has left before the answer, as of nginx. */
const CALLER_GONE = 499;

/**
 * Gives each request an id, which its answer names, and records it when it has been answered: in the log by the pattern
 * of its address, so that no log holds what a person has typed or is called.
 */
export function observe(log: Log, metrics: RequestMetrics, behindProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const sent = behindProxy ? context.req.header(REQUEST_ID) : undefined;
    const request: CurrentRequest = { id: sent && WELL_FORMED.test(sent) ? sent : randomUUID() };
    const { incoming, outgoing } = context.env ?? {};
    const bytesBefore = incoming?.socket.bytesWritten ?? 0;
    const begun = performance.now();
    const end = metrics.begin();
    const reached = () => ({
      route: request.route ?? routePath(context),
      seconds: (performance.now() - begun) / 1000,
    });
    let answered: ReturnType<typeof reached> | undefined;

    function record(status: number, bytes: number | undefined, isCut = false): void {
      end();
      const { method } = context.req;
      const { route, seconds } = answered ?? reached();
      metrics.answered({ method, route, status, seconds });
      const client = context.get('client') ?? undefined;
      const ms = Math.round(seconds * 10_000) / 10;
      const fields = { requestId: request.id, method, route, client, status, ms, bytes, ...(isCut && { isCut }) };
      log.event('request', fields, levelOf(status));
    }

    if (outgoing)
      outgoing.once('close', () => {
        const bytes = (incoming?.socket.bytesWritten ?? 0) - bytesBefore;
        record(outgoing.headersSent ? outgoing.statusCode : CALLER_GONE, bytes, !outgoing.writableFinished);
      });
    await forRequest(request, next);
    answered = reached();
    context.header(REQUEST_ID, request.id);
    if (context.res.headers.has('Access-Control-Expose-Headers'))
      context.header('Access-Control-Expose-Headers', REQUEST_ID, { append: true });
    // A request within the process has no connection.
    if (!outgoing) record(context.res.status, undefined);
  };
}

function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status === BUSY || status === GATEWAY_TIMEOUT) return 'warn';
  return status >= SERVER_ERROR ? 'error' : 'info';
}
