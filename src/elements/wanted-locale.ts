import { isLocale, type Locale, localeOfBrowser } from '../i18n/locale';
import { rememberedLocale } from '../i18n/remembered-locale';

/** How a route that has the whole hash of the page begins; the root path is none. */
const ROUTE = /^#\/(\w+)/;

/**
 * The language of an element whose own route names none: that of its attribute, else that of the page's address, else
 * the one that the visitor has chosen before, else the browser's (spec section 2). So all elements of a page speak the
 * same, those with a route in the address and those without; but where several have a part of the address each, the
 * part of one says nothing of the others.
 */
export function wantedLocale({ locale }: { locale?: unknown }): Locale {
  if (isLocale(locale)) return locale;
  const start = ROUTE.exec(location.hash)?.[1];
  if (start) return start === 'en' ? start : 'de';
  return rememberedLocale() ?? localeOfBrowser(navigator.languages);
}
