import type { PortalLocation } from './portal-location';

/**
 * Creates a location in the path of the page, for the iframe and the stand-alone page. Their server answers every path
 * below the base with the page.
 *
 * @param base path of the page without a slash at the end, as in '/portal'
 */
export function pathLocation(base: string): PortalLocation {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    current() {
      const { pathname, search } = window.location;
      const isBelow = pathname === base || pathname.startsWith(`${base}/`);
      return isBelow ? `${pathname.slice(base.length) || '/'}${search}` : undefined;
    },
    navigate(route, { replace = false } = {}) {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', base + route);
      notify();
    },
    hrefOf: (route) => base + route,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', notify);
      };
    },
  };
}
