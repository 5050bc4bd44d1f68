import type { Locale } from '../../i18n/locale';
import { withLocale, withoutLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { splitRoute } from '../../routing/redirects';

/** Matches public screens, all screens of the account area, and the change of the password. */
const ALLOWED_PATH = /^\/(?:(?:events|promotion)(?:\/[^/]+)?|secure(?:\/[^/]+)*|auth\/change)$/;
/** Matches addresses that lead to another site, or contain characters that may hide one. */
const UNSAFE_ADDRESS = /^[^/]|^\/[/\\]|[\\#\0-\x20\x7f]/;
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Returns the route after logging in: `next` of the query, in the current language, or `home`. Only routes of the
 * portal are followed, never addresses of another site.
 *
 * @param query of the route, with its '?' or ''
 * @param home default: the start of the account area
 */
export function nextRoute(query: string, locale: Locale, home: string = paths.secure): string {
  const requested = new URLSearchParams(query).get('next');
  return withLocale(requested !== null && isOwnRoute(requested) ? requested : home, locale);
}

function isOwnRoute(route: string): boolean {
  if (UNSAFE_ADDRESS.test(route)) return false;
  const [path] = splitRoute(withoutLocale(route));
  return ALLOWED_PATH.test(path) && !DOTS.test(path);
}
