// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../src/api/api';
import '../../../src/api/portal-global';
import { requestEarly } from '../../../src/loader/early-request';
import { answerWith, ok, problem } from '../../support/answers';

/** No other test asks it: a call that one of them has left behind is none of ours. */
const HOST = 'https://first-answers.example/clients/stadt';
const URL = `${HOST}/api/events`;
const api = createApi(HOST, { token: () => undefined });

/** As answerWith(), but for calls to our host alone. */
function answerOurs(...answers: Parameters<typeof answerWith>) {
  const fetch = answerWith(...answers);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    String(url).startsWith(HOST) ? fetch(url, init) : Promise.reject(new TypeError('Left behind by another test.')),
  );
  return fetch;
}

beforeEach(() => {
  vi.stubGlobal('EventPortal', { version: '1', firstAnswers: new Map() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request of the loader', () => {
  it('is used by the first call, not sent again', async () => {
    const fetch = answerOurs(ok([1]));
    await requestEarly(URL);
    expect(await api.get('events')).toMatchObject({ data: [1] });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("tells the server's time", async () => {
    const heardTime = vi.fn();
    answerOurs(Response.json({ data: 1 }, { headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT' } }));
    await requestEarly(URL);
    await createApi(HOST, { token: () => undefined, onServerTime: heardTime }).get('events');
    expect(heardTime.mock.calls).toEqual([[Date.UTC(2026, 10, 21, 12), true]]);
  });

  it('is used once; the next call sends a new request', async () => {
    const fetch = answerOurs(ok([1]), ok([2]));
    await requestEarly(URL);
    await api.get('events');
    expect(await api.get('events')).toMatchObject({ data: [2] });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is shared by simultaneous callers', async () => {
    const fetch = answerOurs(ok([1]));
    await Promise.all([requestEarly(URL), requestEarly(URL)]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not given to a visitor with a token', async () => {
    const fetch = answerOurs(ok('for all'), ok('for me'));
    await requestEarly(URL);
    expect(await createApi(HOST, { token: () => 'secret' }).get('events')).toMatchObject({ data: 'for me' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('expires after half a minute', async () => {
    vi.useFakeTimers();
    answerOurs(ok([1]));
    await requestEarly(URL);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(window.EventPortal?.firstAnswers.size).toBe(0);
  });

  it('counts as the first attempt if it failed', async () => {
    const fetch = answerOurs(problem(500), ok('there'));
    await requestEarly(URL).catch(() => undefined);
    expect(await api.get('events')).toMatchObject({ data: 'there' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not repeated at once after Retry-After', async () => {
    const fetch = answerOurs(problem(429, {}, { 'Retry-After': '60' }));
    await requestEarly(URL).catch(() => undefined);
    await expect(api.get('events')).rejects.toMatchObject({ failure: 'busy', retryAfterMs: 60_000 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that is no JSON is broken', async () => {
    answerOurs(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await requestEarly(URL).catch(() => undefined);
    await expect(api.get('events')).rejects.toMatchObject({ failure: 'broken' });
  });

  it('that never comes ends after twelve seconds', async () => {
    vi.useFakeTimers();
    const fetch = answerOurs('hang');
    requestEarly(URL).catch(() => undefined);
    const call = expect(api.get('events')).rejects.toMatchObject({ failure: 'timeout' });
    await vi.advanceTimersByTimeAsync(12_000);
    await call;
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('is aborted when no caller waits any more', async () => {
    const fetch = answerOurs('hang');
    requestEarly(URL).catch(() => undefined);
    const abort = new AbortController();
    const call = api.get('events', {}, abort.signal);
    abort.abort();
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
