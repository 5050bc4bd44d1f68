import { safeHref } from './urls';

/** Whether a text is an absolute http(s) address. */
export function isHttpAddress(text: string): boolean {
  try {
    return /^https?:\/\//i.test(text) && /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/**
 * Says against what relative addresses of a client resolve: its own site, never the page that embeds.
 *
 * @param base the setting `links.base`; where it names none, the host of the API
 * @param host absolute base address of the API
 */
export const siteOf = (base: unknown, host: string): string =>
  typeof base === 'string' && isHttpAddress(base) ? base : `${new URL(host).origin}/`;

/** The address to which a relative one leads on a site; undefined for none that may be linked. */
export function onSite(address: string, site: string): string | undefined {
  try {
    return safeHref(new URL(address, site).href);
  } catch {
    return undefined;
  }
}
