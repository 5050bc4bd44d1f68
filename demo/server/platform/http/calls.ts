import type { Context, Hono } from 'hono';
import type { Queryable } from '../database/database';
import type { AppEnv } from './app-env';
import { Problem } from './problem';
import type { ReceivedFile } from './receive-file';

/** The content security policy of answers that are no pages. */
export const CLOSED = "default-src 'none'; frame-ancestors 'none'";

/** How old a list may be that a cache gives. What decides, as details, free days and prices, is asked for each time. */
export const LIST_SECONDS = 30;
export const ALWAYS_ASKED = 0;

/**
 * The parameter by which a browser that has just written something asks for at least that state: it names what the write
 * has answered in its header. The database answers as things are now in any case; the parameter makes an address of
 * which no cache has an older answer.
 */
export const REVISION = 'revision';

/** A method that a call may answer to; GET answers HEAD too. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What answers a request. */
export type Answer = (context: Context<AppEnv>) => Response | Promise<Response>;

/** A path below /clients/{client}/api/ and what answers it. */
export type Route = {
  /** Default GET. */
  method?: Method;
  path: string;
  answer: Answer;
  /**
   * Whether it waits for its turn among all costly reads, so that light ones are answered at any time. What is costlier
   * waits by itself, and is read in pieces: a view as a month or a map between lists, what is long between all of them.
   */
  costly?: true | 'view' | 'long';
};

/** Carries a write out inside its transaction and answers its success; an error undoes all of it. */
export type Commit = (transaction: Queryable) => Promise<Response>;

/**
 * Reads and checks a request before its transaction begins: slow work such as hashing must never hold one open.
 *
 * @param file what `receive` has taken in
 * @throws {Problem} the refusal for the caller
 */
export type Prepare = (context: Context<AppEnv>, file?: ReceivedFile) => Commit | Promise<Commit>;

/** A call that changes something: all of it in one transaction. */
export type Write = {
  method: Exclude<Method, 'GET'>;
  path: string;
  prepare: Prepare;
  /** Takes in the file that the request brings, before anything else; without it the body is a short text. */
  receive?: (context: Context<AppEnv>) => Promise<ReceivedFile>;
  /**
   * Whether an Idempotency-Key counts. Each answer is kept for a day, so never for calls that answer a token, nor for
   * calls that anybody can repeat with success without limit.
   */
  repeatable?: boolean;
  /** Whether it answers no sooner than usual, so that the time does not tell what was found. */
  even?: boolean;
  /** Whether a caller's requests are prepared one after the other, as for calls that hash or write mails. */
  inLine?: boolean;
  /** The code for a failure that nobody has thought of; by default `internal`. */
  failsAs?: string;
};

/**
 * A public call; what changes something is a write. A POST without a transaction of its own only asks, or tells the
 * server of something that it writes down later, with others.
 */
export type Call = (Route & { method?: 'GET' | 'POST' }) | Write;

/** Registers calls below a prefix; the other methods of their paths get 405 with the allowed ones. */
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

/** Paths with fewer parameters come first: `events/check` must not be taken for an event of that name. */
const parametersIn = (path: string) => path.split(':').length;

/** Registers a read; other methods get 405 with the allowed ones. */
export function onGet(app: Hono<AppEnv>, path: string, answer: Answer): void {
  register(app, '', [{ path, answer }]);
}

/** The query string of a request; broken percent signs become replacement characters, never a failure. */
export const queryOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams;

/**
 * Answers JSON that every cache may keep for the given seconds, and shows no longer. With ALWAYS_ASKED a cache asks each
 * time whether its answer is still the one. An answer to who names a revision is for that browser alone: nobody can put
 * one into a shared cache before somebody else has written.
 *
 * @param trueSeconds for how long it stays true
 */
export function jsonAnswer(
  context: Context,
  body: unknown,
  maxAgeSeconds: number,
  trueSeconds = Number.POSITIVE_INFINITY,
): Response {
  openToCaches(context, maxAgeSeconds, trueSeconds);
  return context.json(body);
}

/** Says in the headers that every cache may keep the answer for the given seconds, see jsonAnswer(). */
export function openToCaches(
  context: Context,
  maxAgeSeconds: number,
  trueSeconds: number = Number.POSITIVE_INFINITY,
): void {
  const maxAge = Math.min(maxAgeSeconds, trueSeconds);
  const shared = maxAge > 0 ? `public, max-age=${maxAge}` : 'public, no-cache';
  context.header('Cache-Control', queryOf(context).has(REVISION) ? 'private, no-cache' : shared);
  context.header('Content-Security-Policy', CLOSED);
}

/** Answers `{ data }` for the caller alone: no cache may keep it. */
export function privateAnswer(
  context: Context,
  data: unknown,
  status: 200 | 201 | 202 = 200,
  meta?: Readonly<Record<string, unknown>>,
): Response {
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'token');
  context.header('Content-Security-Policy', CLOSED);
  return context.json({ data, ...(meta && { meta }) }, status);
}
