// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../src/api/api';
import '../../../src/api/portal-global';
import { clientOf } from '../../../src/app/client';
import { preloadClient } from '../../../src/app/preload-client';
import { createQueryCache } from '../../../src/app/query-cache';
import { requestEarly } from '../../../src/loader/early-request';
import { answerWith, ok, problem } from '../../support/answers';
import { eventually } from '../../support/eventually';
import { itForAll } from '../../support/it-for-all';

// A host of its own: the diagnosis of a host is shared for a while.
const HOST = 'https://repeated.example/clients/stadt';
const URL = `${HOST}/api/events`;
const api = createApi(HOST, { token: () => undefined });
const noAnswer = () => undefined;

// These tests replace the clock, which then runs on while lazy code loads; so it is loaded before.
beforeAll(() => Promise.all([loadTransport(), import('../../../src/api/host-diagnosis')]));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventPortal', { version: '1', firstAnswers: new Map() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the clock run until a call has ended. */
async function endOf(call: Promise<unknown>): Promise<unknown> {
  let isOver = false;
  const end = call
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) await vi.advanceTimersByTimeAsync(50);
  return end;
}

/** A host with a cache of its own. */
const aClient = () => ({ ...clientOf(HOST), api, queryCache: createQueryCache(api) });
type Client = ReturnType<typeof aClient>;

const read = (answer: unknown) => answer;
const load = ({ queryCache }: Client, signal?: AbortSignal) => queryCache.load({ path: 'events', read }, signal);

/** The ways on which a read comes to its first failure. */
const WAYS: Record<string, () => Promise<unknown>> = {
  'the call layer': () => endOf(api.get('events')),
  'the loader': async () => {
    await requestEarly(URL).catch(noAnswer);
    await endOf(api.get('events'));
  },
  'the preparation of a screen, the screen, and another element': async () => {
    const client = aClient();
    await endOf(load(preloadClient(client)));
    // The texts of the screen arrive late.
    await vi.advanceTimersByTimeAsync(5_000);
    await endOf(load(client));
    await endOf(load(client, new AbortController().signal));
  },
  'all of them': async () => {
    const client = aClient();
    await requestEarly(URL).catch(noAnswer);
    await endOf(load(preloadClient(client)));
    await vi.advanceTimersByTimeAsync(5_000);
    await endOf(load(client));
  },
};

const ONCE = [400, 401, 403, 404, 409, 410, 412, 422, 501];
const TWICE = [408, 425, 429, 500, 502, 503, 504];

const LINE = new TypeError('Failed to fetch');
const FAILURES: [what: string, failure: () => Error | Response, times: number][] = [
  ...ONCE.map((status): [string, () => Response, number] => [String(status), () => problem(status), 1]),
  ...TWICE.map((status): [string, () => Response, number] => [String(status), () => problem(status), 2]),
  ['no line', () => LINE, 2],
  ['a server that wants a longer pause', () => problem(503, {}, { 'Retry-After': '30' }), 1],
];

describe.each(Object.entries(WAYS))('a failed read, requested by %s', (_, ask) => {
  const again = () => vi.stubGlobal('EventPortal', { version: '1', firstAnswers: new Map() });

  itForAll(FAILURES, again)('for %s is retried only if that may help', async (_what, failure, times) => {
    const fetch = answerWith(failure());
    await ask();
    expect(fetch.mock.calls.filter(([address]) => String(address) === URL)).toHaveLength(times);
  });
});

describe('a failed read of a preloaded screen', () => {
  it('is retried as soon as the visitor opens it', async () => {
    const client = aClient();
    const fetch = answerWith(problem(400), ok(1));
    await endOf(load(preloadClient(client)));
    client.queryCache.forgetFailures();
    expect(await endOf(load(client))).toMatchObject({ data: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not kept for much later visits', async () => {
    const client = aClient();
    answerWith(problem(400), ok(1));
    await endOf(load(preloadClient(client)));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await endOf(load(client))).toMatchObject({ data: 1 });
  });

  it('does not affect the screen if it was only aborted', async () => {
    const client = aClient();
    const abort = new AbortController();
    const fetch = answerWith('hang', ok(1));
    const gone = load(preloadClient(client), abort.signal).catch(() => 'gone');
    await eventually(() => expect(fetch).toHaveBeenCalled());
    abort.abort();
    expect(await gone).toBe('gone');
    expect(await endOf(load(client))).toMatchObject({ data: 1 });
  });
});
