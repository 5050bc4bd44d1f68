/** So long a page that is being left may take to give up what it holds. */
const PATIENCE_MS = 1000;

/** What this page holds until it is left. */
const held = new Set<string>();

/**
 * Holds a draft for this page. A tab that was duplicated has the memory of the first one, which goes on writing: only
 * one of the two may have the draft.
 *
 * @param name unique on this device
 * @returns false where another page holds it; true also where the browser cannot tell
 */
export async function claimDraft(name: string): Promise<boolean> {
  // Undefined on pages without TLS.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || held.has(name)) return true;
  return new Promise((resolve) => {
    locks
      .request(`event-portal:${name}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        held.add(name);
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch((error: unknown) => resolve(!(error instanceof DOMException && error.name === 'TimeoutError')));
  });
}
