import { createFetch, FetchError, type FetchOptions } from 'ofetch';
import { array, record, string, type, unknown } from 'superstruct';
import { maybe, readJson } from '../lib/parse';
import { ApiError, type ApiFieldProblem, failureOf, noAnswer } from './api-error';
import { noteWrite } from './own-writes';
import { retryAfterMs } from './retry-after';
import { noteServerDate } from './server-date';

const MAX_RETRY_WAIT_MS = 3_000;
/** Statuses of temporary failures. A retry after others would give the same answer. */
const RETRY_STATUSES = [408, 425, 429, 500, 502, 503, 504];

/** Codes for refusals by a proxy, which sends none. */
const PROXY_CODES: Readonly<Record<number, string>> = { 413: 'too_large' };

/** One call over the network. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** The cache mode of the request; default: by the server's headers. */
  cache?: RequestCache | undefined;
  body?: object | undefined;
  token: string | undefined;
  signal: AbortSignal;
  idempotencyKey?: string;
  ifMatch?: string | undefined;
  language?: string;
  /** The response to a first try of the loader; it counts as one try. */
  earlyResponse?: Promise<Response> | undefined;
  /** Called with the server's time of the answer, in ms since 1970. */
  onServerDate(servedAt: number): void;
};

/** A successful answer before parsing. */
export type RawAnswer = { contentType: string | null; text: unknown; etag?: string | undefined };

const Problem = type({
  code: maybe(string()),
  current: maybe(unknown()),
  errors: maybe(array(type({ path: string(), code: string(), params: maybe(record(string(), unknown())) }))),
});

/**
 * Returns a random delay in ms, so that many browsers do not retry at the same moment; longer if the server asks for
 * it.
 */
const retryDelayMs = (requestedMs = 0) => requestedMs + 150 + Math.random() * 350;

const requestedDelay = (response: Response | undefined) => retryAfterMs(response?.headers.get('retry-after'));

function problemOf(text: unknown): { code?: string | undefined; fields: ApiFieldProblem[]; current?: unknown } {
  const body = readJson(text);
  if (!Problem.is(body)) return { fields: [] };
  const fields = (body.errors ?? []).map(({ path, code, params }) => ({ path, code, ...(params && { params }) }));
  return { code: body.code ?? undefined, fields, current: body.current };
}

function toApiError(error: unknown): ApiError {
  const response = error instanceof FetchError ? error.response : undefined;
  // Without a response, the server was not reached, or the connection broke during the answer.
  if (!response) return noAnswer(error);
  const { status, headers, _data: text } = response;
  return refusal({ status, text, header: (name) => headers.get(name) }, error);
}

/** Returns the error for an unsuccessful answer. */
export function refusal(
  { status, text, header }: { status: number; text: unknown; header(name: string): string | null },
  cause?: unknown,
): ApiError {
  const details = { status, retryAfterMs: retryAfterMs(header('retry-after')), etag: header('etag') ?? undefined };
  const { code = PROXY_CODES[status], ...problem } = problemOf(text);
  return new ApiError(failureOf(status), { ...details, ...problem, code }, { cause });
}

const headersOf = ({ token, idempotencyKey, ifMatch, language }: Call): Record<string, string> => ({
  ...(token && { token }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  ...(ifMatch && { 'If-Match': ifMatch }),
  ...(language && { 'Accept-Language': language }),
});

const optionsOf = (call: Call): FetchOptions<'text'> => ({
  method: call.method,
  signal: call.signal,
  ...(call.cache && { cache: call.cache }),
  responseType: 'text',
  headers: headersOf(call),
  // A redirect may lead to another host, which must get neither the token nor a password.
  ...((call.token || call.body) && { redirect: 'error' }),
  ...(call.body && { body: call.body }),
  retryStatusCodes: RETRY_STATUSES,
  retryDelay: ({ response }) => retryDelayMs(requestedDelay(response)),
  onResponse({ response }) {
    noteServerDate(response, call.onServerDate);
  },
  onResponseError({ response, options }) {
    if ((requestedDelay(response) ?? 0) > MAX_RETRY_WAIT_MS) options.retry = false;
  },
});

/** Checks whether a failed write may have changed something anyway, or revealed an unexpected state. */
const mayHaveChanged = ({ failure, status }: ApiError) =>
  ['offline', 'unreachable', 'timeout', 'broken', 'missing'].includes(failure) || status === 409 || status === 412;

/**
 * Sends a call: one without a body is retried once after a temporary failure, with jitter and by `Retry-After` (spec
 * section 7). A write is noted, so that reads bypass caches.
 *
 * @throws {ApiError} when there is no successful answer
 */
export async function send(call: Call): Promise<RawAnswer> {
  let { earlyResponse } = call;
  const fetchText = createFetch({
    fetch(request, init) {
      const response = earlyResponse;
      earlyResponse = undefined;
      return response ?? window.fetch(request, init);
    },
  });
  try {
    const { headers, _data: text } = await fetchText.raw<string, 'text'>(call.url, optionsOf(call));
    if (call.method !== 'GET') noteWrite(call.url, headers.get('revision'));
    return { contentType: headers.get('content-type'), text, etag: headers.get('etag') ?? undefined };
  } catch (error) {
    const apiError = toApiError(error);
    if (call.method !== 'GET' && mayHaveChanged(apiError)) noteWrite(call.url);
    throw apiError;
  }
}
