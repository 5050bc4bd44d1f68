import { absoluteUrl, safeHref } from '../lib/urls';

/**
 * Inserts the id into an address of the host page, at `{eventId}` or another placeholder.
 *
 * @returns undefined for an unsafe address
 */
export function detailHref(template: string, id: string, place = '{eventId}'): string | undefined {
  return safeHref(absoluteUrl(template.replaceAll(place, encodeURIComponent(id)), window.location.origin));
}
