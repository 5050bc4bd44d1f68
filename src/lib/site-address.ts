import { safeHref } from './urls';

/** Checks whether a text is an absolute http(s) address. */
export function isHttpAddress(text: string): boolean {
  try {
    return /^https?:\/\//i.test(text) && /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/**
 * Returns the base of a client's relative addresses: its own site, never the embedding page.
 *
 * @param base setting `links.base`; without a valid one, the API host applies
 * @param host absolute base address of the API
 */
export const siteOf = (base: unknown, host: string): string =>
  typeof base === 'string' && isHttpAddress(base) ? base : `${new URL(host).origin}/`;

/** Resolves an address against a site; undefined if it is not allowed. */
export function onSite(address: string, site: string): string | undefined {
  try {
    return safeHref(new URL(address, site).href);
  } catch {
    return undefined;
  }
}
