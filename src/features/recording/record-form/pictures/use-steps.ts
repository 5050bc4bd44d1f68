import { useState } from 'react';

type Steps<Value> = { value: Value; previous: readonly Value[]; key: string };

/** Keeps a value with undo for its changes. */
export function useSteps<Value>(initial: Value) {
  const [{ value, previous }, setSteps] = useState<Steps<Value>>({ value: initial, previous: [], key: '' });
  return {
    value,
    canUndo: previous.length > 0,
    /** @param key consecutive changes with the same value form one undo step */
    change: (change: Partial<Value>, key: string) =>
      setSteps((steps) => ({
        value: { ...steps.value, ...change },
        previous: key === steps.key ? steps.previous : [...steps.previous, steps.value],
        key,
      })),
    undo: () =>
      setSteps((steps) => ({
        value: steps.previous.at(-1) ?? steps.value,
        previous: steps.previous.slice(0, -1),
        key: '',
      })),
  };
}
