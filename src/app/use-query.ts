import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { delay } from '../lib/delay';
import type { LazyModule } from '../lib/lazy-module';
import type { Client } from './client';
import { usePortal } from './portal';
import type { CachedQuery } from './query-cache';
import { useOwnWrites } from './use-own-writes';

/** A query that is not cached, or that combines several answers. */
export type Loader<Value> = {
  /** Says all that is asked for; another key is another question. */
  key: readonly unknown[];
  /** Another one has the same asked again while the answer stays. */
  turn?: string | undefined;
  /** @param shown the answer that is shown meanwhile */
  load(signal: AbortSignal, shown: Value | undefined): Promise<Value>;
  /** What is known without asking. @param shown what would be shown without it */
  peek?(shown: Value | undefined): Value | undefined;
};

/** Where a question stands on its way to the screen. */
export type QueryState<Value> = {
  /** Why there is no answer; stays during another try. Beside an answer that stays: why there is no newer one. */
  error: unknown;
  /** Asks again; an answer that is there stays until there is a newer one. */
  retry(): void;
  /** Whether the value answers the question before. */
  isPrevious: boolean;
} & (
  | { step: 'ready'; value: Value }
  /** The value is an older one: see `keepPrevious`. */
  | { step: 'loading'; value: Value | undefined }
  | { step: 'failed'; value: Value | undefined }
);

/** How a question is asked. */
export type QueryOptions = {
  /** Shows the answer to the question before, of the same host, as long as there is none to this one. */
  keepPrevious?: boolean;
  /** Shows an answer of the cache at once, however old it is, while a newer one is asked for. */
  anyAge?: boolean;
  /** What must be there with the answer. */
  prepare?: Pick<LazyModule<unknown>, 'ready' | 'load'>;
  /** Waits before asking, as while somebody types. */
  delayMs?: number;
  /** Tells nobody of a failure, because the screen is complete without the answer. */
  quiet?: boolean;
};

type Answer<Value> = {
  client: Client;
  name: string | undefined;
  value: Value;
  /** Whether the server has been asked for it by this hook; else it was known. */
  isAsked: boolean;
};

/**
 * Asks a question each time it becomes another one, and one for the cache after each own write. An answer that is known
 * is there at once; a late answer to an earlier question is dropped.
 *
 * @param query undefined for nothing to ask
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
  // Another one each time something else is asked, so that who comes back to what has failed waits for it anew.
  const subject = useMemo(() => ({ client, name }), [client, name]);
  const round = useMemo(() => ({ subject, turn, attempt }), [subject, turn, attempt]);

  const [answer, setAnswer] = useState<Answer<Value>>();
  const [failure, setFailure] = useState<{ of: typeof round; error: unknown }>();
  // What has been known before nothing was asked is not the answer to the question before.
  if (!loader && answer) setAnswer(undefined);
  const previous = keepPrevious && loader && answer?.client === client ? answer.value : undefined;
  let known = loader && answer?.client === client && answer.name === name ? answer : undefined;
  if (!known && loader && (!prepare || prepare.ready())) {
    const value = loader.peek?.(previous);
    if (value !== undefined) {
      known = { client, name, value, isAsked: false };
      // It stays when it is too old for another question by the time of the next render.
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

/** Asks several questions of one kind: the answer is theirs, in their order. */
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
