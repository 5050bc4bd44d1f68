/** Returns the Navigation API, which identifies history entries; undefined in browsers without it. */
const navigationApi = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Checks whether the browser identifies history entries. */
export const identifiesEntries = (): boolean => Boolean(navigationApi()?.currentEntry);

/** Returns the key of the current history entry. */
export const currentEntry = (): string | undefined => navigationApi()?.currentEntry?.key;

/**
 * Subscribes to changes of the history entry, before other events and also for `pushState()`, which fires none.
 *
 * @param onLeave gets the entry before the change, and true if Back or Forward caused it
 * @returns a function that ends it
 */
export function watchEntries(onLeave: (entry: string, isTraversal: boolean) => void): () => void {
  const api = navigationApi();
  const listener = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) =>
    onLeave(from.key, navigationType === 'traverse');
  api?.addEventListener('currententrychange', listener);
  return () => api?.removeEventListener('currententrychange', listener);
}
