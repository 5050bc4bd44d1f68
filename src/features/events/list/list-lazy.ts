import { useEffect, useState } from 'react';

/*
 * What the list needs after the first interaction only. Each is loaded when it is first wanted.
 */

/** Measures distances where the server does not. */
export const loadAround = () => import('./around');

/** Suggestions of places. */
export const loadPlaceSuggestions = () => import('./place-suggestions');

/** Dates by typing and by calendar. */
export const loadWhenPanel = () => import('./when-panel');

/** All rubrics, tags and switches. */
export const loadFacetPanels = () => import('./facet-panels');

/** What can be done with a list of favourites. */
export const loadFavouritesBar = () => import('./favourites-bar');

/** What to do when nothing was found. */
export const loadNothingFound = () => import('./nothing-found');

/**
 * The kit once it is wanted and here. A kit that cannot be fetched is asked for again when it is next wanted; the list
 * goes on without it.
 */
export function useKit<Kit>(load: () => Promise<Kit>, isWanted: boolean): Kit | undefined {
  const [kit, setKit] = useState<{ loaded: Kit }>();
  useEffect(() => {
    if (!isWanted || kit) return;
    load().then(
      (loaded) => setKit({ loaded }),
      (error: unknown) => console.warn('[event-portal] A part of the list could not be loaded.', error),
    );
  }, [load, isWanted, kit]);
  return isWanted ? kit?.loaded : undefined;
}
