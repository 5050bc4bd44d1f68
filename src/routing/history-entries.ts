/** The Navigation API, which tells the entries of the history apart; some browsers do not have it yet. */
const navigationApi = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Whether the browser tells one entry of the history from another. */
export const tellsEntries = (): boolean => Boolean(navigationApi()?.currentEntry);

/** The entry of the history that is shown now. */
export const currentEntry = (): string | undefined => navigationApi()?.currentEntry?.key;

/**
 * Hears of every change of the entry before anybody else does, also of `pushState()`, which fires no other event.
 *
 * @param left gets the entry that was shown until now, and whether Back or Forward has led away from it
 * @returns a function that ends it
 */
export function watchEntries(left: (entry: string, isTraversal: boolean) => void): () => void {
  const api = navigationApi();
  const heard = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) =>
    left(from.key, navigationType === 'traverse');
  api?.addEventListener('currententrychange', heard);
  return () => api?.removeEventListener('currententrychange', heard);
}
