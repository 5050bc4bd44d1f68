import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { splitRoute, withNext } from '../routing/redirects';
import type { SessionEnd } from '../session/session';

/** Why somebody may not be on a screen behind the log-in: nobody was logged in, or the session came to its end. */
export type ExitReason = 'guest' | SessionEnd;

/** Where a user who may not be on the screen is led. */
export type AccountExit = {
  route: string;
  /** The log-in, from which the wanted route comes back. */
  login: string;
};

/**
 * The way from a screen behind the log-in, in its language: to the log-in or to the events (spec section 2, "Route
 * guard"). After a log-out nobody is brought back: the next person to log in may be another one.
 *
 * @param wanted route with locale prefix and query
 * @param isToLogin setting `logoutToLogin`, or an element that has no events
 */
export function accountExit(wanted: string, reason: ExitReason, isToLogin: boolean): AccountExit {
  const { locale } = localeOfPath(wanted);
  const bare = withLocale(paths.login, locale);
  const isStart = splitRoute(withoutLocale(wanted))[0] === paths.secure;
  const login = reason === 'left' || isStart ? bare : withNext(bare, wanted);
  return { route: isToLogin ? login : withLocale(paths.events, locale), login };
}

/** The same choice of adverts for everybody, where a route leads to the beginning of their order; undefined for others. */
export function publicOrder(wanted: string): string | undefined {
  const [path, query] = splitRoute(withoutLocale(wanted));
  return path === paths.newAdvert ? withLocale(paths.promotion, localeOfPath(wanted).locale) + query : undefined;
}
