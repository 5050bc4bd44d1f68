/** Returns the host of an address; for alternating hosts (`{s}`) their common part; '' without a host. */
export function hostOf(address: string): string {
  try {
    return new URL(address.replace('{s}.', '')).host;
  } catch {
    return '';
  }
}
