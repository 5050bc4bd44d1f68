/** What is remembered, and how many of each kind at most. */
const MOST = {
  ...{ words: 200, ranks: 50, spelling: 200, hits: 200, orders: 30 },
  // Each is as long as the list of all events.
  ...{ spans: 20, distances: 20, titles: 1, places: 1, names: 1, next: 1 },
};

/** Gives back what has been made for a key already, or makes it. A promise that fails is forgotten. */
export type Memo = <Value>(kind: keyof typeof MOST, key: string, make: () => Value) => Value;

/** Remembers what follows from one state of the data; what was not asked for the longest goes first. */
export function newMemo(): Memo {
  const kinds = new Map<string, Map<string, unknown>>();
  return <Value>(kind: keyof typeof MOST, key: string, make: () => Value): Value => {
    const known = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, known);
    const value = known.has(key) ? (known.get(key) as Value) : make();
    // The newest stands last.
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > MOST[kind] && oldest !== undefined) known.delete(oldest);
    if (value instanceof Promise) value.catch(() => known.get(key) === value && known.delete(key));
    return value;
  };
}
