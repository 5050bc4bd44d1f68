import { act } from 'react';
import { vi } from 'vitest';

/** Long enough for a busy machine; a test that waits for ever is to end all the same. */
const PATIENCE_MS = 50_000;
/** The real one, also while a test holds the clock. */
const { setTimeout: later } = globalThis;

/** Lets React and all that has begun come to an end, after a change: lazily loaded code too, however long it takes. */
export const settle = (change = () => {}) =>
  act(async () => {
    change();
    await vi.dynamicImportSettled();
    await new Promise((resolve) => later(resolve));
  });

/**
 * Waits until nothing is wrong any more with what is expected of a screen. It never pauses outside of React's `act`,
 * where a timer of the screen would count as a fault of the test.
 */
export async function until<Value>(look: () => Value): Promise<Value> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    await settle();
    try {
      return look();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
