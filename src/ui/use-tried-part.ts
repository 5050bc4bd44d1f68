import { useEffect, useState } from 'react';
import type { Lazily } from '../lib/lazily';
import { useLazyPart } from './use-lazy-part';

/**
 * A part that is loaded once it is wanted, for a screen that does not work without it; also says whether the last try
 * has failed, and offers another one.
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
