import { useEffect, useState } from 'react';

/** What a screen loads once. */
export type Loaded<Value> =
  | { step: 'loading' }
  | { step: 'ready'; value: Value }
  | { step: 'failed'; error: unknown; retry(): void };

/**
 * Loads something once, and anew when `load` is another.
 *
 * @param load the same function until another answer is wanted
 * @param turn another one to have the same asked again, unseen
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>, turn = 0): Loaded<Value> {
  const [answer, setAnswer] = useState<{ value: Value } | { error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt or a turn is a reason to ask again.
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => abort.signal.aborted || setAnswer({ value }),
      (error: unknown) => abort.signal.aborted || setAnswer({ error }),
    );
    return () => abort.abort();
  }, [load, attempt, turn]);

  function retry() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }
  if (!answer) return { step: 'loading' };
  return 'error' in answer ? { step: 'failed', ...answer, retry } : { step: 'ready', ...answer };
}
