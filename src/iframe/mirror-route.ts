import { clearHash, hashLocation } from '../routing/hash-location';
import type { PortalLocation } from '../routing/portal-location';
import type { RouteMessage } from './route-message';

/** The host page's copy of a frame's route. */
type Mirror = {
  /** The place in the page's address; undefined for a frame without `data-history="hash"`. */
  location: PortalLocation | undefined;
  /** The route that the frame reported last; undefined before the first report. */
  route: string | null | undefined;
  /** The title of the page before a frame changed it. */
  pageTitle: string;
};

const mirrors = new WeakMap<HTMLIFrameElement, Mirror>();

/** The hash keys in use, '' for the whole hash, with their frames. */
const owners = new Map<string, HTMLIFrameElement>();

/** Returns the place of a frame in the page's hash. A place has one owner while its frame is on the page. */
function locationOf(frame: HTMLIFrameElement): PortalLocation | undefined {
  const { history, hashKey = '' } = frame.dataset;
  if (history !== 'hash') return undefined;
  if (owners.get(hashKey)?.isConnected) {
    console.warn('[event-portal] The hash is taken: a second frame keeps its route to itself. Use data-hash-key.');
    return undefined;
  }
  owners.set(hashKey, frame);
  return hashLocation(hashKey || undefined);
}

/** Returns the route for a frame in the page's address; undefined while the hash belongs to the page. */
function routeInAddress({ location }: Mirror): string | null | undefined {
  const route = location?.current();
  return location && route === null ? undefined : (route ?? null);
}

function newMirror(frame: HTMLIFrameElement, send: (message: RouteMessage) => void): Mirror {
  const location = locationOf(frame);
  const mirror: Mirror = { location, route: undefined, pageTitle: document.title };
  const unsubscribe = location?.subscribe(() => {
    if (!frame.isConnected) return unsubscribe?.();
    const route = routeInAddress(mirror);
    if (route !== undefined && route !== mirror.route) send({ type: 'route-iframe', id: frame.id, route });
  });
  mirrors.set(frame, mirror);
  return mirror;
}

/**
 * Sends a frame the route in the page's address, now and when it changes. With the first message the frame begins to
 * report its own route; a frame page of an older version ignores it.
 *
 * @param send sends a message to the frame and to its origin only
 */
export function connectRoute(frame: HTMLIFrameElement, send: (message: RouteMessage) => void): void {
  const mirror = mirrors.get(frame) ?? newMirror(frame, send);
  send({ type: 'route-iframe', id: frame.id, route: routeInAddress(mirror) ?? null });
}

/** Writes the route of a frame into the page's address, in place of the present one. */
function writeRoute({ location }: Mirror, frame: HTMLIFrameElement, route: string | null) {
  const present = location?.current();
  // Without a route the page's own hash stays.
  if (!location || (present ?? null) === route) return;
  if (route === null) clearHash(frame.dataset.hashKey);
  else location.navigate(route, { replace: true });
}

/**
 * Shows the route of a frame in the page: in its hash (`data-history`, `data-hash-key`), in its title
 * (`data-owns-title`), and as the event `portal-frame-route` on the frame. Entries of the history are the frame's own,
 * so the page's are replaced.
 */
export function showRoute(frame: HTMLIFrameElement, { id, route, title }: RouteMessage): void {
  const mirror = mirrors.get(frame);
  if (!mirror) return;
  mirror.route = route;
  writeRoute(mirror, frame, route);
  if (frame.dataset.ownsTitle !== undefined && title) document.title = `${title} – ${mirror.pageTitle}`;
  frame.dispatchEvent(new CustomEvent('portal-frame-route', { detail: { id, route, title }, bubbles: true }));
}
