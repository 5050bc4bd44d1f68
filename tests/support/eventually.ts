import { vi } from 'vitest';

/** The time limit in milliseconds, long enough for a busy machine. */
const PATIENCE_MS = 50_000;

/** Waits until an expectation holds. */
export const eventually = <Value>(look: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 });
