import { absoluteUrl, safeHref } from '../lib/urls';

/** Returns an address of the host page as an absolute one; undefined for an unsafe one. */
export const pageHref = (address: string): string | undefined => safeHref(absoluteUrl(address, window.location.origin));

/**
 * Inserts the id into an address of the host page, at `{eventId}` or another placeholder.
 *
 * @returns undefined for an unsafe address
 */
export function detailHref(template: string, id: string, placeholder = '{eventId}'): string | undefined {
  return pageHref(template.replaceAll(placeholder, encodeURIComponent(id)));
}
