import { act } from 'react';
import { vi } from 'vitest';

/** The time limit in milliseconds, long enough for a busy machine. */
const PATIENCE_MS = 50_000;
/** The real timer, also while a test mocks the clock. */
const { setTimeout: later } = globalThis;

/**
 * Waits until React and all pending work have ended, after a change; includes lazily loaded code, however long it
 * takes.
 */
export const settle = (change = () => {}) =>
  act(async () => {
    change();
    await vi.dynamicImportSettled();
    await new Promise((resolve) => later(resolve));
  });

/**
 * Waits until an expectation about a screen holds. It never pauses outside of React's `act`, where a timer of the
 * screen would count as a fault of the test.
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
