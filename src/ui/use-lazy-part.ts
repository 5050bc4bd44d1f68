import { useEffect, useSyncExternalStore } from 'react';
import type { Lazily } from '../lib/lazily';

/** What a build does without. */
const NOTHING: Lazily<never> = {
  ready: () => undefined,
  load: () => Promise.reject(new Error('Nothing to load')),
  subscribe: () => () => undefined,
};

/**
 * A part that is loaded once it is wanted; until then the screen works without it. After a failure it is asked for
 * again when the connection is back or the visitor returns to the page; it also appears when another caller has loaded
 * it.
 *
 * @param lazy undefined where a build does without
 */
export function useLazyPart<Part>(lazy: Lazily<Part> | undefined, isWanted: boolean): Part | undefined {
  const { ready, load, subscribe } = lazy ?? NOTHING;
  const part = useSyncExternalStore(subscribe, ready);
  const isMissing = isWanted && lazy !== undefined && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const ask = () => void load().catch(() => undefined);
    // Not before all that is drawn with it has begun: an element says that it is ready, and only then asks for more.
    queueMicrotask(ask);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isMissing, load]);
  return isWanted ? part : undefined;
}
