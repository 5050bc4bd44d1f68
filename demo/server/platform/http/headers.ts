import type { MiddlewareHandler } from 'hono';

const PREFLIGHT_SECONDS = '7200';

/** Adds the headers of every answer: browsers must not guess its type, nor send its address to other sites. */
export const headersOfAll = (): MiddlewareHandler => async (context, next) => {
  await next();
  // The rest of a body that is too large is not read, so the connection cannot serve another request.
  if (context.res.status === 413) context.header('Connection', 'close');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
};

/** Opens public calls and the bundle to every origin, including their failures. */
export const openToEveryOrigin = (): MiddlewareHandler => async (context, next) => {
  if (context.req.method === 'OPTIONS') {
    return context.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': 'token, content-type, if-match, if-none-match, idempotency-key, accept-language',
      'Access-Control-Max-Age': PREFLIGHT_SECONDS,
    });
  }
  await next();
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Access-Control-Expose-Headers', 'ETag, Retry-After, Date, Revision');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};
