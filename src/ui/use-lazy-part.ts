import { useEffect, useSyncExternalStore } from 'react';
import type { Lazily } from '../lib/lazily';

/**
 * A part as soon as it is wanted and here; the screen goes on without it. One that could not be fetched is asked for
 * again when the line is back, when the visitor comes back to the page, and when somebody else gets it.
 */
export function useLazyPart<Part>({ ready, load, subscribe }: Lazily<Part>, isWanted: boolean): Part | undefined {
  const part = useSyncExternalStore(subscribe, ready);
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const ask = () => void load().catch(() => undefined);
    ask();
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isMissing, load]);
  return isWanted ? part : undefined;
}
