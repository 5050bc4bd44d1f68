import { settling } from './settling';

/** A part that is fetched when it is first needed, and from then on is there at once. */
export type LazyModule<Part> = {
  /** The part, if it has been loaded already. */
  ready(): Part | undefined;
  /**
   * Callers who ask while it is loading share one attempt. After a failure the next caller starts a new one. React can
   * `use` the promise.
   */
  load(): Promise<Part>;
  /** Calls back when the part has been loaded, no matter which caller asked for it. @returns ends the subscription */
  subscribe(hear: () => void): () => void;
};

/** @param fetchPart called once more when it fails: on a weak connection the second try often succeeds */
export function lazyModule<Part>(fetchPart: () => Promise<Part>): LazyModule<Part> {
  let ready: Part | undefined;
  let pending: Promise<Part> | undefined;
  const hearers = new Set<() => void>();

  return {
    ready: () => ready,
    load() {
      pending ??= settling(
        fetchPart()
          .catch(fetchPart)
          .then(
            (part) => {
              ready = part;
              for (const hear of hearers) hear();
              return part;
            },
            (error: unknown) => {
              pending = undefined;
              throw error;
            },
          ),
      );
      return pending;
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
