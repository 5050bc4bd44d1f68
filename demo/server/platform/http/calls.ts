import type { Context, Hono } from 'hono';
import type { Queryable } from '../database/database';
import type { AppEnv } from './app-env';
import { Problem } from './problem';
import type { ReceivedFile } from './receive-file';

/** The content security policy of answers that are no pages. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The maximum age in seconds of a cached list. Details, free days and prices are always revalidated. */
export const LIST_MAX_AGE_SECONDS = 30;
export const NO_CACHE = 0;

/**
 * The parameter by which a browser requests at least the state after its own write, whose answer named it in a header.
 * The parameter makes an address that no cache has stored earlier, and excludes replicas that do not have the state yet.
 */
export const REVISION = 'revision';

/** A method of a call; GET also answers HEAD. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A handler that answers a request. */
export type Handler = (context: Context<AppEnv>) => Response | Promise<Response>;

/** A path below /clients/{client}/api/ and its handler. */
export type Route = {
  /** The method; by default GET. */
  method?: Method;
  path: string;
  answer: Handler;
  /**
   * The queue of a costly read, so that light ones are answered at any time: true for that of all costly reads. More
   * expensive reads run in pieces: 'view' (a month or a map) between lists, 'long' between all others.
   */
  costly?: true | 'view' | 'long';
};

/** Applies a write within its transaction and returns its answer; an error rolls it back. */
export type Commit = (transaction: Queryable) => Promise<Response>;

/**
 * Reads and checks a request before its transaction begins: slow work such as hashing must never hold one open.
 *
 * @param file the file from `receive`
 * @throws {Problem} the refusal for the caller
 */
export type Prepare = (context: Context<AppEnv>, file?: ReceivedFile) => Commit | Promise<Commit>;

/** A call that writes, in one transaction. */
export type Write = {
  method: Exclude<Method, 'GET'>;
  path: string;
  prepare: Prepare;
  /** Receives the file of the request first; without it the body is a short text. */
  receive?: (context: Context<AppEnv>) => Promise<ReceivedFile>;
  /**
   * True if an Idempotency-Key counts. Each answer is stored for a day. So it is false for calls whose answer is a
   * token, and for those that succeed however often they are repeated.
   */
  usesIdempotencyKey?: boolean;
  /** The names of secrets in the answer's data: only the first answer has them, the stored one does not. */
  secrets?: readonly string[];
  /** True if it takes a constant time, so that the duration does not reveal the result. */
  isConstantTime?: boolean;
  /** True if a caller's requests are prepared one after the other, as for calls that hash or write mails. */
  isQueuedPerCaller?: boolean;
  /** The code of an unexpected failure; by default `internal`. */
  failureCode?: string;
};

/** A public call. A POST without a transaction is a query, or reports something that is written later, in a batch. */
export type Call = (Route & { method?: 'GET' | 'POST' }) | Write;

/** Registers calls below a prefix; other methods of their paths get 405 with the allowed ones. */
export function register(app: Hono<AppEnv>, prefix: string, calls: readonly Route[]): void {
  for (const { method = 'GET', path, answer } of calls) app.on(method, prefix + path, answer);
  const paths = [...new Set(calls.map(({ path }) => path))].sort(
    (one, other) => parametersIn(one) - parametersIn(other),
  );
  for (const path of paths) {
    const methods = calls.filter((call) => call.path === path).map(({ method = 'GET' }) => method);
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.all(prefix + path, (context) => {
      context.header('Allow', [...allowed, 'OPTIONS'].join(', '));
      throw new Problem(405, 'method_not_allowed');
    });
  }
}

/** Counts parameters. Paths with fewer come first: `events/check` must not be taken for an event's id. */
const parametersIn = (path: string) => path.split(':').length;

/** Registers a read; other methods get 405 with the allowed ones. */
export function onGet(app: Hono<AppEnv>, path: string, answer: Handler): void {
  register(app, '', [{ path, answer }]);
}

/** Returns the query string of a request; broken percent signs become replacement characters. */
export const queryOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams;

/**
 * Answers JSON with a cache lifetime in seconds. With ALWAYS_ASKED a cache revalidates each time. An answer to a
 * request with a revision is private: nobody can put one into a shared cache in advance.
 *
 * @param validSeconds limit of the lifetime, for content that expires
 */
export function jsonAnswer(
  context: Context,
  body: unknown,
  maxAgeSeconds: number,
  validSeconds = Number.POSITIVE_INFINITY,
): Response {
  setCacheHeaders(context, maxAgeSeconds, validSeconds);
  return context.json(body);
}

/** Sets the headers for a cache lifetime in seconds, see jsonAnswer(). */
export function setCacheHeaders(
  context: Context,
  maxAgeSeconds: number,
  validSeconds: number = Number.POSITIVE_INFINITY,
): void {
  const maxAge = Math.min(maxAgeSeconds, validSeconds);
  const sharedControl = maxAge > 0 ? `public, max-age=${maxAge}` : 'public, no-cache';
  context.header('Cache-Control', queryOf(context).has(REVISION) ? 'private, no-cache' : sharedControl);
  context.header('Content-Security-Policy', CLOSED_POLICY);
}

/** Answers `{ data }` for the caller alone: no cache may store it. */
export function privateAnswer(
  context: Context,
  data: unknown,
  status: 200 | 201 | 202 = 200,
  meta?: Readonly<Record<string, unknown>>,
): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'token');
  context.header('Content-Security-Policy', CLOSED_POLICY);
  return context.json({ data, ...(meta && { meta }) }, status);
}
