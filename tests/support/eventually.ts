import { vi } from 'vitest';

/** Long enough for a busy machine; a test that waits for ever is to end all the same. */
const PATIENCE_MS = 50_000;

/** Waits until nothing is wrong any more with what is expected. */
export const eventually = <Value>(look: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 });
