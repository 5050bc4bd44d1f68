import { useEffect, useEffectEvent, useRef } from 'react';

/** Saves changed values, but not the initial ones. @param values the form's values, identical until a change */
export function useDebouncedSave(save: () => void, values: unknown): void {
  const saveLatest = useEffectEvent(save);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is what is kept.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else saveLatest();
  }, [values]);
}
