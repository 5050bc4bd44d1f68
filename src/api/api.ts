import { lazyModule } from '../lib/lazy-module';
import { readJson } from '../lib/parse';
import { answerBodyOf } from '../model/answers/read-list';
import { ApiError, noAnswer } from './api-error';
import { isMissingCall, noteRefusal, sendOrWait } from './backend';
import { callUrl, type Query } from './call-url';
import { explainFailure } from './explain-failure';
import { freshRequest } from './own-writes';
import { type EarlyRequest, takeEarlyRequest } from './portal-global';
import { noteServerDate } from './server-date';
import { withinTime } from './time-limit';
import type { Call, RawAnswer } from './transport';

const MAX_RESPONSE_CHARS = 10_000_000;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** The content of a successful answer. Data and meta are unknown on purpose: the caller must parse them. */
export type Answer = { data: unknown; meta: unknown /** The revision of a record, for `ifMatch`. */; etag?: string };

/** The options of a call besides its body. */
export type SendOptions = {
  signal?: AbortSignal;
  /** Identifies the attempt: a retry with the same key gets the first answer. */
  idempotencyKey?: string;
  /** The revision that was changed; the server refuses changes of an outdated one and sends the current record. */
  ifMatch?: string | undefined;
  /** The language of a mail that the call sends. */
  language?: string;
  /** True to send no token, as at a log-in. */
  isAnonymous?: boolean;
  /** The time limit in ms of a call for which the server itself waits for others. */
  limitMs?: number;
};

/** The part of the session that calls use. */
export type Credentials = {
  token(): string | undefined;
  /** Called with the server's time of the answer, and true if the answer may come from a cache. */
  onServerTime?(serverMs: number, isCached: boolean): void;
  /** Called when the server refuses a token. */
  onRefused?(token: string): void;
};

/** The calls (spec section 7). Each rejects with an {@link ApiError}, or an AbortError when aborted. */
export type Api = {
  /** Base address of the client, without a slash at the end. */
  readonly host: string;
  get(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
  post(path: string, body: object, sending?: SendOptions): Promise<Answer>;
  put(path: string, body: object, sending?: SendOptions): Promise<Answer>;
  delete(path: string, query?: Query, sending?: SendOptions): Promise<Answer>;
};

/**
 * Reads an answer; a 200 from a captive portal, a proxy or a broken server is none.
 *
 * @param listUrl address of a read, whose answer may be a bare list
 * @throws {ApiError} with failure 'broken'
 */
export function readAnswer({ contentType, text, etag }: RawAnswer, listUrl?: string): Answer {
  const isReadable = JSON_TYPE.test(contentType ?? '') && String(text).length <= MAX_RESPONSE_CHARS;
  const json = isReadable ? readJson(text) : undefined;
  const body = listUrl === undefined ? json : answerBodyOf(json, listUrl);
  if (typeof body !== 'object' || body === null || !('data' in body)) throw new ApiError('broken');
  return { data: body.data, meta: 'meta' in body ? body.meta : undefined, ...(etag && { etag }) };
}

const transport = lazyModule(() => import('./transport'));

/**
 * Loads the code that sends calls at the first call without an early request of the loader: the first screen needs no
 * other.
 */
export async function loadTransport(): Promise<typeof import('./transport')> {
  try {
    return await transport.load();
  } catch (error) {
    throw noAnswer(error);
  }
}

/**
 * Reads the answer to an early request of the loader.
 *
 * @returns undefined when it failed
 * @throws {ApiError} when it is unreadable
 */
async function readEarlyResponse(
  early: EarlyRequest,
  url: string,
  onServerDate: OnServerDate,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  signal.addEventListener('abort', early.abort);
  const raw = await early.response.then((response) => textOf(response, onServerDate)).catch(() => undefined);
  signal.removeEventListener('abort', early.abort);
  return raw && readAnswer(raw, url);
}

type OnServerDate = Call['onServerDate'];

/** Cloned, because the painter reads the same response. */
async function textOf(response: Response, onServerDate: OnServerDate): Promise<RawAnswer | undefined> {
  if (!response.ok) return undefined;
  noteServerDate(response, onServerDate);
  return { contentType: response.headers.get('content-type'), text: await response.clone().text() };
}

/**
 * Creates the client of an event-management API.
 *
 * @param host absolute base address without a slash at the end; calls go to `{host}/api/…`
 * @param credentials returns the token while it is valid. Without one, reads have no custom header and so need no
 *   preflight.
 */
export function createApi(host: string, credentials: Credentials): Api {
  const call = (method: Call['method'], url: string, body?: object, sending?: SendOptions): Promise<Answer> =>
    sendOrWait(url, () => sendCall(method, url, body, sending));

  async function sendCall(
    method: Call['method'],
    url: string,
    body?: object,
    sending: SendOptions = {},
  ): Promise<Answer> {
    if (isMissingCall(url)) throw new ApiError('missing');
    const { isAnonymous = false, signal, limitMs, ...headers } = sending;
    const token = isAnonymous ? undefined : credentials.token();
    const early = method === 'GET' ? takeEarlyRequest(url, token) : undefined;
    // A cached answer has its old date; answers to requests with a token are never cached.
    const onServerDate = (servedAt: number) => credentials.onServerTime?.(servedAt, method === 'GET' && !token);
    const run = async (callSignal: AbortSignal) => {
      const answer = early && (await readEarlyResponse(early, url, onServerDate, callSignal));
      if (answer) return answer;
      const { send } = await loadTransport();
      const target = method === 'GET' ? freshRequest(url) : { url };
      const request = { ...headers, ...target, method, body, token, signal: callSignal };
      return readAnswer(
        await send({ ...request, earlyResponse: early?.response, onServerDate }),
        method === 'GET' ? url : undefined,
      );
    };
    try {
      return await withinTime(run, signal, limitMs);
    } catch (error) {
      if (error instanceof ApiError) {
        if (token && error.status === 401) credentials.onRefused?.(token);
        noteRefusal(url, error.status, error.code);
      }
      throw await explainFailure(error, { host, url, isSimple: method === 'GET' && !token });
    }
  }

  const urlOf = (path: string, query?: Query) => callUrl(host, path, query);
  return {
    host,
    get: (path, query, signal) => call('GET', urlOf(path, query), undefined, { ...(signal && { signal }) }),
    post: (path, body, sending) => call('POST', urlOf(path), body, sending),
    put: (path, body, sending) => call('PUT', urlOf(path), body, sending),
    delete: (path, query, sending) => call('DELETE', urlOf(path, query), undefined, sending),
  };
}
