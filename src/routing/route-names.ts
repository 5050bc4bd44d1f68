import { isLocale } from '../i18n/locale';
import { inLocale } from './locale-of-path';

/** Every route by its name (spec section 2). */
const ROUTES = {
  index: '/',
  events: '/events',
  'events-eventId': '/events/{eventId}',
  auth: '/auth',
  'auth-login': '/auth/login',
  'auth-signup': '/auth/signup',
  'auth-confirm': '/auth/confirm',
  'auth-magic': '/auth/magic',
  'auth-request-reset': '/auth/request-reset',
  'auth-reset': '/auth/reset',
  'auth-change': '/auth/change',
  secure: '/secure',
  'secure-change': '/secure/change',
  'secure-profile': '/secure/profile',
  'secure-profile-information': '/secure/profile-information',
} as const;

const SEPARATOR = '___';

/**
 * The route for a name with its locale suffix: `routeByName('events-eventId___en', { eventId: '7' })` is '/en/events/7'.
 * The suffix of the default language is 'default'; 'de' is understood as well (spec section 2).
 *
 * @throws {RangeError} for a name or suffix that does not exist, or a missing parameter
 */
export function routeByName(nameWithSuffix: string, params: Record<string, string> = {}): string {
  const [name = '', suffix = 'default'] = nameWithSuffix.split(SEPARATOR);
  const pattern = new Map<string, string>(Object.entries(ROUTES)).get(name);
  const locale = suffix === 'default' ? 'de' : suffix;
  if (!pattern || !isLocale(locale)) throw new RangeError(`There is no route named ${nameWithSuffix}`);
  const route = pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new RangeError(`The route ${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  return inLocale(route, locale);
}
