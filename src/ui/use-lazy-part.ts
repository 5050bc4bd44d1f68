import { useEffect, useSyncExternalStore } from 'react';
import type { Lazily } from '../lib/lazily';

/**
 * A part that is loaded once it is wanted; until then the screen works without it. After a failure it is asked for
 * again when the connection is back or the visitor returns to the page; it also appears when another caller has loaded
 * it.
 */
export function useLazyPart<Part>({ ready, load, subscribe }: Lazily<Part>, isWanted: boolean): Part | undefined {
  const part = useSyncExternalStore(subscribe, ready);
  const isMissing = isWanted && part === undefined;
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
