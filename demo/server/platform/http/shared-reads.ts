import { currentSource } from '../database/read-source';

/**
 * Shares concurrent reads of the same key, of those that read from the same database: a replica may be older.
 *
 * @returns a function that reads the value of a key
 */
export function newSharedReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, read) => {
    const place = `${currentSource()?.name ?? ''} ${key}`;
    const asked = running.get(place) ?? read().finally(() => running.delete(place));
    running.set(place, asked);
    return asked;
  };
}
