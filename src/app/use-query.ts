import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { delay } from '../lib/delay';
import type { LazyModule } from '../lib/lazy-module';
import type { Client } from './client';
import { usePortal } from './portal';
import type { CachedQuery } from './query-cache';
import { useOwnWrites } from './use-own-writes';

/** A query that is not cached, or that combines several responses. */
export type Loader<Value> = {
  /** The identity of the query; another key is another query. */
  key: readonly unknown[];
  /** Another value reloads the same query while the value stays. */
  turn?: string | undefined;
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

type Answer<Value> = {
  client: Client;
  name: string | undefined;
  value: Value;
  /** True if this hook has requested it from the server; else it was cached. */
  isAsked: boolean;
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
  const mark = useOwnWrites(client);
  const loader = query && ('load' in query ? query : loaderOf(client, mark, query, anyAge));
  const name = loader && JSON.stringify(loader.key);
  const turn = loader?.turn;
  const [attempt, setAttempt] = useState(0);
  // Another object per query, so that a return to a failed query waits for a new response.
  const subject = useMemo(() => ({ client, name }), [client, name]);
  const round = useMemo(() => ({ subject, turn, attempt }), [subject, turn, attempt]);

  const [answer, setAnswer] = useState<Answer<Value>>();
  const [failure, setFailure] = useState<{ of: typeof round; error: unknown }>();
  // A value from before the pause is not the value of the previous query.
  if (!loader && answer) setAnswer(undefined);
  const previous = keepPrevious && loader && answer?.client === client ? answer.value : undefined;
  let known = loader && answer?.client === client && answer.name === name ? answer : undefined;
  if (!known && loader && (!prepare || prepare.ready())) {
    const value = loader.peek?.(previous);
    if (value !== undefined) {
      known = { client, name, value, isAsked: false };
      // It stays if it is too old for another query by the time of the next render.
      setAnswer(known);
    }
  }
  const value = known ? known.value : previous;
  const isPrevious = !known;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (!loader) throw new Error('No question');
    const [loaded] = await Promise.all([loader.load(signal, value), prepare?.load()]);
    return loaded;
  });
  const tell = useEffectEvent((error: unknown) => {
    if (!quiet && !known?.isAsked) emit('portal-error', { reason: 'call', message: String(error) });
  });

  useEffect(() => {
    if (round.subject.name === undefined) return;
    const abort = new AbortController();
    const asking = delayMs > 0 ? delay(delayMs).then(() => ask(abort.signal)) : ask(abort.signal);
    asking.then(
      (loaded) => {
        if (abort.signal.aborted) return;
        setAnswer({ ...round.subject, value: loaded, isAsked: true });
        setFailure(undefined);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure({ of: round, error });
        tell(error);
      },
    );
    return () => abort.abort();
  }, [round, delayMs]);

  const retry = useCallback(() => {
    client.answers.forgetFailures();
    setAttempt((count) => count + 1);
  }, [client]);
  const failed = failure?.of.subject === subject ? failure : undefined;
  const isOver = failed?.of === round;
  if (known && (known.isAsked || !failed))
    return { step: 'ready', value: known.value, error: isOver ? failed.error : undefined, retry, isPrevious };
  return { step: isOver ? 'failed' : 'loading', value, error: failed?.error, retry, isPrevious };
}

/** Runs several queries of one kind: the value is the array of theirs, in order. */
export function useQueries<Value>(questions: readonly CachedQuery<Value>[], options: QueryOptions = {}) {
  const { client } = usePortal();
  const mark = useOwnWrites(client);
  const loaders = questions.map((question) => loaderOf(client, mark, question, options.anyAge));
  return useQuery<readonly Value[]>(
    {
      key: loaders.map(({ key }) => key),
      turn: mark,
      load: (signal) => Promise.all(loaders.map(({ load }) => load(signal))),
      peek() {
        const known = loaders.map(({ peek }) => peek());
        return known.every((value) => value !== undefined) ? known : undefined;
      },
    },
    options,
  );
}

const loaderOf = <Value>({ answers }: Client, turn: string, question: CachedQuery<Value>, anyAge = false) => ({
  key: [question.path, question.query],
  turn,
  load: (signal: AbortSignal) => answers.load(question, signal),
  peek: () => answers.peek(question, anyAge ? Number.POSITIVE_INFINITY : undefined),
});
