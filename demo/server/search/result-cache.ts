/** The maximum number of results of all clients; a result is as long as the bits of a client's events. */
const MAX_RESULTS = 500;

/** Returns the cached result of a key, or creates it. A failed one is created again. */
export type ResultCache = <Value>(key: readonly unknown[], create: () => Promise<Value>) => Promise<Value>;

/** Creates a cache of results in memory; the least recently requested one is evicted first. */
export function newResultCache(max = MAX_RESULTS): ResultCache {
  const cache = new Map<string, Promise<unknown>>();
  return <Value>(key: readonly unknown[], create: () => Promise<Value>) => {
    const cacheKey = JSON.stringify(key);
    // The same key always stands for the same type of result.
    const result = (cache.get(cacheKey) as Promise<Value> | undefined) ?? create();
    cache.delete(cacheKey);
    cache.set(cacheKey, result);
    const [oldest] = cache.keys();
    if (cache.size > max && oldest !== undefined) cache.delete(oldest);
    result.catch(() => cache.get(cacheKey) === result && cache.delete(cacheKey));
    return result;
  };
}
