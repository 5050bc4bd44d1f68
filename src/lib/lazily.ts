/** Something that is fetched when it is first wanted, and is there at once ever after. */
export type Lazily<Part> = {
  /** The part when it is here already. */
  ready(): Part | undefined;
  /** Callers who ask while it is on its way wait for the same attempt. After a failure the next caller begins anew. */
  load(): Promise<Part>;
  /** Calls back when the part is here, no matter which caller has asked for it. @returns its end */
  subscribe(hear: () => void): () => void;
};

/** @param fetchPart asked once more when it fails: on a shaky line a chunk often comes the second time */
export function lazily<Part>(fetchPart: () => Promise<Part>): Lazily<Part> {
  let ready: Part | undefined;
  let pending: Promise<Part> | undefined;
  const hearers = new Set<() => void>();

  return {
    ready: () => ready,
    load() {
      pending ??= fetchPart()
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
        );
      return pending;
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
