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
 * @param requestedRoute route with locale prefix and query
 * @param isToLogin setting `logoutToLogin`, or an element that has no events
 */
export function accountExit(requestedRoute: string, reason: ExitReason, isToLogin: boolean): AccountExit {
  const { locale } = localeOfPath(requestedRoute);
  const loginRoute = withLocale(paths.login, locale);
  const isStart = splitRoute(withoutLocale(requestedRoute))[0] === paths.secure;
  const login = reason === 'left' || isStart ? loginRoute : withNext(loginRoute, requestedRoute);
  return { route: isToLogin ? login : withLocale(paths.events, locale), login };
}

/** Returns the public choice of adverts if a route leads to the start of an order; undefined for others. */
export function publicOrder(requestedRoute: string): string | undefined {
  const [path, query] = splitRoute(withoutLocale(requestedRoute));
  return path === paths.newAdvert
    ? withLocale(paths.promotion, localeOfPath(requestedRoute).locale) + query
    : undefined;
}
