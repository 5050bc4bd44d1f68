/** A concurrency limit; further tasks wait in the order in which they came. */
export type ConcurrencyLimit = {
  /**
   * Waits for a slot. Rejects with the signal's reason if that aborts first.
   *
   * @returns a function that releases the slot
   */
  acquire(signal: AbortSignal): Promise<() => void>;
};

export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  let used = 0;
  const waiting = new Set<() => void>();

  function release() {
    const [next] = waiting;
    // The slot passes directly to the next task, so that no other can take it.
    if (next) next();
    else used -= 1;
  }
  const once = (act: () => void) => {
    let isDone = false;
    return () => {
      if (!isDone) act();
      isDone = true;
    };
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (used < max) used += 1;
      else
        await new Promise<void>((resolve, reject) => {
          const start = () => {
            waiting.delete(start);
            signal.removeEventListener('abort', onAbort);
            resolve();
          };
          const onAbort = () => {
            waiting.delete(start);
            reject(signal.reason);
          };
          waiting.add(start);
          signal.addEventListener('abort', onAbort, { once: true });
        });
      return once(release);
    },
  };
}
