import { isLocale } from '../i18n/locale';
import { withLocale, withoutLocale } from './locale-prefix';
import { redirectOf, splitRoute } from './redirects';
import { REDIRECTS, ROUTES, routeDefinitionOf, routeNameOf } from './route-table';

/**
 * Lists a pattern without its optional steps, and with each of them: '/order' and '/order/:step' for '/order/:step?'.
 */
function expandOptional(pattern: string): string[] {
  const [required = '', ...optional] = pattern.split(/\/(?=:\w+\?)/);
  return [
    required,
    ...optional.map((_, index) => [required, ...optional.slice(0, index + 1)].join('/').replaceAll('?', '')),
  ];
}

/** All named paths (spec section 2). */
const { notFound, ...NAMED } = ROUTES;
const PATTERNS = [...Object.values(NAMED).map(({ path }) => path), ...REDIRECTS.map(([from]) => from)].flatMap(
  expandOptional,
);

const SEPARATOR = '___';

/** Returns the name of a path: 'events-eventId' for '/events/:eventId' and '/events/:eventId?'. */
export const nameOf = (pattern: string) => pattern.slice(1).replaceAll('/', '-').replace(/[:?]/g, '') || 'index';

/**
 * Returns the route for a name with its locale suffix: `routeByName('events-eventId___en', { eventId: '7' })` is
 * '/en/events/7'. The suffix of the default language is 'default'; 'de' works as well (spec section 2).
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
  return withLocale(route, locale);
}

const pathOfRoute = (route: string) => splitRoute(withoutLocale(redirectOf(route, () => 'de') ?? route))[0];

/** Checks whether a route, locale prefix included, leads to a screen, also through a redirect. */
export const isRoute = (route: string): boolean => routeNameOf(pathOfRoute(route)) !== 'notFound';

/** Checks whether a route, locale prefix included, belongs to the account area or to log-in and sign-up. */
export const isAccountRoute = (route: string): boolean => routeDefinitionOf(pathOfRoute(route)).area === 'account';
