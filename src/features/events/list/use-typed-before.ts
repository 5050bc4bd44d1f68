import { useEffect, useState } from 'react';
import { type PaintedInput, usePortal } from '../../../app/portal';

/** Fields whose text was taken over already: a screen that is shown again must not take it twice. */
const taken = new WeakMap<PaintedInput, Set<string>>();

/**
 * What the visitor typed into the first painter's field before the application was there.
 *
 * @param painted what the painter had put into the field
 * @returns undefined when nothing was typed
 */
export function useTypedBefore(name: string, painted: string): string | undefined {
  const { typedBefore } = usePortal();
  const [typed] = useState(() => {
    const value = typedBefore && !taken.get(typedBefore)?.has(name) ? typedBefore.values[name] : undefined;
    return value === painted ? undefined : value;
  });
  useEffect(() => {
    if (typedBefore) taken.set(typedBefore, (taken.get(typedBefore) ?? new Set()).add(name));
  }, [typedBefore, name]);
  return typed;
}
