// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../src/api/api';
import { ApiError } from '../../../src/api/api-error';
import '../../../src/api/portal-global';
import { answerWith, ok, problem } from '../../support/answers';
import { eventually } from '../../support/eventually';

const HOST = 'https://a.example/clients/stadt';
const guest = createApi(HOST, { token: () => undefined });

// These tests replace the clock, which then runs on while lazy code loads; so it is loaded before.
beforeAll(() => Promise.all([loadTransport(), import('../../../src/api/host-diagnosis')]));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the clock run until a call has ended. */
async function endOf<Result>(call: Promise<Result>): Promise<Result | ApiError> {
  let isOver = false;
  const end = call
    .catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    })
    .finally(() => {
      isOver = true;
    });
  end.catch(() => undefined);
  while (!isOver) await vi.advanceTimersByTimeAsync(100);
  return end;
}

describe('a call', () => {
  it('returns data and meta', async () => {
    answerWith(ok([1], { total: 1 }));
    expect(await endOf(guest.get('events'))).toEqual({ data: [1], meta: { total: 1 } });
  });

  it('sends the token in its header, and no custom header without one', async () => {
    const fetch = answerWith(ok(1));
    await endOf(guest.get('events'));
    await endOf(createApi(HOST, { token: () => 'secret' }).get('events'));
    const [asGuest, asUser] = fetch.mock.calls.map(([, init]) => new Headers(init?.headers));
    expect([...(asGuest?.keys() ?? [])]).toEqual([]);
    expect(asUser?.get('token')).toBe('secret');
  });

  it('follows a redirect only without token and body', async () => {
    const fetch = answerWith(ok(1));
    await endOf(guest.get('events'));
    await endOf(createApi(HOST, { token: () => 'secret' }).get('events'));
    await endOf(guest.post('auth/login', { password: 'secret' }));
    expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual([undefined, 'error', 'error']);
  });

  it('sends the given headers with its body', async () => {
    const fetch = answerWith(Response.json({ data: 1 }, { headers: { etag: '"4"' } }));
    const sending = { idempotencyKey: 'attempt-1', ifMatch: '"3"', language: 'en' };
    expect(await endOf(guest.put('persons', {}, sending))).toMatchObject({ etag: '"4"' });
    const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get('idempotency-key')).toBe('attempt-1');
    expect(headers.get('if-match')).toBe('"3"');
    expect(headers.get('accept-language')).toBe('en');
  });

  it('omits the token on request', async () => {
    const fetch = answerWith(ok(1));
    await endOf(createApi(HOST, { token: () => 'old' }).post('auth/login', {}, { isAnonymous: true }));
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('token')).toBe(false);
  });

  it('reports the token that the server refused, and only that', async () => {
    const refused = vi.fn();
    const api = createApi(HOST, { token: () => 'mine', onRefused: refused });
    answerWith(problem(401, { code: 'token_invalid' }));
    await endOf(api.get('persons'));
    await endOf(api.post('auth/login', {}, { isAnonymous: true }));
    answerWith(problem(403));
    await endOf(api.get('persons'));
    expect(refused.mock.calls).toEqual([['mine']]);
  });

  it("reports the server's time, and whether the response may come from a cache", async () => {
    const heardTime = vi.fn();
    const dated = () => Response.json({ data: 1 }, { headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT' } });
    answerWith(dated());
    await endOf(createApi(HOST, { token: () => undefined, onServerTime: heardTime }).get('events'));
    await endOf(createApi(HOST, { token: () => undefined, onServerTime: heardTime }).post('auth/login', {}));
    await endOf(createApi(HOST, { token: () => 'mine', onServerTime: heardTime }).get('persons'));
    const noon = Date.UTC(2026, 10, 21, 12);
    expect(heardTime.mock.calls).toEqual([
      [noon, true],
      [noon, false],
      [noon, false],
    ]);
  });

  it('returns the current record for an outdated change', async () => {
    answerWith(
      new Response(JSON.stringify({ code: 'conflict', current: { id: '7' } }), {
        status: 412,
        headers: { 'content-type': 'application/problem+json', etag: '"5"' },
      }),
    );
    expect(await endOf(guest.put('persons', {}, { ifMatch: '"3"' }))).toMatchObject({
      status: 412,
      code: 'conflict',
      current: { id: '7' },
      etag: '"5"',
    });
  });

  it('sends a body as JSON', async () => {
    const fetch = answerWith(ok(1));
    await endOf(guest.post('auth/login', { username: 'a', tags: ['x'] }));
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"username":"a","tags":["x"]}' });
  });
});

