import { deviceStorage, type SafeStorage } from '../lib/storage';
import { isLocale, type Locale } from './locale';

/** Of the cookie and of its copy in the storage (spec section 2). */
export const LOCALE_KEY = 'i18n_redirected';

const cookieOf = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The language chosen at an earlier visit, from the cookie or, where cookies are blocked, from its copy in the storage.
 */
export function rememberedLocale(storage: SafeStorage = deviceStorage): Locale | undefined {
  let cookie: string | undefined;
  try {
    cookie = cookieOf(LOCALE_KEY);
  } catch {
    // Sandboxed frames throw on reading cookies.
  }
  return [cookie, storage.get(LOCALE_KEY)].find(isLocale);
}
