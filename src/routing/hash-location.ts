import { hashWithSlot, routeOfHash, routeOfSlot } from './hash-slots';
import type { PortalLocation } from './portal-location';

/**
 * Returns the address of the page without its hash: a bare '#…' resolves against the page's `<base>`, which may be
 * another page.
 */
const pageUrl = () => window.location.href.replace(/#.*$/, '');

/** Returns the hash of the page; '#' for an empty one, which `location.hash` does not distinguish from none. */
const hashNow = () => window.location.hash || (window.location.href.endsWith('#') ? '#' : '');

/** Changes the address without loading and dispatches `hashchange` for other elements and the host. */
function changeHash(hash: string, replace: boolean) {
  if (hash === window.location.hash) return;
  const oldURL = window.location.href;
  if (replace) window.history.replaceState(window.history.state, '', pageUrl() + hash);
  else window.history.pushState(null, '', pageUrl() + hash);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: window.location.href }));
}

/** Removes the route of a key, or the whole hash without one, from the address; the history gets no new entry. */
export const clearHash = (key: string | undefined) =>
  changeHash(key ? hashWithSlot(window.location.hash, key, undefined) : '', true);

/**
 * Creates a location in the hash of the page.
 *
 * @param key the slot of this element; without one it uses the whole hash
 */
export function hashLocation(key: string | undefined): PortalLocation {
  const hashOf = (route: string) => (key ? hashWithSlot(window.location.hash, key, route) : `#${route}`);
  return {
    current: () => (key ? routeOfSlot(hashNow(), key) : routeOfHash(hashNow())),
    navigate: (route, { replace = false } = {}) => changeHash(hashOf(route), replace),
    hrefOf: (route) => (document.baseURI === document.URL ? '' : pageUrl()) + hashOf(route),
    subscribe(listener) {
      window.addEventListener('hashchange', listener);
      window.addEventListener('popstate', listener);
      return () => {
        window.removeEventListener('hashchange', listener);
        window.removeEventListener('popstate', listener);
      };
    },
  };
}
