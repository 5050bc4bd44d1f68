/** Checks whether the tiles come from a host that the page asks anyway: then they reveal nothing new to anybody. */
export const isKnownHost = (tiles: string, host: string): boolean =>
  hostOf(tiles) !== '' && hostOf(tiles) === hostOf(host);

/** Returns the host of an address; for alternating hosts (`{s}`) their common part; '' without a host. */
export function hostOf(address: string): string {
  try {
    return new URL(address.replace('{s}.', '')).host;
  } catch {
    return '';
  }
}
