/** Reads once for all who ask for the same while it is being read. @returns gives what a key stands for, or reads it */
export function newSharedReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, read) => {
    const asked = running.get(key) ?? read().finally(() => running.delete(key));
    running.set(key, asked);
    return asked;
  };
}
