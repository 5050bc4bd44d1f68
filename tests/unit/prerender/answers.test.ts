import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetcher, type FetchResult } from '../../../src/prerender/answers';

const ok = (data: unknown) => Response.json({ data });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An event-management system that answers when it is told to. */
function aSystem() {
  const waiting: ((response: Response) => void)[] = [];
  const fetch = vi.fn(
    (_url: string, _init: { headers: Record<string, string> }) =>
      new Promise<Response>((resolve) => waiting.push(resolve)),
  );
  const ask = createFetcher({ fetch, patienceMs: 1_000, keepMs: 60_000, now: Date.now });
  return { fetch, ask, answer: (response: Response) => waiting.shift()?.(response) };
}

const dataOf = (answered: FetchResult) => ('body' in answered ? answered.body.data : answered.failed);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('Answers for pages', () => {
  it('are requested once for many pages, and cached for a while', async () => {
    const { ask, answer, fetch } = aSystem();
    const pages = Array.from({ length: 50 }, () => ask('https://a.example/events'));
    answer(ok(1));
    expect((await Promise.all(pages)).map(dataOf)).toEqual(Array(50).fill(1));
    await later(59_000);
    expect(dataOf(await ask('https://a.example/events'))).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    void ask('https://a.example/events?q=jazz');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are awaited when requested again; cached ones are used only after the time limit', async () => {
    const { ask, answer, fetch } = aSystem();
    const first = ask('/a');
    answer(ok(1));
    await first;
    await later(61_000);
    const next = ask('/a');
    answer(ok(2));
    expect(dataOf(await next)).toBe(2);
    await later(61_000);
    const late = ask('/a');
    await later(1_000);
    expect(dataOf(await late)).toBe(2);
    answer(ok(3));
    await later(0);
    expect(dataOf(await ask('/a'))).toBe(3);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('that are decisive are requested for each page, with the last ETag', async () => {
    const { ask, answer, fetch } = aSystem();
    const tags = () => fetch.mock.calls.map(([, { headers }]) => headers['if-none-match']);
    const pages = [ask('/a', 0), ask('/a', 0)];
    answer(Response.json({ data: 1 }, { headers: { etag: '"one"' } }));
    expect((await Promise.all(pages)).map(dataOf)).toEqual([1, 1]);
    const second = ask('/a', 0);
    answer(new Response(null, { status: 304 }));
    expect(dataOf(await second)).toBe(1);
    const third = ask('/a', 0);
    answer(ok(2));
    expect(dataOf(await third)).toBe(2);
    void ask('/a', 0);
    expect(tags()).toEqual([undefined, '"one"', '"one"', undefined]);
  });

  it("are awaited until the first page's time limit, and cached when late", async () => {
    const { ask, answer, fetch } = aSystem();
    const first = ask('/a');
    await later(900);
    const second = ask('/a');
    await later(100);
    expect([dataOf(await first), dataOf(await second), dataOf(await ask('/a'))]).toEqual(Array(3).fill('unavailable'));
    answer(ok(1));
    await later(0);
    expect(dataOf(await ask('/a'))).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', new Response('no', { status: 503 })],
    ['sends no JSON', new Response('<html>')],
    ['sends no object', Response.json(7)],
  ])('are not requested again for some seconds if the system %s', async (_, response) => {
    const { ask, answer, fetch } = aSystem();
    const first = ask('/a');
    answer(response);
    expect(dataOf(await first)).toBe('unavailable');
    await later(4_000);
    expect(dataOf(await ask('/a'))).toBe('unavailable');
    expect(fetch).toHaveBeenCalledTimes(1);
    await later(2_000);
    const again = ask('/a');
    answer(ok(1));
    expect(dataOf(await again)).toBe(1);
  });

  it('of the last minutes replace a failed one, older ones do not', async () => {
    const { ask, answer } = aSystem();
    const first = ask('/a');
    answer(ok(1));
    await first;
    await later(61_000);
    void ask('/a');
    answer(new Response('', { status: 500 }));
    await later(0);
    expect(dataOf(await ask('/a'))).toBe(1);
    await later(600_000);
    const last = ask('/a');
    answer(new Response('', { status: 500 }));
    expect(dataOf(await last)).toBe('unavailable');
  });

  it('report a missing resource, and drop the cached one', async () => {
    const { ask, answer } = aSystem();
    const first = ask('/a');
    answer(ok(1));
    await first;
    await later(61_000);
    void ask('/a');
    answer(new Response('{}', { status: 404 }));
    await later(0);
    expect(dataOf(await ask('/a'))).toBe('missing');
  });
});
