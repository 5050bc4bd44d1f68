import type { Locale } from '../i18n/locale';

/** Returns the locale of a path: German paths have no prefix, English ones start with /en (spec section 2). */
export function localeOfPath(path: string): { locale: Locale; base: '' | '/en' } {
  const isEnglish = /^\/en(?:[/?]|$)/.test(path);
  return isEnglish ? { locale: 'en', base: '/en' } : { locale: 'de', base: '' };
}

/** Returns the route in another language: `('/events?q=a', 'en')` is '/en/events?q=a'. */
export function withLocale(route: string, locale: Locale): string {
  const bare = withoutLocale(route);
  if (locale === 'de') return bare;
  return bare === '/' ? '/en' : `/en${bare.replace(/^\/(?=\?)/, '')}`;
}

/** Returns the route without its locale prefix. */
export function withoutLocale(route: string): string {
  const { base } = localeOfPath(route);
  const path = route.slice(base.length);
  return path.startsWith('/') ? path : `/${path}`;
}
