import { isLocale, type Locale, localeOfBrowser } from '../i18n/locale';
import { rememberedLocale } from '../i18n/remembered-locale';

/** The language of a visitor who has not chosen by the address (spec section 2). */
export function resolveLocale({ locale }: { locale?: string | undefined }, isRootPath: boolean): Locale {
  if (isLocale(locale)) return locale;
  return rememberedLocale() ?? (isRootPath ? localeOfBrowser(navigator.languages ?? [navigator.language]) : 'de');
}
