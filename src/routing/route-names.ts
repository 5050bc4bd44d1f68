import { parse } from 'regexparam';
import { isLocale } from '../i18n/locale';
import { SEARCH_MAILS } from '../model/saved-search';
import { inLocale, withoutLocale } from './locale-of-path';
import { memberPaths } from './member-paths';
import { paths } from './paths';
import { redirectOf, splitRoute } from './redirects';

/** Every path that has a name (spec section 2). */
const PATTERNS = [
  '/auth',
  ...[...Object.values(paths), ...Object.values(memberPaths)].filter((path) => typeof path === 'string'),
  `${paths.events}/:eventId`,
  `${memberPaths.events}/:eventId`,
  `${paths.newEvent}/:eventId`,
  `${paths.articles}/:articleId`,
  `${memberPaths.articles}/:articleId`,
  `${memberPaths.newArticle}/:articleId`,
  `${paths.promotion}/:step`,
  `${memberPaths.newAdvert}/:step/:part`,
  `${memberPaths.promotion}/:adsId`,
];

const SEPARATOR = '___';

/** The path '/events/:eventId' is named 'events-eventId', and so is '/events/:eventId?'. */
export const nameOf = (pattern: string) => pattern.slice(1).replaceAll('/', '-').replace(/[:?]/g, '') || 'index';

/**
 * The route for a name with its locale suffix: `routeByName('events-eventId___en', { eventId: '7' })` is '/en/events/7'.
 * The suffix of the default language is 'default'; 'de' is understood as well (spec section 2).
 *
 * @throws {RangeError} for a name or suffix that does not exist, or a missing parameter
 */
export function routeByName(nameWithSuffix: string, params: Record<string, string> = {}): string {
  const [name = '', suffix = 'default'] = nameWithSuffix.split(SEPARATOR);
  const pattern = PATTERNS.find((path) => nameOf(path) === name);
  const locale = suffix === 'default' ? 'de' : suffix;
  if (!pattern || !isLocale(locale)) throw new RangeError(`No route is named ${nameWithSuffix}`);
  const route = pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new RangeError(`${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  return inLocale(route, locale);
}

/** Paths that a screen answers to and that have no name: those in mails, and the steps of an order. */
const NAMELESS = [SEARCH_MAILS, `${SEARCH_MAILS}/end`, `${memberPaths.newAdvert}/:step`];

/** Tells whether a route, locale prefix included, leads to a screen or to one that exists under another path. */
export function isRoute(route: string): boolean {
  const [path] = splitRoute(withoutLocale(redirectOf(route, () => 'de') ?? route));
  return [...PATTERNS, ...NAMELESS].some((pattern) => parse(pattern).pattern.test(path));
}
