import { absoluteUrl, safeHref } from '../lib/urls';

/** Fills `{eventId}` into an address of the host page. @returns undefined when it may not be opened */
export function detailHref(template: string, id: string): string | undefined {
  return safeHref(absoluteUrl(template.replaceAll('{eventId}', encodeURIComponent(id)), window.location.origin));
}
