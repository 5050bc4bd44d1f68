import { type ElementRouter, elementRouter } from '../routing/element-router';
import { claimLocation } from './claim-location';
import type { ElementDefinition } from './element-definition';
import { startRoute } from './element-location';
import type { PortalHost } from './portal-element';
import { resolveLocale } from './resolve-locale';
import { startRouteOf } from './start-routes';

/** The router of an element, and the function that releases its part of the address. */
export type RoutedElement = { router: ElementRouter; release(): void };

const routedElements = new WeakMap<PortalHost, RoutedElement>();

/** The base of path routes, set by the iframe and the stand-alone page in a private attribute. */
const pathBaseOf = (host: PortalHost) => host.dataset.pathBase;

/** Returns the router of an element, created on first use. */
export function routerOf(host: PortalHost, definition: ElementDefinition): ElementRouter {
  return (routedElements.get(host) ?? recreateRouter(host, definition)).router;
}

/** Recreates the router after `history` or `hash-key` changed, with the current route. */
export function recreateRouter(host: PortalHost, definition: ElementDefinition): RoutedElement {
  const previous = routedElements.get(host);
  const route = previous?.router.route();
  previous?.release();
  const { location, release } = claimLocation(definition.tag, host.input, pathBaseOf(host));
  const router = elementRouter(
    location,
    () => startRoute(startRouteOf(definition.tag, host.input), host.input),
    () => resolveLocale(host.input, true),
    route,
  );
  if (route !== undefined && location.current() === undefined) router.navigate(route, { replace: true });
  const entry = { router, release };
  routedElements.set(host, entry);
  return entry;
}

/** Releases the element's part of the address. */
export function disposeRouter(host: PortalHost): void {
  routedElements.get(host)?.release();
  routedElements.delete(host);
}
