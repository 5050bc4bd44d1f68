import { currentSource } from '../database/read-source';

/**
 * Shares concurrent reads of the same key, of those that read from the same database: a replica may be older.
 *
 * @returns a function that reads the value of a key
 */
export function newSharedReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, read) => {
    const sourceKey = `${currentSource()?.name ?? ''} ${key}`;
    const reading = running.get(sourceKey) ?? read().finally(() => running.delete(sourceKey));
    running.set(sourceKey, reading);
    return reading;
  };
}
