import { useEffect, useState } from 'react';
import { type PaintedInput, usePortal } from '../../../app/portal';

/** Names of fields whose text was already taken over, so that a screen shown again does not take it twice. */
const appliedFields = new WeakMap<PaintedInput, Set<string>>();

/**
 * Returns the visitor's input into the painter's field before the application loaded.
 *
 * @param initialValue value that the painter set
 * @returns undefined when nothing was typed
 */
export function usePaintedInput(name: string, initialValue: string): string | undefined {
  const { paintedInput } = usePortal();
  const [input] = useState(() => {
    const value = paintedInput && !appliedFields.get(paintedInput)?.has(name) ? paintedInput.values[name] : undefined;
    return value === initialValue ? undefined : value;
  });
  useEffect(() => {
    if (paintedInput) appliedFields.set(paintedInput, (appliedFields.get(paintedInput) ?? new Set()).add(name));
  }, [paintedInput, name]);
  return input;
}
