import type { Locale } from '../../i18n/locale';
import { withLocale, withoutLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { splitRoute } from '../../routing/redirects';

/** Public screens, everything of the area behind the log-in, and the change of the password. */
const WANTED = /^\/(?:(?:events|promotion)(?:\/[^/]+)?|secure(?:\/[^/]+)*|auth\/change)$/;
/** A slash at the start that leads to another site, or whatever an address may hide in. */
const FOREIGN = /^[^/]|^\/[/\\]|[\\#\0-\x20\x7f]/;
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Where the user lands after logging in: the route that was asked for as `next`, in the language that is shown now, or
 * `home`. Only a route of our own is followed, never an address of another site.
 *
 * @param query of the route, with its '?' or ''
 * @param home by default the start of the logged-in area
 */
export function nextRoute(query: string, locale: Locale, home: string = paths.secure): string {
  const wanted = new URLSearchParams(query).get('next');
  return withLocale(wanted !== null && isOwnRoute(wanted) ? wanted : home, locale);
}

function isOwnRoute(route: string): boolean {
  if (FOREIGN.test(route)) return false;
  const [path] = splitRoute(withoutLocale(route));
  return WANTED.test(path) && !DOTS.test(path);
}
