import type { Locale } from '../i18n/locale';
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

/**
 * Watches a location for one element: starts where the element says, holds its route while the address is in the
 * host's hands, and applies redirects without a step in the history.
 *
 * @param start the route while the address names none
 * @param localeOfRoot the language for the root path
 */
export function elementRouter(
  location: PortalLocation,
  start: () => string,
  localeOfRoot: () => Locale,
): ElementRouter {
  let last: string | undefined;
  let isForward = true;
  let isNavigating = false;

  function route(): string {
    const current = location.current();
    const asked = current === null ? (last ?? start()) : (current ?? start());
    last = redirectOf(asked, localeOfRoot) ?? asked;
    return last;
  }

  /** Replaces a route in the address that is redirected by the final one. */
  function settle() {
    const current = location.current();
    const better = current && redirectOf(current, localeOfRoot);
    if (better) location.navigate(better, { replace: true });
  }

  const listeners = new Set<() => void>();
  let endHearing: () => void = () => undefined;

  /** Calls all listeners in one go: as separate listeners of the browser, React could render between two of them. */
  function hear() {
    isForward = isNavigating;
    settle();
    for (const listener of [...listeners]) listener();
  }

  settle();
  return {
    route,
    navigate(to, options) {
      isNavigating = !options?.isBack;
      last = redirectOf(to, localeOfRoot) ?? to;
      try {
        location.navigate(last, options);
      } finally {
        isNavigating = false;
      }
    },
    hrefOf: (to) => location.hrefOf(to),
    subscribe(listener) {
      if (listeners.size === 0) endHearing = location.subscribe(hear);
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
