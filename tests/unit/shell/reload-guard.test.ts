// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { safeStorage } from '../../../src/lib/storage';
import { reloadOnce } from '../../../src/shell/reload-guard';

const missing = new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js');
const reload = vi.fn();
const storage = safeStorage(() => window.sessionStorage);
const at = (now: number, error: unknown = missing, kept = storage) => reloadOnce(error, kept, now, reload);

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockClear();
});

it.each([
  missing,
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
])('reloads the page if its code is missing: $message', (error) => {
  at(100_000, error);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does so once in ten seconds', () => {
  at(100_000);
  at(109_999);
  expect(reload).toHaveBeenCalledTimes(1);
  at(110_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([new Error('x'), new TypeError('x is not a function'), 'Failed to fetch dynamically imported module'])(
  'does not for %s',
  (error) => {
    at(100_000, error);
    expect(reload).not.toHaveBeenCalled();
  },
);

it('does not without storage for the attempt', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  at(100_000, missing, blocked);
  expect(reload).not.toHaveBeenCalled();
});
