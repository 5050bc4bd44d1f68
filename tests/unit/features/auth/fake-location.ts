import { elementRouter } from '../../../../src/routing/element-router';
import type { PortalLocation } from '../../../../src/routing/portal-location';

/** An element at an address that can be looked at. */
export function fakeLocation(start: string) {
  const history: string[] = [start];
  const listeners = new Set<() => void>();
  const location: PortalLocation = {
    current: () => history.at(-1) ?? null,
    hrefOf: (route) => `#${route}`,
    navigate(route, { replace = false } = {}) {
      if (replace) history.pop();
      history.push(route);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const router = elementRouter(
    location,
    () => start,
    () => 'de',
  );
  router.subscribe(() => undefined);
  return { element: document.createElement('div'), router, history };
}
