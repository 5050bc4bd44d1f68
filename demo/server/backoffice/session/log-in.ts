import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { callerAddress } from '../../platform/http/caller';
import { hashOf, isSecret, newSecret } from '../../platform/secrets';
import type { OfficeOptions } from '../options';
import { RETRY_SECONDS } from '../page/failure';
import type { Form } from '../page/form';
import { backOfficePage } from '../page/page';
import { type InterruptedRequest, readInterruptedRequest, resendForm } from '../page/resume-form';
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
  showPage(
    context: Context,
    status: 200 | 401 | 403 | 429 | 500 | 503,
    request?: LogInRequest,
  ): Response | Promise<Response>;
  logIn(context: Context, form: Form): Promise<Response>;
  logOut(context: Context): Promise<Response>;
};

/** Creates the log-in, which opens a session for everybody who knows the password. */
export function createLogIn(options: OfficeOptions, password: string): LogIn {
  const sessions = officeCookies(options, password, 'session');
  const devices = officeCookies(options, password, 'device');
  const checkAttempt = passwordGate(options, password);
  // A function, because the public address is known only once the server listens.
  const cookie = () =>
    ({
      path: '/backoffice',
      httpOnly: true,
      sameSite: 'Strict',
      secure: options.publicUrl().startsWith('https:'),
    }) as const;

  const showPage: LogIn['showPage'] = (context, status, request = {}) => {
    // A script or a frame requests this in the background: the cookie of its answer would end the form that the user
    // sees.
    if (!['document', undefined].includes(context.req.header('sec-fetch-dest')))
      return context.text('Bitte melden Sie sich an.', status);
    // An existing cookie is used again, so that a log-in form in another tab stays valid.
    const existing = getCookie(context, FORM_COOKIE) ?? '';
    const secret = isSecret(existing) ? existing : newSecret();
    setCookie(context, FORM_COOKIE, secret, cookie());
    return context.html(logInPage(proofOf(secret), request), status);
  };

  const openSession = async (
    context: Context,
    device: string | undefined,
    interrupted: InterruptedRequest | undefined,
  ) => {
    await sessions.end(getCookie(context, SESSION_COOKIE));
    const deviceSecret = device ?? (await devices.open());
    const session = await sessions.open(nameOf(deviceSecret).slice(0, DEVICE_DIGITS));
    setCookie(context, SESSION_COOKIE, session, cookie());
    setCookie(context, DEVICE_COOKIE, deviceSecret, { ...cookie(), maxAge: DEVICE_SECONDS });
    deleteCookie(context, FORM_COOKIE, cookie());
    if (!interrupted?.fields) return context.redirect(interrupted?.path ?? '/backoffice', 303);
    const csrf = proofOf(session);
    return context.html(
      backOfficePage({ title: 'Ihre Eingabe ist noch da', csrf, content: resendForm(interrupted, csrf) }),
    );
  };

  return {
    showPage,
    sessionOf: async (context) => {
      const cookieFound = await sessions.find(getCookie(context, SESSION_COOKIE));
      return cookieFound && { csrf: proofOf(cookieFound.secret), operator: cookieFound.device ?? undefined };
    },
    logIn: async (context, form) => {
      const interrupted = readInterruptedRequest(form);
      const secret = getCookie(context, FORM_COOKIE) ?? '';
      if (!isSecret(secret) || !isProof(proofOf(secret), form.text('csrf'))) {
        const problem = 'Dieses Formular war zu alt. Bitte geben Sie das Passwort noch einmal ein.';
        return showPage(context, 403, { interrupted, problem });
      }
      const device = (await devices.find(getCookie(context, DEVICE_COOKIE)))?.secret;
      const verdict = await checkAttempt(form.text('password'), callerOf(context, options, device));
      if (verdict === 'busy') return showPage(context, 503, { interrupted, problem: busyText(context) });
      if (verdict === 'wrong')
        return showPage(context, 401, { interrupted, problem: 'Das Passwort ist nicht richtig.' });
      if (verdict !== 'right')
        return showPage(context, 429, { interrupted, problem: waitText(context, verdict.seconds) });
      return openSession(context, device, interrupted);
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
