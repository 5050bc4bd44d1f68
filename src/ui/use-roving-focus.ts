import { type KeyboardEvent, useState } from 'react';

/** The props that make several buttons one tab stop. */
export type RovingFocus = {
  /** The props of the element around the buttons, which has the role of a toolbar. */
  toolbar: { onKeyDown(event: KeyboardEvent<HTMLElement>): void };
  /** Returns the props of each button. */
  button(name: string): { tabIndex: 0 | -1; 'data-stop': string; onFocus(): void };
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus between buttons by arrow keys, Home and End; Tab reaches the last focused one. */
export function useRovingFocus(names: readonly string[]): RovingFocus {
  const [lastFocused, setLastFocused] = useState<string>();
  const current = lastFocused !== undefined && names.includes(lastFocused) ? lastFocused : names[0];
  return {
    toolbar: {
      onKeyDown(event) {
        const currentIndex = names.indexOf(current ?? '');
        const step = STEPS[event.key];
        const ends: Readonly<Record<string, number>> = { Home: 0, End: names.length - 1 };
        const next = step === undefined ? ends[event.key] : (currentIndex + step + names.length) % names.length;
        const name = next === undefined ? undefined : names[next];
        if (name === undefined) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-stop="${name}"]`)?.focus();
      },
    },
    button: (name) => ({
      tabIndex: name === current ? 0 : -1,
      'data-stop': name,
      onFocus: () => setLastFocused(name),
    }),
  };
}
