import { type, unknown } from 'superstruct';
import { maybe } from '../lib/parse';
import { ApiError } from './api-error';
import { callUrl, type Query } from './call-url';
import { type FirstAnswer, takeFirstAnswer } from './portal-global';
import { readJson } from './read-json';
import { withinTime } from './time-limit';
import type { Call, RawAnswer } from './transport';

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

const Envelope = type({ data: unknown(), meta: maybe(unknown()) });

/** A 200 from a captive portal, a proxy or a broken server is no answer. */
function readAnswer({ contentType, text }: RawAnswer): Answer {
  const isReadable = JSON_TYPE.test(contentType ?? '') && String(text).length <= LONGEST_ANSWER_CHARS;
  const body = isReadable ? readJson(text) : undefined;
  if (!Envelope.is(body) || body.data === undefined) throw new ApiError('broken');
  return { data: body.data, meta: body.meta };
}

/**
 * The code that sends calls comes with the first call that the loader has not answered already: the first screen does
 * without it.
 */
export async function loadTransport(): Promise<typeof import('./transport')> {
  const load = () => import('./transport');
  try {
    return await load().catch(load);
  } catch (error) {
    throw new ApiError('offline', {}, { cause: error });
  }
}

/**
 * Reads what the loader has asked for already.
 *
 * @returns undefined when it failed in a way that may pass
 * @throws {ApiError} when it is unreadable, or takes too long
 */
async function readFirst(first: FirstAnswer, signal: AbortSignal | undefined): Promise<Answer | undefined> {
  const raw = await withinTime(async (end) => {
    end.addEventListener('abort', first.abort);
    if (end.aborted) first.abort();
    try {
      const response = await first.response;
      // Whoever paints the first screen reads the same response.
      return response.ok
        ? { contentType: response.headers.get('content-type'), text: await response.clone().text() }
        : undefined;
    } catch {
      return undefined;
    } finally {
      end.removeEventListener('abort', first.abort);
    }
  }, signal);
  return raw && readAnswer(raw);
}

/**
 * Calls one client of the event-management system.
 *
 * @param host absolute base address without a slash at the end; calls go to `{host}/api/…`
 * @param currentToken the token of the session while it is valid. Without one, reads carry no header of ours and so
 *   need no preflight.
 */
export function createApi(host: string, currentToken: () => string | undefined): Api {
  async function call({ method, url, body, signal }: Omit<Call, 'token' | 'first'>): Promise<Answer> {
    const token = currentToken();
    const first = method === 'GET' && !token ? takeFirstAnswer(url) : undefined;
    const answer = first && (await readFirst(first, signal));
    if (answer) return answer;
    const { send } = await loadTransport();
    return readAnswer(await send({ method, url, body, signal, token, first: first?.response }));
  }

  const urlOf = (path: string, query?: Query) => callUrl(host, path, query);
  return {
    host,
    get: (path, query, signal) => call({ method: 'GET', url: urlOf(path, query), signal }),
    post: (path, body, signal) => call({ method: 'POST', url: urlOf(path), body, signal }),
    put: (path, body, signal) => call({ method: 'PUT', url: urlOf(path), body, signal }),
    delete: (path, query, signal) => call({ method: 'DELETE', url: urlOf(path, query), signal }),
  };
}
