/** The maximum number of results of all clients; a result is as long as the bits of a client's events. */
const MAX_RESULTS = 500;

/** Returns the cached result of a key, or creates it. A failed one is created again. */
export type ResultCache = <Value>(key: readonly unknown[], make: () => Promise<Value>) => Promise<Value>;

/** Creates a cache of results in memory; the least recently requested one is evicted first. */
export function newKeptResults(max = MAX_RESULTS): ResultCache {
  const kept = new Map<string, Promise<unknown>>();
  return <Value>(key: readonly unknown[], make: () => Promise<Value>) => {
    const name = JSON.stringify(key);
    // The same key always stands for the same type of result.
    const result = (kept.get(name) as Promise<Value> | undefined) ?? make();
    kept.delete(name);
    kept.set(name, result);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    result.catch(() => kept.get(name) === result && kept.delete(name));
    return result;
  };
}
