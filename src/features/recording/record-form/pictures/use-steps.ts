import { useState } from 'react';

type Steps<Value> = { value: Value; before: readonly Value[]; about: string };

/** Keeps a value with undo for its changes. */
export function useSteps<Value>(initial: Value) {
  const [{ value, before }, setSteps] = useState<Steps<Value>>({ value: initial, before: [], about: '' });
  return {
    value,
    canUndo: before.length > 0,
    /** @param about consecutive changes with the same value form one undo step */
    change: (change: Partial<Value>, about: string) =>
      setSteps((steps) => ({
        value: { ...steps.value, ...change },
        before: about === steps.about ? steps.before : [...steps.before, steps.value],
        about,
      })),
    undo: () =>
      setSteps((steps) => ({
        value: steps.before.at(-1) ?? steps.value,
        before: steps.before.slice(0, -1),
        about: '',
      })),
  };
}
