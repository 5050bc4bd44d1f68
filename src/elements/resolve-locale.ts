import { isLocale, type Locale, localeOfBrowser } from '../i18n/locale';
import { rememberedLocale } from '../i18n/remembered-locale';

/** Returns the language of a visitor whose address has none (spec section 2). */
export function resolveLocale({ locale }: { locale?: string | undefined }, isRootPath: boolean): Locale {
  if (isLocale(locale)) return locale;
  return rememberedLocale() ?? (isRootPath ? localeOfBrowser(navigator.languages ?? [navigator.language]) : 'de');
}
