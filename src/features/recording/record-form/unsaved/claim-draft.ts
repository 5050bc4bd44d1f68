/** The time in milliseconds to wait for another page to release its lock while it is being left. */
const LOCK_TIMEOUT_MS = 1000;

/** The names of the drafts that this page has locked, until it is left. */
const lockedDrafts = new Set<string>();

/**
 * Locks a draft for this page. A duplicated tab copies the session storage of the first, so both would write to the
 * same draft.
 *
 * @param name unique on this device
 * @returns false if another page holds the lock; true also without support by the browser
 */
export async function claimDraft(name: string): Promise<boolean> {
  // Undefined on pages without TLS.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || lockedDrafts.has(name)) return true;
  return new Promise((resolve) => {
    locks
      .request(`event-portal:${name}`, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
        lockedDrafts.add(name);
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch((error: unknown) => resolve(!(error instanceof DOMException && error.name === 'TimeoutError')));
  });
}
