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
  const entries: string[] = [];
  const listeners = new Set<() => void>();
  return {
    current: () => entries.at(-1),
    navigate(route, { replace = false } = {}) {
      if (replace) entries.pop();
      entries.push(route);
      for (const listener of [...listeners]) listener();
    },
    hrefOf: (route) => `#${route}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
