import { type ComponentType, createElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { LazyModule } from '../lib/lazy-module';

/**
 * Returns a part that loads once it is needed; until then the screen works without it. After a failure it loads again
 * when the connection is back or the visitor returns to the page; it also appears when another caller has loaded it.
 */
export function useLazyPart<Part>({ ready, load, subscribe }: LazyModule<Part>, isWanted: boolean): Part | undefined {
  const part = useSyncExternalStore(subscribe, ready);
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const ask = () => void load().catch(() => undefined);
    // Not before everything rendered with it has begun: an element reports that it is ready, and only then loads more.
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

/** Returns a part that loads once it is needed, for a screen that requires it, with `hasFailed` and a retry. */
export function useLazyPartState<Part>(lazy: LazyModule<Part>, isWanted: boolean) {
  const part = useLazyPart(lazy, isWanted);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && !part && !hasFailed;
  useEffect(() => {
    let isHere = isMissing;
    if (isMissing) lazy.load().catch(() => isHere && setHasFailed(true));
    return () => {
      isHere = false;
    };
  }, [isMissing, lazy]);
  return { part, hasFailed, retry: () => setHasFailed(false) };
}

type Props<Own extends object> = Own & { part: LazyModule<ComponentType<Own>>; fallback?: ReactNode };

/** Renders a part once its code has loaded; until then the fallback, or nothing. Other props are passed on. */
export function WhenLoaded<Own extends object>({ part, fallback, ...own }: Props<Own>): ReactNode {
  const Part = useLazyPart(part, true);
  return Part ? createElement(Part, own as unknown as Own) : fallback;
}
