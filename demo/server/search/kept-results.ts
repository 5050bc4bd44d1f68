/** Results of all clients together; a result is as long as the list of a client's events in bits. */
const MAX_RESULTS = 500;

/** Gives the result that a key stands for, or makes it. One that fails is made anew. */
export type KeptResults = <Value>(key: readonly unknown[], make: () => Promise<Value>) => Promise<Value>;

/** Keeps results in memory; the one that was not asked for the longest goes first. */
export function newKeptResults(max = MAX_RESULTS): KeptResults {
  const kept = new Map<string, Promise<unknown>>();
  return <Value>(key: readonly unknown[], make: () => Promise<Value>) => {
    const name = JSON.stringify(key);
    // The same key always stands for the same kind of result.
    const result = (kept.get(name) as Promise<Value> | undefined) ?? make();
    kept.delete(name);
    kept.set(name, result);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    result.catch(() => kept.get(name) === result && kept.delete(name));
    return result;
  };
}
