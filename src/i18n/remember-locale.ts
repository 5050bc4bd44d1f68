import { deviceStorage, type SafeStorage } from '../lib/storage';
import type { Locale } from './locale';
import { LOCALE_KEY } from './remembered-locale';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Stores the language for 365 days, SameSite lax (spec section 2). */
export function rememberLocale(locale: Locale, storage: SafeStorage = deviceStorage): void {
  storage.set(LOCALE_KEY, locale);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${LOCALE_KEY}=${locale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
  } catch {
    // If cookies throw, the copy in the storage is used.
  }
}
