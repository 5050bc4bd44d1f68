/** Whom an address asks: its host. Of several that take turns (`{s}`), what they have in common; '' where it names none. */
export function hostOf(address: string): string {
  try {
    return new URL(address.replace('{s}.', '')).host;
  } catch {
    return '';
  }
}
