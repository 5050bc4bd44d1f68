/**
 * Resolves the address of a client or of a folder against the page.
 *
 * @returns the absolute address without a slash at its end; undefined for anything but http and https
 */
export function hostAddress(text: string, page: string): string | undefined {
  try {
    const { protocol, origin, pathname } = new URL(text.trim(), page);
    return /^https?:$/.test(protocol) ? (origin + pathname).replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Checks whether an address is one of the visitor's own machine. */
export const isLoopback = (address: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
