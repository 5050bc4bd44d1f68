import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { newSecret } from '../accounts/secrets';
import type { AppOptions } from '../app-options';
import { callerAddress } from '../http/caller';
import type { Form } from './form';
import { csrfField, pageOf } from './page';
import { isSameSecret, type Session, type Sessions } from './sessions';

const COOKIE = 'backoffice';
/** Ties the log-in form to the browser that asked for it, before there is a session. */
const FORM_COOKIE = 'backoffice-form';
const WINDOW_MS = 15 * 60_000;
const MOST_PER_ADDRESS = 10;
const MOST_OF_ALL = 100;

/** The door of the back office. */
export type Door = {
  sessionOf(context: Context): Session | undefined;
  /** The log-in page, with what went wrong. */
  ask(context: Context, status: 200 | 401 | 403 | 429, problem?: string): Response | Promise<Response>;
  logIn(context: Context, form: Form): Response | Promise<Response>;
  logOut(context: Context): Response;
};

/** Lets in who knows the password; attempts are counted as those of a log-in, but in memory, as sessions are. */
export function createDoor(options: AppOptions, password: string, sessions: Sessions): Door {
  const mayTry = createThrottle(options.now);
  // Where the server is reached is known only once it listens.
  const cookie = () =>
    ({
      path: '/backoffice',
      httpOnly: true,
      sameSite: 'Strict',
      secure: options.publicUrl().startsWith('https:'),
    }) as const;

  const ask: Door['ask'] = (context, status, problem) => {
    const csrf = newSecret();
    setCookie(context, FORM_COOKIE, csrf, cookie());
    return context.html(
      pageOf({
        title: 'Anmelden',
        problem,
        content: html`<section aria-label="Anmeldung"><form method="post" action="/backoffice/login">${csrfField(csrf)}
<div class="field"><label for="password">Passwort der Verwaltung</label>
<input id="password" name="password" type="password" autocomplete="current-password" required></div>
<button>Anmelden</button></form></section>`,
      }),
      status,
    );
  };

  return {
    ask,
    sessionOf: (context) => sessions.find(getCookie(context, COOKIE)),
    logIn: (context, form) => {
      if (!isSameSecret(form.text('csrf'), getCookie(context, FORM_COOKIE) ?? newSecret())) {
        return ask(context, 403, 'Dieses Formular war zu alt. Bitte geben Sie das Passwort noch einmal ein.');
      }
      const seconds = mayTry(callerAddress(context, options));
      if (seconds > 0) {
        context.header('Retry-After', String(seconds));
        const minutes = Math.ceil(seconds / 60);
        return ask(
          context,
          429,
          `Zu viele Versuche. Bitte warten Sie ${minutes} Min. und versuchen Sie es dann wieder.`,
        );
      }
      if (!isSameSecret(form.text('password'), password)) return ask(context, 401, 'Das Passwort ist nicht richtig.');
      deleteCookie(context, FORM_COOKIE, cookie());
      setCookie(context, COOKIE, sessions.open(), cookie());
      return context.redirect('/backoffice', 303);
    },
    logOut: (context) => {
      sessions.end(getCookie(context, COOKIE));
      deleteCookie(context, COOKIE, cookie());
      return context.redirect('/backoffice', 303);
    },
  };
}

/** Counts an attempt before it is looked at; answers the seconds to wait, or 0. */
function createThrottle(now: () => Date): (address: string) => number {
  let attempts: { address: string; at: number }[] = [];
  return (address) => {
    const instant = now().getTime();
    attempts = attempts.filter(({ at }) => at > instant - WINDOW_MS);
    const own = attempts.filter((attempt) => attempt.address === address);
    const blocking = own.length >= MOST_PER_ADDRESS ? own[0] : attempts.length >= MOST_OF_ALL ? attempts[0] : undefined;
    if (blocking) return Math.max(1, Math.ceil((blocking.at + WINDOW_MS - instant) / 1000));
    attempts.push({ address, at: instant });
    return 0;
  };
}
