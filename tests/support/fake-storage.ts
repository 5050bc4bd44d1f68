import { type EnumerableStorage, enumerableStorage } from '../../src/lib/enumerable-storage';

/** Creates a browser storage: its values, and a view of it for the code under test. */
export function aStorage(values: Record<string, string> = {}, onStep: () => void = () => undefined) {
  const store = new Map(Object.entries(values));
  return { store, storage: seen(store, onStep) };
}

/** Returns one tab's view of a storage. @param onStep called before each single operation */
export function seen(store: Map<string, string>, onStep: () => void = () => undefined): EnumerableStorage {
  const calls = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
    clear: () => store.clear(),
    key: () => null,
    length: 0,
  };
  const browser = new Proxy(calls, {
    get(target, name, receiver) {
      onStep();
      return Reflect.get(target, name, receiver);
    },
    ownKeys() {
      onStep();
      return [...store.keys()];
    },
    getOwnPropertyDescriptor: (_, key) => ({ value: store.get(String(key)), enumerable: true, configurable: true }),
  });
  return enumerableStorage(() => browser);
}

/** Returns a storage that the browser blocks. */
export const blockedStorage = (): EnumerableStorage =>
  enumerableStorage(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
