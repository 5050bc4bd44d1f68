/** A concurrency limit; further tasks wait in the order in which they came. */
export type ConcurrencyLimit = {
  /**
   * Waits for a slot. Rejects with the signal's reason if that aborts first.
   *
   * @returns a function that releases the slot
   */
  take(signal: AbortSignal): Promise<() => void>;
};

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let taken = 0;
  const waiting = new Set<() => void>();

  function giveBack() {
    const [next] = waiting;
    // The slot passes directly to the next task, so that no other can take it.
    if (next) next();
    else taken -= 1;
  }
  const once = (act: () => void) => {
    let isDone = false;
    return () => {
      if (!isDone) act();
      isDone = true;
    };
  };

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (taken < most) taken += 1;
      else
        await new Promise<void>((begin, leave) => {
          const called = () => {
            waiting.delete(called);
            signal.removeEventListener('abort', gone);
            begin();
          };
          const gone = () => {
            waiting.delete(called);
            leave(signal.reason);
          };
          waiting.add(called);
          signal.addEventListener('abort', gone, { once: true });
        });
      return once(giveBack);
    },
  };
}
