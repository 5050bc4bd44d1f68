import { absoluteUrl, safeHref } from '../lib/urls';

/**
 * Inserts the id into an address of the host page, at `{eventId}` or another placeholder.
 *
 * @returns undefined for an unsafe address
 */
export function detailHref(template: string, id: string, placeholder = '{eventId}'): string | undefined {
  return safeHref(absoluteUrl(template.replaceAll(placeholder, encodeURIComponent(id)), window.location.origin));
}
