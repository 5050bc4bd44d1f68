/*
 * The hash of the page belongs to the host. The portal uses it if it begins with '#/'; with a hash key it uses one slot
 * of `#events=/events/7&adverts=/secure`, next to any other content.
 */

const pairsOf = (hash: string) => hash.replace(/^#/, '').split('&').filter(Boolean);

const isSlot = (pair: string, key: string) => pair.startsWith(`${key}=`);

/**
 * Reads the whole hash as a route: '#/events/7' is '/events/7'.
 *
 * @param hash '' for an address without one; '#' belongs to the host, for example a link to the top of the page
 * @returns undefined for an address without a hash, null for the host's hash
 */
export function routeOfHash(hash: string): string | undefined | null {
  if (hash === '') return undefined;
  return hash.startsWith('#/') ? hash.slice(1) : null;
}

/**
 * Reads the route in the slot of a key.
 *
 * @returns undefined without a hash and when only other slots are filled, null for the host's hash
 */
export function routeOfSlot(hash: string, key: string): string | undefined | null {
  if (hash === '#') return null;
  const pairs = pairsOf(hash);
  const pair = pairs.find((candidate) => isSlot(candidate, key));
  if (!pair) return pairs.every((other) => /^[^=/?]+=(?:\/|%2F)/i.test(other)) ? undefined : null;
  try {
    const route = decodeURIComponent(pair.slice(key.length + 1));
    return route.startsWith('/') ? route : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a route into the slot of a key, or removes the slot; the rest of the hash stays unchanged. */
export function hashWithSlot(hash: string, key: string, route: string | undefined): string {
  const others = pairsOf(hash).filter((pair) => !isSlot(pair, key));
  if (route === undefined) return others.length > 0 ? `#${others.join('&')}` : '';
  const slot = `${key}=${encodeURIComponent(route).replace(/%2F/g, '/').replace(/%3A/g, ':')}`;
  return `#${[...others, slot].join('&')}`;
}
