/** Shares concurrent reads of the same key. @returns a function that reads the value of a key */
export function newSharedReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, read) => {
    const reading = running.get(key) ?? read().finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };
}
