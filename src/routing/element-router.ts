import type { Locale } from '../i18n/locale';
import { currentEntry, tellsEntries, watchEntries } from './history-entries';
import type { PortalLocation } from './portal-location';
import { redirectOf } from './redirects';

/** How to go to a route. */
export type NavigateOptions = {
  replace?: boolean;
  /** Whether it is a way back, which restores where one was as the browser's Back does. */
  isBack?: boolean;
};

/** The route of one element, always known. */
export type ElementRouter = {
  /** Locale prefix and query included: '/en/events?q=jazz'. */
  route(): string;
  navigate(route: string, options?: NavigateOptions): void;
  hrefOf(route: string): string;
  subscribe(listener: () => void): () => void;
  /** Whether the last change led on, not back to where one was. */
  isForward(): boolean;
  /** Whether the address of the page names the route, as a link in a mail does. */
  isAddressed(): boolean;
};

/** Whether any element is navigating now: the change of the address that all hear of is not the visitor's Back. */
let isStep = false;

/**
 * Watches a location for one element: starts where the element says, holds its route while the address is in the
 * host's hands, and applies redirects without a step in the history.
 *
 * @param start the route while the address names none
 * @param localeOfRoot the language for the root path
 * @param before the route that the element has shown so far, for an address in the host's hands
 */
export function elementRouter(
  location: PortalLocation,
  start: () => string,
  localeOfRoot: () => Locale,
  before?: string,
): ElementRouter {
  /** What is shown while the address names no route; undefined for the start. */
  let held = before;
  let isForward = true;
  let isNavigating = false;
  /** What was shown at entries of the history whose address may name no route, to be shown again on Back. */
  const heldAt = new Map<string, string | undefined>();
  let isTraversal = false;
  const listeners = new Set<() => void>();
  let endHearing: () => void = () => undefined;

  const redirected = (route: string) => redirectOf(route, localeOfRoot) ?? route;

  function route(): string {
    const current = location.current();
    if (typeof current === 'string') held = redirected(current);
    // Without listeners no step is heard, so that the address alone says it.
    else if (current === undefined && listeners.size === 0) held = undefined;
    return held ?? redirected(start());
  }

  /** Replaces a route in the address that is redirected by the final one. */
  function settle() {
    const current = location.current();
    const better = current && redirectOf(current, localeOfRoot);
    if (better) location.navigate(better, { replace: true });
  }

  /** Holds the route, or what was shown at this address before, now that the address names none. */
  function hold(current: undefined | null) {
    if (isTraversal) held = heldAt.get(currentEntry() ?? '');
    else if (current === undefined && !tellsEntries() && !isStep) held = undefined;
    isTraversal = false;
  }

  /** Calls all listeners in one go: as separate listeners of the browser, React could render between two of them. */
  function hear() {
    const current = location.current();
    const shown = route();
    if (typeof current !== 'string') {
      hold(current);
      if (route() === shown) return;
    }
    isTraversal = false;
    isForward = isNavigating;
    settle();
    for (const listener of [...listeners]) listener();
  }

  function listen() {
    const ends = [
      location.subscribe(hear),
      watchEntries((entry, isBackOrForward) => {
        heldAt.set(entry, held);
        isTraversal = isBackOrForward;
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  settle();
  return {
    route,
    navigate(to, options) {
      isNavigating = !options?.isBack;
      isStep = true;
      try {
        location.navigate(redirected(to), options);
      } finally {
        isNavigating = false;
        isStep = false;
        route();
      }
    },
    hrefOf: (to) => location.hrefOf(to),
    subscribe(listener) {
      if (listeners.size === 0) endHearing = listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) endHearing();
      };
    },
    isForward: () => isForward,
    isAddressed: () => typeof location.current() === 'string',
  };
}
