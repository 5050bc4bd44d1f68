import { useEffect, useEffectEvent, useRef } from 'react';

/** Saves changed values, but not the initial ones. @param part the form's values, identical until a change */
export function useDebouncedSave(keep: () => void, part: unknown): void {
  const keepNow = useEffectEvent(keep);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is what is kept.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else keepNow();
  }, [part]);
}
