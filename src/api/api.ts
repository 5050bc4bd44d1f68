import { lazyModule } from '../lib/lazy-module';
import { readJson } from '../lib/parse';
import { ApiError } from './api-error';
import { callUrl, type Query } from './call-url';
import { askedFresh } from './own-writes';
import { type FirstAnswer, takeFirstAnswer } from './portal-global';
import { noteServerDate } from './server-date';
import { withinTime } from './time-limit';
import type { Call, RawAnswer } from './transport';

const MAX_ANSWER_CHARS = 10_000_000;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** What every successful answer holds. Data and meta are unknown on purpose: the caller must parse them. */
export type Answer = { data: unknown; meta: unknown /** The version of a record, for `ifMatch`. */; etag?: string };

/** What a call can say beside its body. */
export type Sending = {
  signal?: AbortSignal;
  /** Makes a repeat of the same attempt harmless: it gets the first answer. */
  idempotencyKey?: string;
  /**
   * The version that the change was made of; for an old one the server refuses the change and sends the current record.
   */
  ifMatch?: string | undefined;
  /** The language of a mail that the call sends. */
  language?: string;
  /** Whether to send no token, as at a log-in. */
  isAnonymous?: boolean;
};

/** The session as far as calls know it. */
export type Credentials = {
  token(): string | undefined;
  /** Called with the time at which the server answered, and whether a cache may have kept the answer since. */
  heardTime?(serverMs: number, isCached: boolean): void;
  /** Called when the server does not accept a token (any more). */
  refused?(token: string): void;
};

/** The calls (spec section 7). Every one rejects with an {@link ApiError}, or an AbortError when aborted. */
export type Api = {
  /** Base address of the client, without a slash at the end. */
  readonly host: string;
  get(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
  post(path: string, body: object, sending?: Sending): Promise<Answer>;
  put(path: string, body: object, sending?: Sending): Promise<Answer>;
  delete(path: string, query?: Query, sending?: Sending): Promise<Answer>;
};

/**
 * A 200 from a captive portal, a proxy or a broken server is no answer.
 *
 * @throws {ApiError} with failure 'broken'
 */
export function readAnswer({ contentType, text, etag }: RawAnswer): Answer {
  const isReadable = JSON_TYPE.test(contentType ?? '') && String(text).length <= MAX_ANSWER_CHARS;
  const body = isReadable ? readJson(text) : undefined;
  if (typeof body !== 'object' || body === null || !('data' in body)) throw new ApiError('broken');
  return { data: body.data, meta: 'meta' in body ? body.meta : undefined, ...(etag && { etag }) };
}

const transport = lazyModule(() => import('./transport'));

/**
 * Loads the code that sends calls, with the first call that the loader has not made already: the first screen needs no
 * other.
 */
export async function loadTransport(): Promise<typeof import('./transport')> {
  try {
    return await transport.load();
  } catch (error) {
    throw new ApiError('offline', {}, { cause: error });
  }
}

/**
 * Reads the answer to a request that the loader has sent.
 *
 * @returns undefined when it failed
 * @throws {ApiError} when it is unreadable
 */
async function readFirst(first: FirstAnswer, heard: Heard, signal: AbortSignal): Promise<Answer | undefined> {
  signal.addEventListener('abort', first.abort);
  const raw = await first.response.then((response) => textOf(response, heard)).catch(() => undefined);
  signal.removeEventListener('abort', first.abort);
  return raw && readAnswer(raw);
}

type Heard = Call['heard'];

/** The first painter reads the same response. */
async function textOf(response: Response, heard: Heard): Promise<RawAnswer | undefined> {
  if (!response.ok) return undefined;
  noteServerDate(response, heard);
  return { contentType: response.headers.get('content-type'), text: await response.clone().text() };
}

/**
 * Calls one client of the event-management system.
 *
 * @param host absolute base address without a slash at the end; calls go to `{host}/api/…`
 * @param credentials gives the token while it is valid. Without one, reads carry no header of ours and so need no
 *   preflight.
 */
export function createApi(host: string, credentials: Credentials): Api {
  async function call(method: Call['method'], url: string, body?: object, sending: Sending = {}): Promise<Answer> {
    const { isAnonymous = false, signal, ...headers } = sending;
    const token = isAnonymous ? undefined : credentials.token();
    const first = method === 'GET' ? takeFirstAnswer(url, token) : undefined;
    // A cache gives an old answer with its old date, but never one that was asked for with a token.
    const heard = (servedAt: number) => credentials.heardTime?.(servedAt, method === 'GET' && !token);
    const act = async (end: AbortSignal) => {
      const answer = first && (await readFirst(first, heard, end));
      if (answer) return answer;
      const { send } = await loadTransport();
      const asked = method === 'GET' ? askedFresh(url) : { url };
      const request = { ...headers, ...asked, method, body, token, signal: end };
      return readAnswer(await send({ ...request, first: first?.response, heard }));
    };
    try {
      return await withinTime(act, signal);
    } catch (error) {
      if (token && error instanceof ApiError && error.status === 401) credentials.refused?.(token);
      throw error;
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