describe('a failure', () => {
  it.each([
    [400, 'rejected', 1],
    [401, 'denied', 1],
    [403, 'denied', 1],
    [404, 'missing', 1],
    [408, 'timeout', 2],
    [409, 'rejected', 1],
    [410, 'missing', 1],
    [412, 'rejected', 1],
    [422, 'rejected', 1],
    [425, 'busy', 2],
    [429, 'busy', 2],
    [500, 'broken', 2],
    [502, 'broken', 2],
    [503, 'busy', 2],
    [504, 'timeout', 2],
  ])('%i is %s after %i tries', async (status, failure, tries) => {
    const fetch = answerWith(problem(status));
    expect(await endOf(guest.get('events'))).toMatchObject({ failure, status });
    expect(fetch.mock.calls.filter(([address]) => String(address).endsWith('/events'))).toHaveLength(tries);
  });

  it('of a body is never retried', async () => {
    const fetch = answerWith(problem(503));
    await endOf(guest.post('media', {}));
    await endOf(guest.put('persons', {}));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('that passes is not visible', async () => {
    answerWith(problem(502), ok('there'));
    expect(await endOf(guest.get('events'))).toMatchObject({ data: 'there' });
  });

  it('of the connection is offline if the own page does not answer either, after two attempts', async () => {
    const fetch = answerWith(new TypeError('Failed to fetch'));
    const api = createApi('https://gone.example', { token: () => undefined });
    expect(await endOf(api.get('facets'))).toMatchObject({ failure: 'offline' });
    expect(fetch.mock.calls.filter(([address]) => String(address).endsWith('/facets'))).toHaveLength(2);
  });

  it('of the server alone does not blame the connection', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.endsWith('/favicon.ico')) throw new TypeError('Failed to fetch');
      return new Response();
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = createApi('https://down.example', { token: () => undefined });
    expect(await endOf(api.get('facets'))).toMatchObject({ failure: 'unreachable' });
  });

  it('names the code and the fields of a problem', async () => {
    answerWith(problem(422, { code: 'wrong_data', errors: [{ path: 'links.0.url', code: 'required' }] }));
    expect(await endOf(guest.post('my/events', {}))).toMatchObject({
      code: 'wrong_data',
      fields: [{ path: 'links.0.url', code: 'required' }],
    });
  });

  it.each(['no json', '[]', '{"errors":"x"}', '{"code":7}', 'null'])(
    'with %s as problem is still typed',
    async (body) => {
      answerWith(new Response(body, { status: 400, headers: { 'content-type': 'application/problem+json' } }));
      expect(await endOf(guest.get('events'))).toMatchObject({ failure: 'rejected', code: undefined, fields: [] });
    },
  );
});

describe('an invalid response with status 200', () => {
  it.each([
    ['the page of a captive portal', '<!doctype html>', 'text/html'],
    ['HTML labelled JSON', '<!doctype html>', 'application/json'],
    ['JSON labelled HTML', '{"data":1}', 'text/html'],
    ['cut JSON', '{"data":[1,', 'application/json'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['no data', '{"meta":{}}', 'application/json'],
    ['more than anybody can read', `{"data":"${'x'.repeat(10_000_001)}"}`, 'application/json'],
  ])('%s', async (_, body, type) => {
    answerWith(new Response(body, { headers: { 'content-type': type } }));
    expect(await endOf(guest.get('events'))).toMatchObject({ failure: 'broken' });
  });

  it('204', async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await endOf(guest.get('events'))).toMatchObject({ failure: 'broken' });
  });
});

describe('waiting', () => {
  it('times out after twelve seconds', async () => {
    const fetch = answerWith('hang');
    const began = Date.now();
    expect(await endOf(guest.get('events'))).toMatchObject({ failure: 'timeout' });
    expect(Date.now() - began).toBeLessThan(12_500);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('ends at once when the caller aborts', async () => {
    const fetch = answerWith('hang');
    const abort = new AbortController();
    const call = guest.get('events', {}, abort.signal);
    await eventually(() => expect(fetch).toHaveBeenCalled());
    abort.abort();
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('does not begin for an aborted caller', async () => {
    const call = guest.get('events', {}, AbortSignal.abort());
    answerWith('hang');
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('before a retry has a random part, so that not all browsers return at once', async () => {
    const pauses = new Set<number>();
    for (let index = 0; index < 12; index += 1) {
      const fetch = answerWith(problem(500), ok(1));
      const began = Date.now();
      const call = guest.get('events');
      while (fetch.mock.calls.length < 2) await vi.advanceTimersByTimeAsync(10);
      pauses.add(Date.now() - began);
      await call;
    }
    expect(pauses.size).toBeGreaterThan(3);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(140);
    expect(Math.max(...pauses)).toBeLessThan(600);
  });

  it('takes as long as Retry-After, and a random time more', async () => {
    const pauses = new Set<number>();
    for (let index = 0; index < 12; index += 1) {
      const fetch = answerWith(problem(503, {}, { 'Retry-After': '2' }), ok(1));
      const began = Date.now();
      const call = guest.get('events');
      while (fetch.mock.calls.length < 2) await vi.advanceTimersByTimeAsync(10);
      pauses.add(Date.now() - began);
      await call;
    }
    expect(pauses.size).toBeGreaterThan(3);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2000);
  });

  it('follows Retry-After', async () => {
    const fetch = answerWith(problem(503, {}, { 'Retry-After': '2' }), ok(1));
    const began = Date.now();
    expect(await endOf(guest.get('events'))).toMatchObject({ data: 1 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each(['30', new Date(Date.now() + 60_000).toUTCString()])(
    'is left to the visitor if the server asks for %s',
    async (after) => {
      const fetch = answerWith(problem(429, {}, { 'Retry-After': after }));
      const error = await endOf(guest.get('events'));
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(error).toMatchObject({ failure: 'busy', retryAfterMs: expect.any(Number) });
    },
  );
});
