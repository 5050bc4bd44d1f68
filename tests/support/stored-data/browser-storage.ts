import type { Page } from 'playwright/test';

/** A value of an IndexedDB; files are represented by their bytes. */
type StoredValue = unknown;

/** Everything that a page of one origin has stored. */
export type BrowserStorage = {
  local: Record<string, string>;
  /** The session storage of one tab. */
  session: Record<string, string>;
  databases: {
    name: string;
    version: number;
    stores: { name: string; entries: { key: string; value: StoredValue }[] }[];
  }[];
};

/** Reads everything that a page has stored. */
export const takeStorage = (page: Page): Promise<BrowserStorage> =>
  page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    async function told(value: unknown): Promise<unknown> {
      if (value instanceof File) {
        const bytes = Array.from(new Uint8Array(await value.arrayBuffer()), (byte) => String.fromCharCode(byte));
        return { $file: { name: value.name, type: value.type, base64: btoa(bytes.join('')) } };
      }
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return Promise.all(value.map(told));
      const entries = Object.entries(value).map(async ([name, own]) => [name, await told(own)] as const);
      return Object.fromEntries(await Promise.all(entries));
    }
    const databases: BrowserStorage['databases'] = [];
    for (const { name = '', version = 1 } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      const stores: BrowserStorage['databases'][number]['stores'] = [];
      for (const store of [...database.objectStoreNames]) {
        const files = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answered(files.getAllKeys()), answered(files.getAll())]);
        const entries: { key: string; value: unknown }[] = [];
        for (const [place, key] of keys.entries()) entries.push({ key: String(key), value: await told(values[place]) });
        stores.push({ name: store, entries });
      }
      database.close();
      databases.push({ name, version, stores });
    }
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases };
  });

/** Copies stored values into the storage of a page. */
export const giveStorage = (page: Page, storage: BrowserStorage): Promise<void> =>
  page.evaluate(async ({ local, session, databases }) => {
    function made(value: unknown): unknown {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(made);
      if ('$file' in value) {
        const { name, type, base64 } = value.$file as { name: string; type: string; base64: string };
        return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type });
      }
      return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, made(own)]));
    }
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    for (const { name, version, stores } of databases)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const store of stores) {
            const files = opening.result.createObjectStore(store.name);
            for (const { key, value } of store.entries) files.put(made(value), key);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
  }, storage);

/** Returns the storage for another origin, whose address is part of keys and values, also encoded. */
export function atOrigin(storage: BrowserStorage, from: string, to: string): BrowserStorage {
  const [before, after] = [new URL(from).host, new URL(to).host];
  const moved = JSON.stringify(storage)
    .replaceAll(before, after)
    .replaceAll(encodeURIComponent(before), encodeURIComponent(after))
    .replaceAll(encodeURIComponent(encodeURIComponent(before)), encodeURIComponent(encodeURIComponent(after)));
  return JSON.parse(moved);
}

declare global {
  interface Window {
    /** The names of the broadcast channels that the page has opened. */
    openedChannels?: string[];
  }
}

/** Makes a page record its opened channels, from its beginning. */
export const watchChannels = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opened: string[] = [];
    window.openedChannels = opened;
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        opened.push(name);
        super(name);
      }
    };
  });

/** Returns the names of the channels and locks that a watched page has opened, sorted. */
export const namesOf = (page: Page): Promise<{ channels: string[]; locks: string[] }> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const sorted = (names: readonly string[]) => [...new Set(names)].sort();
    return { channels: sorted(window.openedChannels ?? []), locks: sorted(held.map(({ name = '' }) => name)) };
  });
