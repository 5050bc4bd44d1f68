// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { safeStorage } from '../../../src/lib/storage';

const blocked = () =>
  safeStorage(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });

describe('storage', () => {
  it('stores values', () => {
    const storage = safeStorage(() => window.localStorage);
    expect(storage.set('a', '1')).toBe(true);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });

  it('that is blocked never throws, and reports that values last for the page only', () => {
    const storage = blocked();
    expect(storage.get('a')).toBeUndefined();
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });

  it('that is full keeps the newest value in memory', () => {
    let isFull = false;
    const kept = new Map<string, string>();
    const storage = safeStorage(
      () =>
        ({
          getItem: (key: string) => kept.get(key) ?? null,
          setItem(key: string, value: string) {
            if (isFull) throw new DOMException('Full', 'QuotaExceededError');
            kept.set(key, value);
          },
          removeItem: (key: string) => void kept.delete(key),
        }) as unknown as Storage,
    );
    storage.set('a', 'old');
    isFull = true;
    expect(storage.set('a', 'new')).toBe(false);
    expect(storage.get('a')).toBe('new');
    isFull = false;
    expect(storage.set('a', 'newer')).toBe(true);
    expect(storage.get('a')).toBe('newer');
  });
});
