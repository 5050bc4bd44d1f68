import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { OfficeOptions } from '../options';

/** The cookies of a browser, by their purposes. */
const NAMES = {
  session: 'backoffice',
  /** Ties a form to its browser, before there is a session. */
  form: 'backoffice-form',
  /** A browser with an earlier log-in. */
  device: 'backoffice-device',
  /** The password was right, and the second factor is still missing. */
  factor: 'backoffice-factor',
  /** The shared password was right, and there is no operator yet. */
  first: 'backoffice-first',
} as const;
const DEVICE_SECONDS = 180 * 24 * 3600;

type CookieName = keyof typeof NAMES;

/** Reads and writes the cookies of a browser; other sites can neither read them nor send them along. */
export function browserCookies({ publicUrl }: Pick<OfficeOptions, 'publicUrl'>) {
  // A function, because the public address is known only once the server listens.
  const attributes = () =>
    ({ path: '/backoffice', httpOnly: true, sameSite: 'Strict', secure: publicUrl().startsWith('https:') }) as const;

  return {
    get: (context: Context, name: CookieName): string | undefined => getCookie(context, NAMES[name]),
    set: (context: Context, name: CookieName, secret: string): void =>
      setCookie(context, NAMES[name], secret, {
        ...attributes(),
        ...(name === 'device' && { maxAge: DEVICE_SECONDS }),
      }),
    delete: (context: Context, name: CookieName): void => {
      deleteCookie(context, NAMES[name], attributes());
    },
  };
}
