/** The location of one element: a route with its query, '/en/events?q=jazz'. */
export type PortalLocation = {
  /** Returns the route; undefined while the address contains none, null while the host uses it. */
  current(): string | undefined | null;
  navigate(route: string, options?: { replace?: boolean }): void;
  /** Returns the `href` of a link to a route. */
  hrefOf(route: string): string;
  /** Subscribes to changes. @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
};

/** Creates a location in memory; the host's address does not change. */
export function memoryLocation(): PortalLocation {
  let route: string | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => route,
    navigate(target) {
      route = target;
      for (const listener of [...listeners]) listener();
    },
    hrefOf: (target) => `#${target}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
