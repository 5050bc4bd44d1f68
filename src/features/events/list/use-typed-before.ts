import { useEffect, useState } from 'react';
import { type PaintedInput, usePortal } from '../../../app/portal';

/** Names of fields whose text was already taken over, so that a screen shown again does not take it twice. */
const taken = new WeakMap<PaintedInput, Set<string>>();

/**
 * Returns the visitor's input into the painter's field before the application loaded.
 *
 * @param painted value that the painter set
 * @returns undefined when nothing was typed
 */
export function useTypedBefore(name: string, painted: string): string | undefined {
  const { paintedInput: typedBefore } = usePortal();
  const [typed] = useState(() => {
    const value = typedBefore && !taken.get(typedBefore)?.has(name) ? typedBefore.values[name] : undefined;
    return value === painted ? undefined : value;
  });
  useEffect(() => {
    if (typedBefore) taken.set(typedBefore, (taken.get(typedBefore) ?? new Set()).add(name));
  }, [typedBefore, name]);
  return typed;
}
