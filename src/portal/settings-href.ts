import { absoluteUrl, safeHref } from '../lib/urls';
import { withScheme } from '../lib/with-scheme';

/** An address of the settings as it may be linked: a path of the page, or a full address; undefined for none. */
export const settingsHref = (url: string): string | undefined =>
  url === '' ? undefined : safeHref(url.startsWith('/') ? absoluteUrl(url, window.location.origin) : withScheme(url));
