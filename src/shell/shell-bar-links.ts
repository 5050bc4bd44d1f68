import { inLocale, localeOfPath } from '../routing/locale-of-path';
import { paths } from '../routing/paths';

/** Where the links of the bar lead from a route, in the route's language. */
export function shellBarLinks(route: string, hrefOf: (route: string) => string, hasLogin: boolean) {
  const { locale } = localeOfPath(route);
  const toLink = (to: string) => ({ href: hrefOf(to), route: to });
  return {
    otherLanguage: toLink(inLocale(route, locale === 'de' ? 'en' : 'de')),
    login: hasLogin ? toLink(inLocale(paths.login, locale)) : undefined,
  };
}
