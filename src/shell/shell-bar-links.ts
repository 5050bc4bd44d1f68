import { localeOfPath, withLocale, withoutLocale } from '../routing/locale-prefix';
import { paths } from '../routing/paths';

/** The visitor of the bar. */
type Visitor = {
  isLoggedIn: boolean;
  /** The setting `authenticatedArea.showLoginSignupButton`. */
  hasLogin: boolean;
};

/** Returns the link targets of the bar for a route, in the route's language. */
export function shellBarLinks(route: string, hrefOf: (route: string) => string, { isLoggedIn, hasLogin }: Visitor) {
  const { locale } = localeOfPath(route);
  // The screens around the log-in lead to it themselves.
  const isAtLogin = !isLoggedIn && withoutLocale(route).startsWith('/auth/');
  const toLink = (route: string) => ({ href: hrefOf(route), route });
  return {
    isLoggedIn,
    otherLanguage: toLink(withLocale(route, locale === 'de' ? 'en' : 'de')),
    account:
      isLoggedIn || (hasLogin && !isAtLogin)
        ? toLink(withLocale(isLoggedIn ? paths.secure : paths.login, locale))
        : undefined,
  };
}
