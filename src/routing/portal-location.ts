/** Where one element stands, as a route with its query: '/en/events?q=jazz'. */
export type PortalLocation = {
  /** The route now; undefined while the address names none, null while it is in the host's hands. */
  current(): string | undefined | null;
  navigate(route: string, options?: { replace?: boolean }): void;
  /** What a link to a route has as its `href`. */
  hrefOf(route: string): string;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
};

/** A location that lives in memory only; the host's address is left alone. */
export function memoryLocation(): PortalLocation {
  let route: string | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => route,
    navigate(to) {
      route = to;
      for (const listener of [...listeners]) listener();
    },
    hrefOf: (to) => `#${to}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
