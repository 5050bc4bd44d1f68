import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { callerAddress } from '../../platform/http/caller';
import { hashOf, isSecret, newSecret } from '../../platform/secrets';
import type { OfficeOptions } from '../options';
import { RETRY_SECONDS } from '../page/failure';
import type { Form } from '../page/form';
import { officePage } from '../page/page';
import { carriedBy, type Kept, sendAgain } from '../page/resume-form';
import { type LogInRequest, logInPage } from './log-in-page';
import { officeCookies } from './office-cookies';
import { type Caller, passwordGate } from './password-gate';
import { isProof, proofOf } from './proofs';

const SESSION_COOKIE = 'backoffice';
/** The cookie that ties the log-in form to its browser, before there is a session. */
const FORM_COOKIE = 'backoffice-form';
/** The cookie of a browser with an earlier log-in. */
const DEVICE_COOKIE = 'backoffice-device';
const DEVICE_SECONDS = 180 * 24 * 3600;
/** The length of a device's name in the history: enough to distinguish a few, too short for anything else. */
const DEVICE_DIGITS = 6;

/** An operator's session: `csrf` is required in every form, `operator` is the device in the history. */
export type Session = { csrf: string; operator: string | undefined };

/** The log-in and log-out of the back office. */
export type LogIn = {
  sessionOf(context: Context): Promise<Session | undefined>;
  /** Renders the log-in page. */
  ask(context: Context, status: 200 | 401 | 403 | 429 | 500 | 503, asked?: LogInRequest): Response | Promise<Response>;
  logIn(context: Context, form: Form): Promise<Response>;
  logOut(context: Context): Promise<Response>;
};

/** Creates the log-in, which opens a session for everybody who knows the password. */
export function createLogIn(options: OfficeOptions, password: string): LogIn {
  const sessions = officeCookies(options, password, 'session');
  const devices = officeCookies(options, password, 'device');
  const verdictOn = passwordGate(options, password);
  // A function, because the public address is known only once the server listens.
  const cookie = () =>
    ({
      path: '/backoffice',
      httpOnly: true,
      sameSite: 'Strict',
      secure: options.publicUrl().startsWith('https:'),
    }) as const;

  const ask: LogIn['ask'] = (context, status, asked = {}) => {
    // A script or a frame requests this in the background: the cookie of its answer would end the form that the user
    // sees.
    if (!['document', undefined].includes(context.req.header('sec-fetch-dest')))
      return context.text('Bitte melden Sie sich an.', status);
    // An existing cookie is used again, so that a log-in form in another tab stays valid.
    const known = getCookie(context, FORM_COOKIE) ?? '';
    const secret = isSecret(known) ? known : newSecret();
    setCookie(context, FORM_COOKIE, secret, cookie());
    return context.html(logInPage(proofOf(secret), asked), status);
  };

  const letIn = async (context: Context, device: string | undefined, kept: Kept | undefined) => {
    await sessions.end(getCookie(context, SESSION_COOKIE));
    const known = device ?? (await devices.open());
    const session = await sessions.open(nameOf(known).slice(0, DEVICE_DIGITS));
    setCookie(context, SESSION_COOKIE, session, cookie());
    setCookie(context, DEVICE_COOKIE, known, { ...cookie(), maxAge: DEVICE_SECONDS });
    deleteCookie(context, FORM_COOKIE, cookie());
    if (!kept?.fields) return context.redirect(kept?.path ?? '/backoffice', 303);
    const csrf = proofOf(session);
    return context.html(officePage({ title: 'Ihre Eingabe ist noch da', csrf, content: sendAgain(kept, csrf) }));
  };

  return {
    ask,
    sessionOf: async (context) => {
      const found = await sessions.find(getCookie(context, SESSION_COOKIE));
      return found && { csrf: proofOf(found.secret), operator: found.device ?? undefined };
    },
    logIn: async (context, form) => {
      const kept = carriedBy(form);
      const secret = getCookie(context, FORM_COOKIE) ?? '';
      if (!isSecret(secret) || !isProof(proofOf(secret), form.text('csrf'))) {
        const problem = 'Dieses Formular war zu alt. Bitte geben Sie das Passwort noch einmal ein.';
        return ask(context, 403, { kept, problem });
      }
      const device = (await devices.find(getCookie(context, DEVICE_COOKIE)))?.secret;
      const verdict = await verdictOn(form.text('password'), callerOf(context, options, device));
      if (verdict === 'busy') return ask(context, 503, { kept, problem: busyText(context) });
      if (verdict === 'wrong') return ask(context, 401, { kept, problem: 'Das Passwort ist nicht richtig.' });
      if (verdict !== 'right') return ask(context, 429, { kept, problem: waitText(context, verdict.seconds) });
      return letIn(context, device, kept);
    },
    logOut: async (context) => {
      await sessions.end(getCookie(context, SESSION_COOKIE));
      deleteCookie(context, SESSION_COOKIE, cookie());
      return context.redirect('/backoffice', 303);
    },
  };
}

/**
 * Returns the caller whose tries count. Strangers at the same address, as behind a shared proxy, cannot use up the
 * tries of a recognized device.
 */
const callerOf = (context: Context, options: OfficeOptions, device: string | undefined): Caller =>
  device === undefined
    ? { origin: callerAddress(context, options), isKnownDevice: false }
    : { origin: `device ${nameOf(device)}`, isKnownDevice: true };

const nameOf = (secret: string) => Buffer.from(hashOf(secret)).toString('hex');

function waitText(context: Context, seconds: number): string {
  context.header('Retry-After', String(seconds));
  return `Zu viele Versuche. Bitte warten Sie ${Math.ceil(seconds / 60)} Min. und versuchen Sie es dann wieder.`;
}

function busyText(context: Context): string {
  context.header('Retry-After', RETRY_SECONDS);
  return 'Gerade melden sich zu viele gleichzeitig an. Bitte versuchen Sie es in ein paar Sekunden wieder.';
}
