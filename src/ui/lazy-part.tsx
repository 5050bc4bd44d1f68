import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LazyModule } from '../lib/lazy-module';

/** The function of an element that reports a part whose code could not be loaded; it gets the error. */
export const PartErrorContext = createContext<(error: unknown) => void>(() => undefined);

/**
 * Returns a part that loads once it is needed; until then the screen works without it. After a failure it loads again
 * when the connection is back or the visitor returns to the page; it also appears when another caller has loaded it.
 */
export function useLazyPart<Part>({ ready, load, subscribe }: LazyModule<Part>, isNeeded: boolean): Part | undefined {
  const part = useSyncExternalStore(subscribe, ready);
  const report = useContext(PartErrorContext);
  const isMissing = isNeeded && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const loadAgain = () => void load().catch(report);
    // Not before everything rendered with it has begun: an element reports that it is ready, and only then loads more.
    queueMicrotask(loadAgain);
    window.addEventListener('online', loadAgain);
    document.addEventListener('visibilitychange', loadAgain);
    return () => {
      window.removeEventListener('online', loadAgain);
      document.removeEventListener('visibilitychange', loadAgain);
    };
  }, [isMissing, load, report]);
  return isNeeded ? part : undefined;
}

/** Returns a part that loads once it is needed, for a screen that requires it, with `hasFailed` and a retry. */
export function useLazyPartState<Part>(lazy: LazyModule<Part>, isNeeded: boolean) {
  const part = useLazyPart(lazy, isNeeded);
  const report = useContext(PartErrorContext);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isNeeded && !part && !hasFailed;
  useEffect(() => {
    let isMounted = isMissing;
    if (isMissing)
      lazy.load().catch((error: unknown) => {
        report(error);
        if (isMounted) setHasFailed(true);
      });
    return () => {
      isMounted = false;
    };
  }, [isMissing, lazy, report]);
  return { part, hasFailed, retry: () => setHasFailed(false) };
}

type Props<OwnProps extends object> = OwnProps & { part: LazyModule<ComponentType<OwnProps>>; fallback?: ReactNode };

/** Renders a part once its code has loaded; until then the fallback, or nothing. Other props are passed on. */
export function WhenLoaded<OwnProps extends object>({ part, fallback, ...ownProps }: Props<OwnProps>): ReactNode {
  const Part = useLazyPart(part, true);
  return Part ? createElement(Part, ownProps as unknown as OwnProps) : fallback;
}
