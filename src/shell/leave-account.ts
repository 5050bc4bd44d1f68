import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';
import { splitRoute, withNext } from '../routing/redirects';
import type { SessionEnd } from '../session/session';

/** The reason for leaving a screen behind the log-in: nobody was logged in, or the session ended. */
export type ExitReason = 'guest' | SessionEnd;

/** The target for a user who may not see the screen. */
export type AccountExit = {
  route: string;
  /** The log-in, which leads back to the requested route. */
  login: string;
};

/**
 * Returns the target after a screen behind the log-in, in its language: the log-in or the events (spec section 2,
 * "Route guard"). After a log-out it does not lead back to the route: the next person to log in may be another one.
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

/** Returns the public choice of adverts if a route leads to the start of an order; undefined for others. */
export function publicOrder(wanted: string): string | undefined {
  const [path, query] = splitRoute(withoutLocale(wanted));
  return path === paths.newAdvert ? withLocale(paths.promotion, localeOfPath(wanted).locale) + query : undefined;
}
