import { createFetch, FetchError, type FetchOptions } from 'ofetch';
import { array, record, string, type, unknown } from 'superstruct';
import { maybe } from '../lib/parse';
import { callUrl, type Query } from './call-url';
import { ApiError, type FieldProblem, failureOf } from './api-error';
import { fetchWithFirstAnswers } from './portal-global';
import { retryAfterMs } from './retry-after';

const TIMEOUT_MS = 12_000;
const LONGEST_RETRY_WAIT_MS = 3_000;
const LONGEST_ANSWER_CHARS = 10_000_000;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** What every successful answer holds. Both parts are unknown on purpose: whoever calls must parse. */
export type Answer = { data: unknown; meta: unknown };

/** The calls (spec section 7). Every one rejects with an {@link ApiError}, or an AbortError when aborted. */
export type Api = {
  /** Base address of the client, without a slash at the end. */
  readonly host: string;
  get(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
  post(path: string, body: object, signal?: AbortSignal): Promise<Answer>;
  put(path: string, body: object, signal?: AbortSignal): Promise<Answer>;
  delete(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
};

const Problem = type({
  code: maybe(string()),
  errors: maybe(array(type({ path: string(), code: string(), params: maybe(record(string(), unknown())) }))),
});
const Envelope = type({ data: unknown(), meta: maybe(unknown()) });

/** A short pause of random length, so that many browsers do not come back in the same moment; longer if the server asks. */
const pauseMs = (asked: number | undefined) => Math.max(asked ?? 0, 150 + Math.random() * 350);

function problemOf(text: unknown): { code?: string | undefined; fields: FieldProblem[] } {
  const body = readJson(text);
  if (!Problem.is(body)) return { fields: [] };
  const fields = (body.errors ?? []).map(({ path, code, params }) => ({ path, code, ...(params && { params }) }));
  return { code: body.code ?? undefined, fields };
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function toApiError(error: unknown, timedOut: boolean): unknown {
  if (timedOut) return new ApiError('timeout', {}, { cause: error });
  if (!(error instanceof FetchError)) return error;
  const { response } = error;
  if (!response) return error.cause instanceof DOMException ? error.cause : new ApiError('offline', {}, { cause: error });
  const details = { status: response.status, retryAfterMs: retryAfterMs(response.headers.get('retry-after')) };
  return new ApiError(failureOf(response.status), { ...details, ...problemOf(response._data) }, { cause: error });
}

/** A 200 from a captive portal, a proxy or a broken server is no answer. */
function readAnswer(contentType: string | null, text: unknown): Answer {
  const body = JSON_TYPE.test(contentType ?? '') && String(text).length <= LONGEST_ANSWER_CHARS ? readJson(text) : undefined;
  if (!Envelope.is(body)) throw new ApiError('broken');
  return { data: body.data, meta: body.meta };
}

/**
 * Calls one client of the event-management system.
 *
 * @param host absolute base address without a slash at the end; calls go to `{host}/api/…`
 * @param currentToken the token of the session while it is valid. Without one, reads carry no header of ours and so
 *   need no preflight.
 */
export function createApi(host: string, currentToken: () => string | undefined): Api {
  const fetchText = createFetch({ fetch: fetchWithFirstAnswers });

  async function call(method: string, url: string, body: object | undefined, signal: AbortSignal | undefined) {
    const token = currentToken();
    const abort = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      abort.abort();
    }, TIMEOUT_MS);
    const stop = () => abort.abort();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();

    const options: FetchOptions<'text'> = {
      method,
      responseType: 'text',
      signal: abort.signal,
      headers: token ? { token } : {},
      ...(body && { body }),
      retryDelay: ({ response }) => pauseMs(retryAfterMs(response?.headers.get('retry-after'))),
      onResponseError({ response, options: running }) {
        const wait = retryAfterMs(response.headers.get('retry-after'));
        if (wait !== undefined && wait > LONGEST_RETRY_WAIT_MS) running.retry = false;
      },
    };
    try {
      const response = await fetchText.raw<string, 'text'>(url, options);
      return readAnswer(response.headers.get('content-type'), response._data);
    } catch (error) {
      throw toApiError(error, timedOut);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  const urlOf = (path: string, query?: Query) => callUrl(host, path, query);
  return {
    host,
    get: (path, query, signal) => call('GET', urlOf(path, query), undefined, signal),
    post: (path, body, signal) => call('POST', urlOf(path), body, signal),
    put: (path, body, signal) => call('PUT', urlOf(path), body, signal),
    delete: (path, query, signal) => call('DELETE', urlOf(path, query), undefined, signal),
  };
}
