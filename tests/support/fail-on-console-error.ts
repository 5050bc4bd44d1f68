import { afterEach, beforeEach, expect, vi } from 'vitest';

/* An error in the console is a failure, unless the test has put its own spy in place and expects it. */

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    expect.fail(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});
