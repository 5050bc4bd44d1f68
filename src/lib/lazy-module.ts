import { explainMissingCode } from './missing-code';
import { settling } from './settling';

/** A part that loads when it is first needed, and from then on is available synchronously. */
export type LazyModule<Part> = {
  /** Returns the part if it has loaded. */
  ready(): Part | undefined;
  /**
   * Loads the part; callers share one attempt. After a failure the next caller retries. React can `use` the promise.
   */
  load(): Promise<Part>;
  /** Calls back when the part has loaded, regardless of the caller. @returns unsubscribe function */
  subscribe(listener: () => void): () => void;
};

/** Creates a lazy module. @param fetchPart called once more after a failure, which often helps on a weak connection */
export function lazyModule<Part>(fetchPart: () => Promise<Part>): LazyModule<Part> {
  let ready: Part | undefined;
  let pending: Promise<Part> | undefined;
  const listeners = new Set<() => void>();

  return {
    ready: () => ready,
    load() {
      pending ??= settling(
        fetchPart()
          .catch(fetchPart)
          .then(
            (part) => {
              ready = part;
              for (const listener of listeners) listener();
              return part;
            },
            async (error: unknown) => {
              await explainMissingCode(error);
              pending = undefined;
              throw error;
            },
          ),
      );
      return pending;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
