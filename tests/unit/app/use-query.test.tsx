import { act, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Answer } from '../../../src/api/api';
import { noteWrite } from '../../../src/api/own-writes';
import type { Portal } from '../../../src/app/portal';
import { PortalProvider } from '../../../src/app/portal';
import { type CachedQuery, createQueryCache } from '../../../src/app/query-cache';
import { type Loader, type QueryOptions, type QueryState, useQueries, useQuery } from '../../../src/app/use-query';
import { itForAll } from '../../support/it-for-all';
import { afresh, aPortal, deferred, HOST, show, withReact } from '../forms/saving/harness';

withReact();

const read = ({ data }: Answer) => String(data);
const aQuestion = (path: string): CachedQuery<string> => ({ path, read });
const write = (host = HOST) => act(async () => noteWrite(`${host}/api/my/events/1`));

/** A host whose calls are answered by hand, in any order. */
function aHost(host = HOST) {
  const calls: { path: string; signal: AbortSignal | undefined; answer: ReturnType<typeof deferred<Answer>> }[] = [];
  const portal = aPortal();
  const now = { ms: 0 };
  const get = (path: string, _: unknown, signal?: AbortSignal) => {
    const answer = deferred<Answer>();
    calls.push({ path, signal, answer });
    return answer.promise;
  };
  const answers = createQueryCache({ host, get }, () => now.ms);
  const events: unknown[] = [];
  const own: Portal = {
    ...portal,
    client: { ...portal.client, host, queryCache: answers },
    emit: (type, detail) => events.push([type, detail]) > 0,
  };
  /** Answers the latest call for a path. */
  const answer = (path: string, data: unknown) =>
    act(async () => calls.findLast((call) => call.path === path)?.answer.resolve({ data, meta: undefined }));
  const fail = (path: string, error: unknown = new Error('down')) =>
    act(async () => calls.findLast((call) => call.path === path)?.answer.reject(error));
  return { portal: own, calls, answer, fail, events, now, paths: () => calls.map(({ path }) => path) };
}

type Asked = { query: CachedQuery<string> | Loader<string> | undefined; options?: QueryOptions | undefined };

/** Shows a question, and records how each render saw it: its step, its value and what is wrong. */
async function ask({ portal }: Pick<ReturnType<typeof aHost>, 'portal'>, first: Asked, isStrict = false) {
  const seen: string[] = [];
  let last: QueryState<string> | undefined;
  function Probe({ query, options }: Asked) {
    last = useQuery(query, options);
    const { step, value, error } = last;
    const words = [step, value, error instanceof Error ? `!${error.message}` : ''].filter(Boolean).join(' ');
    if (seen.at(-1) !== words) seen.push(words);
    return null;
  }
  const probeOf = (asked: Asked, at: Portal) => (
    <PortalProvider value={at}>
      <Probe {...asked} />
    </PortalProvider>
  );
  const { render, end } = await show(portal, probeOf(first, portal), isStrict ? StrictMode : undefined);
  return {
    seen,
    end,
    retry: () => act(async () => last?.retry()),
    to: (query: Asked['query'], options = first.options, at = portal) => render(probeOf({ query, options }, at)),
  };
}

const A = aQuestion('a');
const B = aQuestion('b');

it('waits for the response of one request', async () => {
  const host = aHost();
  const { seen, to } = await ask(host, { query: A });
  await to(aQuestion('a'));
  await host.answer('a', 1);
  expect(seen).toEqual(['loading', 'ready 1']);
  expect(host.paths()).toEqual(['a']);
});

it('has a cached response at its first render, without a request', async () => {
  const host = aHost();
  void host.portal.client.queryCache.load(A);
  await host.answer('a', 1);
  const { seen, to } = await ask(host, { query: A });
  expect(seen).toEqual(['ready 1']);
  // It does not go away again when it is too old for another question.
  host.now.ms = 60_000;
  await to(A);
  expect(seen).toEqual(['ready 1']);
  expect(host.paths()).toEqual(['a']);
});

