import { absoluteUrl, safeHref } from '../lib/urls';

/** Fills the id, at `{eventId}` or another place, into an address of the host page. @returns undefined when it may not be opened */
export function detailHref(template: string, id: string, place = '{eventId}'): string | undefined {
  return safeHref(absoluteUrl(template.replaceAll(place, encodeURIComponent(id)), window.location.origin));
}
