import { useEffect, useState } from 'react';
import type { Lazily } from '../lib/lazily';
import { useLazyPart } from './use-lazy-part';

/**
 * A part as soon as it is wanted and here, for a screen that cannot go on without it: whether the last try to get it
 * has failed, and another try.
 */
export function useTriedPart<Part>(lazy: Lazily<Part>, isWanted: boolean) {
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
  return { part, hasFailed, again: () => setHasFailed(false) };
}
