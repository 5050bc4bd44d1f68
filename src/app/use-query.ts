import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { delay } from '../lib/delay';
import type { LazyModule } from '../lib/lazy-module';
import type { Client } from './client';
import { usePortal } from './portal';
import type { CachedQuery } from './query-cache';
import { useWriteRevision } from './use-write-revision';

/** A query that is not cached, or that combines several responses. */
export type Loader<Value> = {
  /** The identity of the query; another key is another query. */
  key: readonly unknown[];
  /** Another value reloads the same query while the value stays. */
  revision?: string | undefined;
  /** @param shown value that is shown meanwhile */
  load(signal: AbortSignal, shown: Value | undefined): Promise<Value>;
  /** Returns a value without a request. @param shown value that would be shown otherwise */
  peek?(shown: Value | undefined): Value | undefined;
};

/** The state of a query. */
export type QueryState<Value> = {
  /** The error without a value; stays during a retry. With a value: the error of its refresh. */
  error: unknown;
  /** Reloads; the current value stays until there is a newer one. */
  retry(): void;
  /** True if the value belongs to the previous query. */
  isPrevious: boolean;
} & (
  | { step: 'ready'; value: Value }
  /** The value is an older one: see `keepPrevious`. */
  | { step: 'loading'; value: Value | undefined }
  | { step: 'failed'; value: Value | undefined }
);

/** The options of a query. */
export type QueryOptions = {
  /** Shows the value of the previous query of the same host until this one has a value. */
  keepPrevious?: boolean;
  /** Shows a cached value of any age at once, and revalidates it. */
  anyAge?: boolean;
  /** A module that must have loaded together with the value. */
  prepare?: Pick<LazyModule<unknown>, 'ready' | 'load'>;
  /** The debounce in ms, for queries while typing. */
  delayMs?: number;
  /** Dispatches no `portal-error`, because the screen is complete without the value. */
  quiet?: boolean;
};

type LoadedValue<Value> = {
  client: Client;
  queryKey: string | undefined;
  value: Value;
  /** True if this hook has requested it from the server; else it was cached. */
  isFromServer: boolean;
};

/**
 * Runs a query whenever it changes, and a cached one after each change by this device. A cached value is returned at
 * once; a late response to an earlier query is dropped.
 *
 * @param query undefined for no query
 */
export function useQuery<Value>(
  query: CachedQuery<Value> | Loader<Value> | undefined,
  { keepPrevious, anyAge, prepare, delayMs = 0, quiet }: QueryOptions = {},
): QueryState<Value> {
  const { client, emit } = usePortal();
  const writeRevision = useWriteRevision(client);
  const loader = query && ('load' in query ? query : loaderOf(client, writeRevision, query, anyAge));
  const queryKey = loader && JSON.stringify(loader.key);
  const revision = loader?.revision;
  const [attempt, setAttempt] = useState(0);
  // Another object per query, so that a return to a failed query waits for a new response.
  const target = useMemo(() => ({ client, queryKey }), [client, queryKey]);
  const run = useMemo(() => ({ target, revision, attempt }), [target, revision, attempt]);

  const [latest, setLatest] = useState<LoadedValue<Value>>();
  const [failure, setFailure] = useState<{ run: typeof run; error: unknown }>();
  // A value from before the pause is not the value of the previous query.
  if (!loader && latest) setLatest(undefined);
  const previous = keepPrevious && loader && latest?.client === client ? latest.value : undefined;
  let current = loader && latest?.client === client && latest.queryKey === queryKey ? latest : undefined;
  if (!current && loader && (!prepare || prepare.ready())) {
    const value = loader.peek?.(previous);
    if (value !== undefined) {
      current = { client, queryKey, value, isFromServer: false };
      // It stays if it is too old for another query by the time of the next render.
      setLatest(current);
    }
  }
  const value = current ? current.value : previous;
  const isPrevious = !current;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (!loader) throw new Error('No query');
    const [loaded] = await Promise.all([loader.load(signal, value), prepare?.load()]);
    return loaded;
  });
  const reportError = useEffectEvent((error: unknown) => {
    if (!quiet && !current?.isFromServer) emit('portal-error', { reason: 'call', message: String(error) });
  });

  useEffect(() => {
    if (run.target.queryKey === undefined) return;
    const abort = new AbortController();
    const request = delayMs > 0 ? delay(delayMs).then(() => load(abort.signal)) : load(abort.signal);
    request.then(
      (loaded) => {
        if (abort.signal.aborted) return;
        setLatest({ ...run.target, value: loaded, isFromServer: true });
        setFailure(undefined);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure({ run, error });
        reportError(error);
      },
    );
    return () => abort.abort();
  }, [run, delayMs]);

  const retry = useCallback(() => {
    client.queryCache.forgetFailures();
    setAttempt((count) => count + 1);
  }, [client]);
  const targetFailure = failure?.run.target === target ? failure : undefined;
  const hasFailed = targetFailure?.run === run;
  if (current && (current.isFromServer || !targetFailure))
    return {
      step: 'ready',
      value: current.value,
      error: hasFailed ? targetFailure.error : undefined,
      retry,
      isPrevious,
    };
  return { step: hasFailed ? 'failed' : 'loading', value, error: targetFailure?.error, retry, isPrevious };
}

/** Runs several queries of one kind: the value is the array of theirs, in order. */
export function useQueries<Value>(queries: readonly CachedQuery<Value>[], options: QueryOptions = {}) {
  const { client } = usePortal();
  const writeRevision = useWriteRevision(client);
  const loaders = queries.map((query) => loaderOf(client, writeRevision, query, options.anyAge));
  return useQuery<readonly Value[]>(
    {
      key: loaders.map(({ key }) => key),
      revision: writeRevision,
      load: (signal) => Promise.all(loaders.map(({ load }) => load(signal))),
      peek() {
        const current = loaders.map(({ peek }) => peek());
        return current.every((value) => value !== undefined) ? current : undefined;
      },
    },
    options,
  );
}

const loaderOf = <Value>({ queryCache }: Client, revision: string, query: CachedQuery<Value>, anyAge = false) => ({
  key: [query.path, query.query],
  revision,
  load: (signal: AbortSignal) => queryCache.load(query, signal),
  peek: () => queryCache.peek(query, anyAge ? Number.POSITIVE_INFINITY : undefined),
});
