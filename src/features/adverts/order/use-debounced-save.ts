import { useEffect, useEffectEvent, useRef } from 'react';

/** Hands on what has changed, but not what a form has begun with. @param part the values of the form, the same while nothing has changed */
export function useDebouncedSave(keep: () => void, part: unknown): void {
  const keepNow = useEffectEvent(keep);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is what is kept.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else keepNow();
  }, [part]);
}
