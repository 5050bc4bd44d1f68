import { absoluteUrl, safeHref } from '../lib/urls';

/**
 * Fills an id into an address of the host page.
 *
 * @param name of the id, which stands there in braces
 * @returns undefined when the address may not be opened
 */
export function detailHref(template: string, id: string, name = 'eventId'): string | undefined {
  return safeHref(absoluteUrl(template.replaceAll(`{${name}}`, encodeURIComponent(id)), window.location.origin));
}
