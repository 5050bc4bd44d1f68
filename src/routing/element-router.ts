import type { Locale } from '../i18n/locale';
import { currentEntry, tellsEntries, watchEntries } from './history-entries';
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
let isStep = false;

/**
 * Creates the router of one element. It starts at the element's route, keeps its route while the host uses the address,
 * and applies redirects without a history entry.
 *
 * @param start returns the route while the address contains none
 * @param localeOfRoot returns the language of the root path
 * @param before the last route of the element, while the host uses the address
 */
export function elementRouter(
  location: PortalLocation,
  start: () => string,
  localeOfRoot: () => Locale,
  before?: string,
): ElementRouter {
  /** The route while the address contains none; undefined for the start. */
  let held = before;
  let isForward = true;
  let isNavigating = false;
  /** The routes of history entries whose address may contain none, for Back. */
  const heldAt = new Map<string, string | undefined>();
  let isTraversal = false;
  const listeners = new Set<() => void>();
  let endHearing: () => void = () => undefined;

  const redirected = (route: string) => redirectOf(route, localeOfRoot) ?? route;

  function route(): string {
    const current = location.current();
    if (typeof current === 'string') held = redirected(current);
    // Without listeners, no navigation is noticed, so only the address counts.
    else if (current === undefined && listeners.size === 0) held = undefined;
    return held ?? redirected(start());
  }

  /** Replaces a redirected route in the address by the final one. */
  function settle() {
    const current = location.current();
    const better = current && redirectOf(current, localeOfRoot);
    if (better) location.navigate(better, { replace: true });
  }

  /** Keeps the route, or restores that of the history entry, when the address contains none. */
  function hold(current: undefined | null) {
    if (isTraversal) held = heldAt.get(currentEntry() ?? '');
    else if (current === undefined && !tellsEntries() && !isStep) held = undefined;
    isTraversal = false;
  }

  /** Calls all listeners in one go: with separate browser listeners, React could render between two of them. */
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
