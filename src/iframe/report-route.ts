import { clearHash, hashLocation } from '../routing/hash-location';
import { withoutLocale } from '../routing/locale-prefix';
import { redirectOf, splitRoute } from '../routing/redirects';
import { type RouteName, routeNameOf } from '../routing/route-table';
import type { RouteMessage } from './route-message';

/** The screens whose routes leave the frame: those of the account may contain keys, or tell that somebody is logged in. */
const PUBLIC_SCREENS: readonly RouteName[] = ['events', 'event', 'articles', 'article'];

/** Checks whether a route leads to a public screen. */
export function isPublicRoute(route: string): boolean {
  const target = redirectOf(route, () => 'de') ?? route;
  return PUBLIC_SCREENS.includes(routeNameOf(splitRoute(withoutLocale(target))[0]));
}

/** The part of the frame page that exchanges routes with its host. */
export type RouteReports = {
  /** Handles a route of the host; from then on the frame reports its own to this origin. */
  receive(message: RouteMessage, origin: string): void;
  /** Sends the route and title of the frame if they have changed. */
  report(): void;
};

/** Returns the title of the screen: its first heading. */
const titleOf = (container: Element) =>
  container.firstElementChild?.shadowRoot?.querySelector('[part~="heading"]')?.textContent?.trim() ?? '';

/**
 * Exchanges the route of the frame with its host page, once the host's helper has asked. Only routes of public screens
 * are sent or followed, and only an element with its route in the hash of the frame takes part.
 *
 * @param container element that contains the whole client
 */
export function routeReports(container: Element, host: Pick<Window, 'postMessage'>): RouteReports {
  let helper: { id: string; origin: string } | undefined;
  let lastText = '';
  /** The route of the host that waits for the element; null for none, undefined when it has been followed. */
  let hostRoute: string | null | undefined;
  /** The title of the last screen of an account: it stays for a moment while the next route is already public. */
  let privateTitle = '';

  /** Returns the key of the route in the frame's hash, '' for the whole hash; undefined for another location. */
  function hashKey(): string | undefined {
    const element = container.firstElementChild;
    return element?.getAttribute('history') === 'hash' ? (element.getAttribute('hash-key') ?? '') : undefined;
  }

  function report() {
    const key = hashKey();
    if (!helper || key === undefined) return;
    if (hostRoute !== undefined) follow(key, hostRoute);
    hostRoute = undefined;
    const route = hashLocation(key).current() ?? null;
    const screenTitle = titleOf(container);
    if (route !== null && !isPublicRoute(route)) {
      privateTitle = screenTitle;
      return;
    }
    const title = screenTitle === privateTitle ? '' : screenTitle;
    const message: RouteMessage = { type: 'route-iframe', id: helper.id, route, title };
    const text = JSON.stringify(message);
    if (text === lastText) return;
    lastText = text;
    host.postMessage(message, helper.origin);
  }

  function follow(key: string, route: string | null) {
    if (route === null) clearHash(key);
    else if (isPublicRoute(route)) hashLocation(key).navigate(route, { replace: true });
  }

  return {
    receive({ id, route }, origin) {
      // At first, the address of the frame may name a route where that of the page names none.
      if (helper || route !== null) hostRoute = route;
      helper = { id, origin };
      lastText = '';
      report();
    },
    report,
  };
}
