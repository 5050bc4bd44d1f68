import { deviceStorage, type SafeStorage } from '../lib/storage';
import { isLocale, type Locale } from './locale';

/** The name of the cookie and of its copy in the storage (spec section 2). */
export const LOCALE_KEY = 'i18n_redirected';

const COOKIE = new RegExp(`(?:^|; )${LOCALE_KEY}=(\\w+)`);

/**
 * Returns the language of an earlier visit, from the cookie or, if cookies are blocked, from its copy in the storage.
 */
export function rememberedLocale(storage: SafeStorage = deviceStorage): Locale | undefined {
  let cookie: string | undefined;
  try {
    cookie = COOKIE.exec(document.cookie)?.[1];
  } catch {
    // Sandboxed frames throw on reading cookies.
  }
  return [cookie, storage.get(LOCALE_KEY)].find(isLocale);
}
