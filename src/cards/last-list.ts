import { useEffect } from 'react';
import { usePortal, useRoute } from '../app/portal';
import type { ElementRouter } from '../routing/element-router';

type LastList = { route: string; historyLength: number };

const lastLists = new WeakMap<ElementRouter, LastList>();

/** Stores the list that an element shows, so that a detail leads back to it with its filter. */
export function useRememberedList(): void {
  const { router } = usePortal();
  const route = useRoute();
  useEffect(() => {
    lastLists.set(router, { route, historyLength: window.history.length });
  }, [router, route]);
}

/**
 * Returns the list that an element showed last.
 *
 * @returns its route, and whether one step back in the browser's history leads there. That holds if exactly one entry
 *   was added since, by any script. A route in memory never adds one.
 */
export function lastList(router: ElementRouter): { route: string; isOneStepBack: boolean } | undefined {
  const list = lastLists.get(router);
  if (!list) return undefined;
  return { route: list.route, isOneStepBack: window.history.length === list.historyLength + 1 };
}
