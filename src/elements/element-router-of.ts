import { type ElementRouter, elementRouter } from '../routing/element-router';
import { claimLocation } from './claim-location';
import { startRoute } from './element-location';
import type { ElementParts } from './element-parts';
import type { PortalHost } from './portal-element';
import { resolveLocale } from './resolve-locale';
import { startRouteOf } from './start-routes';

/** An element's router, and how to give its place in the address free. */
export type RoutedElement = { router: ElementRouter; release(): void };

const routed = new WeakMap<PortalHost, RoutedElement>();

/** Base of path routes, said by the iframe and the stand-alone page through this attribute of their own. */
const pathBaseOf = (host: PortalHost) => host.dataset.pathBase;

/** The router of an element, made at its first use. */
export function routerOf(host: PortalHost, parts: ElementParts): ElementRouter {
  return (routed.get(host) ?? routeAgain(host, parts)).router;
}

/** Makes the router anew after `history` or `hash-key` changed; the route is taken along. */
export function routeAgain(host: PortalHost, parts: ElementParts): RoutedElement {
  const before = routed.get(host);
  const route = before?.router.route();
  before?.release();
  const { location, release } = claimLocation(parts.tag, host.input, pathBaseOf(host));
  const router = elementRouter(
    location,
    () => startRoute(startRouteOf(parts.tag, host.input), host.input),
    () => resolveLocale(host.input, true),
    route,
  );
  if (route !== undefined && location.current() === undefined) router.navigate(route, { replace: true });
  const entry = { router, release };
  routed.set(host, entry);
  return entry;
}

/** Frees the element's place in the address. */
export function endRouting(host: PortalHost): void {
  routed.get(host)?.release();
  routed.delete(host);
}