it('drops a late response to an earlier query, and aborts its call', async () => {
  const host = aHost();
  const { seen, to } = await ask(host, { query: A });
  await to(B);
  await host.answer('b', 2);
  await host.answer('a', 1);
  expect(seen).toEqual(['loading', 'ready 2']);
  expect(host.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

it('drops a late response or error of a loader that ignores its signal', async () => {
  const [late, failing] = [deferred<string>(), deferred<string>()];
  const host = aHost();
  const { seen, to } = await ask(host, { query: { key: [1], load: () => late.promise } });
  await to({ key: [2], load: () => failing.promise });
  await to({ key: [3], load: async () => 'third' });
  await act(async () => late.resolve('first'));
  await act(async () => failing.reject(new Error('second')));
  expect(seen).toEqual(['loading', 'ready third']);
  expect(host.events).toEqual([]);
});

it('reports an error, which stays visible during a retry', async () => {
  const host = aHost();
  const { seen, retry } = await ask(host, { query: A });
  await host.fail('a');
  expect(host.events).toEqual([['portal-error', { reason: 'call', message: 'Error: down' }]]);
  await retry();
  await host.answer('a', 1);
  expect(seen).toEqual(['loading', 'failed !down', 'loading !down', 'ready 1']);
});

it('calls the server in a retry, not the early response of a first attempt', async () => {
  const host = aHost();
  host.portal.client.queryCache.storeFailure(A, new Error('left'));
  const { seen, retry } = await ask(host, { query: A });
  expect(seen.at(-1)).toBe('failed !left');
  await retry();
  await host.answer('a', 1);
  expect(seen.at(-1)).toBe('ready 1');
});

itForAll(
  [
    ['nothing', {}, ['loading', 'ready 1', 'loading', 'ready 2', 'loading', 'failed !down']],
    [
      'the answer before',
      { keepPrevious: true },
      ['loading', 'ready 1', 'loading 1', 'ready 2', 'loading 2', 'failed 2 !down'],
    ],
  ],
  afresh,
)('shows %s while another query is pending', async (_, options, expected) => {
  const host = aHost();
  const { seen, to } = await ask(host, { query: A, options });
  await host.answer('a', 1);
  await to(B);
  await host.answer('b', 2);
  await to(aQuestion('c'));
  await host.fail('c');
  expect(seen).toEqual(expected);
});

it('returns to a failed query without its old error', async () => {
  const host = aHost();
  const { seen, to } = await ask(host, { query: A });
  await host.fail('a');
  await to(B);
  await to(A);
  expect(seen).toEqual(['loading', 'failed !down', 'loading']);
});

it('shows nothing of another host', async () => {
  const [host, other] = [aHost(), aHost('https://b.example/clients/kreis')];
  const { seen, to } = await ask(host, { query: A, options: { keepPrevious: true } });
  await host.answer('a', 1);
  await to(A, undefined, other.portal);
  await other.answer('a', 2);
  expect(seen).toEqual(['loading', 'ready 1', 'loading', 'ready 2']);
});

it('aborts its call when its screen is left, silently', async () => {
  const host = aHost();
  const { end } = await ask(host, { query: A });
  await end();
  expect(host.calls[0]?.signal?.aborted).toBe(true);
  expect(host.events).toEqual([]);
});

it('refetches silently after an own write: the response stays until a newer one', async () => {
  const host = aHost();
  const { seen } = await ask(host, { query: A });
  await host.answer('a', 1);
  await write('https://b.example/clients/kreis');
  expect(host.paths()).toEqual(['a']);
  await write();
  expect(host.paths()).toEqual(['a', 'a']);
  await host.answer('a', 2);
  expect(seen).toEqual(['loading', 'ready 1', 'ready 2']);
});

it('keeps the shown response if a refetch fails, reports nothing to the host, and the reason to the screen', async () => {
  const host = aHost();
  const { seen, retry } = await ask(host, { query: A });
  await host.answer('a', 1);
  await write();
  await host.fail('a');
  await retry();
  await host.answer('a', 2);
  expect(seen).toEqual(['loading', 'ready 1', 'ready 1 !down', 'ready 1', 'ready 2']);
  expect(host.events).toEqual([]);
});

it('calls a loader again when its key changes, with the shown response, but not after own writes', async () => {
  const load = vi.fn(async (_: AbortSignal, shown: string | undefined) => `${shown ?? ''}x`);
  const { seen, to } = await ask(aHost(), { query: { key: [1], revision: 'first', load } });
  await write();
  expect(load).toHaveBeenCalledTimes(1);
  await to({ key: [1], revision: 'second', load });
  expect(seen).toEqual(['loading', 'ready x', 'ready xx']);
});

it('requests and shows nothing without a query, not even the previous response', async () => {
  const host = aHost();
  const { seen, to } = await ask(host, { query: undefined, options: { keepPrevious: true } });
  expect(host.paths()).toEqual([]);
  await to(A);
  await host.answer('a', 1);
  await to(undefined);
  await to(B);
  await host.answer('b', 2);
  expect(seen).toEqual(['loading', 'ready 1', 'loading', 'ready 2']);
});

it('shows an old response only if allowed, refetches it, and shows an error beside it', async () => {
  const host = aHost();
  for (const options of [{ anyAge: true }, {}]) {
    void host.portal.client.queryCache.load(A);
    await host.answer('a', 1);
    host.now.ms += 60_000;
    const { seen, retry, end } = await ask(host, { query: A, options });
    await host.fail('a');
    await retry();
    await host.answer('a', 2);
    const steps = ['failed 1 !down', 'loading 1 !down', 'ready 2'];
    expect(seen).toEqual(
      options.anyAge ? ['ready 1', ...steps] : ['loading', ...steps.map((step) => step.replace(' 1', ''))],
    );
    await end();
    host.now.ms += 60_000;
  }
});

it('waits for required modules together with the response, also for a cached one', async () => {
  const host = aHost();
  void host.portal.client.queryCache.load(A);
  await host.answer('a', 1);
  const code = deferred<string>();
  const prepare = { ready: (): string | undefined => undefined, load: () => code.promise };
  const { seen } = await ask(host, { query: A, options: { prepare } });
  expect(seen).toEqual(['loading']);
  await act(async () => code.resolve('there'));
  expect(seen).toEqual(['loading', 'ready 1']);
  const ready = await ask(host, { query: A, options: { prepare: { ...prepare, ready: () => 'there' } } });
  expect(ready.seen).toEqual(['ready 1']);
});

it('sends the request when typing pauses', async () => {
  vi.useFakeTimers();
  const host = aHost();
  const options = { delayMs: 500 };
  const { to } = await ask(host, { query: A, options });
  await act(() => vi.advanceTimersByTimeAsync(400));
  await to(B);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(host.paths()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(host.paths()).toEqual(['b']);
});

it('reports no error if the screen is complete without the response', async () => {
  const host = aHost();
  const { seen } = await ask(host, { query: A, options: { quiet: true } });
  await host.fail('a');
  expect(seen).toEqual(['loading', 'failed !down']);
  expect(host.events).toEqual([]);
});

it('tolerates effects that run twice', async () => {
  const host = aHost();
  const { seen } = await ask(host, { query: A }, true);
  await host.answer('a', 1);
  expect(seen).toEqual(['loading', 'ready 1']);
  expect(host.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

it('sends several queries at once: all responses arrive together, cached ones at once', async () => {
  const host = aHost();
  const seen: unknown[] = [];
  function Probe({ paths }: { paths: readonly string[] }) {
    const { step, value } = useQueries(paths.map(aQuestion), { anyAge: true });
    const now = [step, ...(value ?? [])];
    if (JSON.stringify(seen.at(-1)) !== JSON.stringify(now)) seen.push(now);
    return null;
  }
  const { render } = await show(host.portal, <Probe paths={['a', 'b']} />);
  await host.answer('b', 2);
  await host.answer('a', 1);
  await render(<Probe paths={['b', 'c']} />);
  await host.answer('c', 3);
  await render(<Probe paths={['a', 'b']} />);
  await render(<Probe paths={[]} />);
  expect(host.paths()).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual([
    ['loading'],
    ['ready', '1', '2'],
    ['loading'],
    ['ready', '2', '3'],
    ['ready', '1', '2'],
    ['ready'],
  ]);
});
