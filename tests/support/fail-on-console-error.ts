import { afterEach, beforeEach, expect, vi } from 'vitest';

/* An error in the console fails the test, unless the test expects it and has replaced console.error by its own spy. */

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    expect.fail(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});
