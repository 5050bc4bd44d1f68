import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { callerAddress } from '../../../platform/http/caller';
import { isSecret, newSecret } from '../../../platform/secrets';
import type { OfficeOptions } from '../../options';
import type { BackOfficeApp, BackOfficeEnv } from '../../page/office';
import { type InterruptedRequest, readInterruptedRequest } from '../../page/resume-form';
import { type LogIn, OLD_FORM } from '../../session/log-in';
import { countLoginAttempt, deleteAttempts } from '../../session/login-attempts';
import { findOperator } from './identities';
import { beginLogIn, LOG_IN_MS, takeLogIn } from './logins';
import { leadingPage } from './openid-pages';
import { createProvider, type OpenIdSettings, ProviderFailure } from './provider';

const CALLBACK_PATH = '/backoffice/openid/callback';
/** The cookie that ties a log-in at the provider to its browser. */
const BROWSER_COOKIE = 'backoffice-openid';

type Interrupted = InterruptedRequest | undefined;

/** Serves the log-in at a provider of OpenID Connect. */
export function serveOpenId(
  pages: BackOfficeApp,
  options: OfficeOptions,
  { logIn, settings }: { logIn: LogIn; settings: OpenIdSettings },
): void {
  const { database, now, log } = options;
  const { name } = settings;
  const provider = createProvider(settings, options);
  const callback = () => `${options.publicUrl()}${CALLBACK_PATH}`;
  const originOf = (context: Context) => `openid ${callerAddress(context, options)}`;

  async function start(context: Context<BackOfficeEnv>): Promise<Response> {
    const form = context.get('form');
    const interrupted = readInterruptedRequest(form);
    if (!logIn.isOwnForm(context, form)) return logIn.showPage(context, 403, { interrupted, problem: OLD_FORM });
    const seconds = await countLoginAttempt(options, originOf(context));
    if (seconds > 0) return logIn.showPage(context, 429, { interrupted, problem: tooManyText(context, seconds) });
    const existing = getCookie(context, BROWSER_COOKIE) ?? '';
    const browser = isSecret(existing) ? existing : newSecret();
    const secrets = await beginLogIn(database, { browser, interrupted, now: now() });
    try {
      const target = await provider.logInAddress(secrets, callback());
      // Lax, because the person comes back from another site.
      setCookie(context, BROWSER_COOKIE, browser, {
        ...{ path: '/backoffice/openid', httpOnly: true, sameSite: 'Lax', maxAge: LOG_IN_MS / 1000 },
        secure: options.publicUrl().startsWith('https:'),
      });
      return context.html(leadingPage({ title: 'Anmelden', target, label: `Weiter zu ${name}` }));
    } catch (error) {
      const { status, problem } = answerTo(error);
      return logIn.showPage(context, status, { interrupted, problem });
    }
  }

  async function comeBack(context: Context<BackOfficeEnv>): Promise<Response> {
    const { search, searchParams } = new URL(context.req.url);
    const begun = await takeLogIn(database, {
      browser: getCookie(context, BROWSER_COOKIE) ?? '',
      state: searchParams.get('state') ?? '',
      now: now(),
    });
    if (!begun)
      return logIn.showPage(context, 403, {
        problem:
          'Diese Anmeldung ist zu alt oder hat in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
      });
    const { interrupted, secrets } = begun;
    try {
      const identity = await provider.identify(new URL(callback() + search), secrets);
      const found = await database.transaction((transaction) => findOperator(transaction, identity, now()));
      if (typeof found === 'string') {
        log.event('openid_refused', { reason: found }, 'warn');
        return logIn.showPage(context, 403, { interrupted, problem: withoutAccess[found](name) });
      }
      await deleteAttempts(options, originOf(context));
      return await admit(context, found.operatorId, interrupted);
    } catch (error) {
      const { status, problem } = answerTo(error);
      return logIn.showPage(context, status, { interrupted, problem });
    }
  }

  /**
   * Opens the session; the provider's own second factor is enough, unless everybody needs one here. A redirect would
   * lack its cookie, because the person comes from another site.
   */
  async function admit(context: Context<BackOfficeEnv>, operatorId: number, interrupted: Interrupted) {
    const open = options.isSecondFactorRequired ? logIn.admit : logIn.openSession;
    const opened = await open(context, operatorId, interrupted);
    const target = opened.headers.get('location');
    return target === null ? opened : context.html(leadingPage({ title: 'Angemeldet', target, label: 'Weiter' }));
  }

  /** Logs a failure of the provider, without secrets. Returns the answer to it. */
  function answerTo(error: unknown): { status: 403 | 503; problem: string } {
    if (!(error instanceof ProviderFailure)) throw error;
    log.event('openid_refused', { kind: error.kind, reason: error.reason }, 'warn');
    return { status: error.kind === 'unavailable' ? 503 : 403, problem: failures[error.kind](name) };
  }

  pages.post('/openid/start', start);
  pages.get('/openid/callback', comeBack);
}

const failures = {
  unavailable: (name: string) =>
    `${name} antwortet gerade nicht richtig. Melden Sie sich mit Ihrem Passwort an, oder versuchen Sie es in ein paar Minuten wieder.`,
  cancelled: (name: string) => `Sie haben die Anmeldung mit ${name} abgebrochen.`,
  invalid: (name: string) =>
    `Die Antwort von ${name} war nicht gültig, darum wurden Sie nicht angemeldet. Bitte versuchen Sie es noch einmal.`,
} as const;

const withoutAccess = {
  unknown: (name: string) =>
    `Für Ihr Konto bei ${name} gibt es hier keinen Zugang. Bitten Sie jemanden mit der Rolle „Alles“, Sie einzuladen.`,
  unverified: (name: string) =>
    `${name} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, und melden Sie sich dann wieder an.`,
  blocked: () => 'Ihr Zugang ist gesperrt.',
} as const;

function tooManyText(context: Context, seconds: number): string {
  context.header('Retry-After', String(seconds));
  return `Zu viele Versuche. Bitte warten Sie ${Math.ceil(seconds / 60)} Min. und versuchen Sie es dann wieder.`;
}
