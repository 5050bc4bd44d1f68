/** The part of the browser's storage that the product uses. */
export type SafeStorage = {
  get(key: string): string | undefined;
  /** @returns true if the value outlives this page */
  set(key: string, value: string): boolean;
  remove(key: string): void;
};

/**
 * Returns a storage that never throws. If the browser refuses to store (private frames, full quota), values stay in
 * memory until the page is closed.
 *
 * @param open returns the browser's storage; reading `window.localStorage` itself may throw
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored ?? false;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** The storage of this site on this device. */
export const deviceStorage: SafeStorage = safeStorage(() => window.localStorage);
