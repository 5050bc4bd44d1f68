import { type SafeStorage, safeStorage } from './storage';

/** A storage that can list its keys. */
export type EnumerableStorage = SafeStorage & {
  /** Returns all keys with the prefix, also those of values that exist in memory only. */
  keys(prefix: string): string[];
};

/**
 * Returns a storage that never throws, as `safeStorage`, and lists its keys. @param open returns the browser's storage
 */
export function enumerableStorage(open: () => Storage): EnumerableStorage {
  const storage = safeStorage(open);
  const written = new Set<string>();

  function storedKeys(): string[] {
    try {
      return Object.keys(open());
    } catch {
      return [];
    }
  }

  return {
    ...storage,
    set(key, value) {
      written.add(key);
      return storage.set(key, value);
    },
    keys: (prefix) =>
      [...new Set([...written, ...storedKeys()])].filter(
        (key) => key.startsWith(prefix) && storage.get(key) !== undefined,
      ),
  };
}
