/**
 * Lets callers share work that is to begin after each of them has called: one piece runs, and all who come meanwhile
 * wait for the next.
 */
export function together(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        const begun = work();
        running = begun;
        return begun;
      });
    return next;
  };
}
