import { useEffect, useState } from 'react';

/** Code that is loaded when it is first wanted, and is there at once ever after. */
export type LazyPart<Part> = {
  /** The part when it is here already. */
  ready(): Part | undefined;
  /** A chunk that cannot be fetched is asked for once more. */
  load(): Promise<Part>;
};

export function lazyPart<Part>(ask: () => Promise<Part>): LazyPart<Part> {
  let ready: Part | undefined;
  return {
    ready: () => ready,
    async load() {
      ready ??= await ask().catch(ask);
      return ready;
    },
  };
}

/** A part as soon as it is wanted and there. Without it the screens go on. */
export function useLazyPart<Part>({ ready, load }: LazyPart<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState(ready);
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    // The screen that needs the same code says that it is missing.
    if (isMissing)
      load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
  }, [isMissing, load]);
  return part;
}
