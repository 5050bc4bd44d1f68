import { deviceStorage, type SafeStorage } from '../lib/storage';
import { isLocale, type Locale } from './locale';

const NAME = 'i18n_redirected';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

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
    cookie = cookieOf(NAME);
  } catch {
    // Sandboxed frames throw on reading cookies.
  }
  return [cookie, storage.get(NAME)].find(isLocale);
}

/** Remembers the language for 365 days, SameSite lax (spec section 2). */
export function rememberLocale(locale: Locale, storage: SafeStorage = deviceStorage): void {
  storage.set(NAME, locale);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${NAME}=${locale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
  } catch {
    // Where cookies throw, the copy in the storage is used.
  }
}
