import { localeOfPath, withLocale } from '../routing/locale-prefix';
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
  const toLink = (route: string) => ({ href: hrefOf(route), route });
  return {
    isLoggedIn,
    otherLanguage: toLink(withLocale(route, locale === 'de' ? 'en' : 'de')),
    account: isLoggedIn || hasLogin ? toLink(withLocale(isLoggedIn ? paths.secure : paths.login, locale)) : undefined,
  };
}
