import { useState } from 'react';

type Steps<Value> = { value: Value; before: readonly Value[]; about: string };

/** A value whose changes can be taken back, one step after the other. */
export function useSteps<Value>(initial: Value) {
  const [{ value, before }, setSteps] = useState<Steps<Value>>({ value: initial, before: [], about: '' });
  return {
    value,
    canUndo: before.length > 0,
    /** @param about changes about the same, one after the other, are one step */
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
