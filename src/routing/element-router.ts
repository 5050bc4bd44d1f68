import type { Locale } from '../i18n/locale';
import { currentEntry, identifiesEntries, watchEntries } from './history-entries';
import type { PortalLocation } from './portal-location';
import { redirectOf } from './redirects';

/** Options of a navigation. */
export type NavigateOptions = {
  replace?: boolean;
  /** True for a way back, which restores the position on the page like the browser's Back. */
  isBack?: boolean;
};

/** The current route of one element. */
export type ElementRouter = {
  /** Locale prefix and query included: '/en/events?q=jazz'. */
  route(): string;
  navigate(route: string, options?: NavigateOptions): void;
  hrefOf(route: string): string;
  subscribe(listener: () => void): () => void;
  /** True if the last change led forward, not back in the history. */
  isForward(): boolean;
  /** True if the address of the page contains the route, as a link in a mail does. */
  isAddressed(): boolean;
};

/** True while any element navigates: the resulting change of the address is not the visitor's Back. */
let isNavigatingAnywhere = false;

/**
 * Creates the router of one element. It starts at the element's route, keeps its route while the host uses the address,
 * and applies redirects without a history entry.
 *
 * @param start returns the route while the address contains none
 * @param localeOfRoot returns the language of the root path
 * @param previousRoute the last route of the element, while the host uses the address
 */
export function elementRouter(
  location: PortalLocation,
  start: () => string,
  localeOfRoot: () => Locale,
  previousRoute?: string,
): ElementRouter {
  /** The route while the address contains none; undefined for the start. */
  let heldRoute = previousRoute;
  let isForward = true;
  let isNavigating = false;
  /** The routes of history entries whose address may contain none, for Back. */
  const heldRoutes = new Map<string, string | undefined>();
  let isTraversal = false;
  const listeners = new Set<() => void>();
  let stopListening: () => void = () => undefined;

  const withRedirect = (route: string) => redirectOf(route, localeOfRoot) ?? route;

  function route(): string {
    const current = location.current();
    if (typeof current === 'string') heldRoute = withRedirect(current);
    // Without listeners, no navigation is noticed, so only the address counts.
    else if (current === undefined && listeners.size === 0) heldRoute = undefined;
    return heldRoute ?? withRedirect(start());
  }

  /** Replaces a redirected route in the address by the final one. */
  function applyRedirect() {
    const current = location.current();
    const redirected = current && redirectOf(current, localeOfRoot);
    if (redirected) location.navigate(redirected, { replace: true });
  }

  /** Keeps the route, or restores that of the history entry, when the address contains none. */
  function holdRoute(current: undefined | null) {
    if (isTraversal) heldRoute = heldRoutes.get(currentEntry() ?? '');
    else if (current === undefined && !identifiesEntries() && !isNavigatingAnywhere) heldRoute = undefined;
    isTraversal = false;
  }

  /** Calls all listeners in one go: with separate browser listeners, React could render between two of them. */
  function onLocationChange() {
    const current = location.current();
    const previous = route();
    if (typeof current !== 'string') {
      holdRoute(current);
      if (route() === previous) return;
    }
    isTraversal = false;
    isForward = isNavigating;
    applyRedirect();
    for (const listener of [...listeners]) listener();
  }

  function listen() {
    const cleanups = [
      location.subscribe(onLocationChange),
      watchEntries((entry, isBackOrForward) => {
        heldRoutes.set(entry, heldRoute);
        isTraversal = isBackOrForward;
      }),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }

  applyRedirect();
  return {
    route,
    navigate(target, options) {
      isNavigating = !options?.isBack;
      isNavigatingAnywhere = true;
      try {
        location.navigate(withRedirect(target), options);
      } finally {
        isNavigating = false;
        isNavigatingAnywhere = false;
        route();
      }
    },
    hrefOf: (target) => location.hrefOf(target),
    subscribe(listener) {
      if (listeners.size === 0) stopListening = listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
    isForward: () => isForward,
    isAddressed: () => typeof location.current() === 'string',
  };
}
