import type { Context } from 'hono';
import { callerAddress } from '../../platform/http/caller';
import { hashOf, isSecret, newSecret } from '../../platform/secrets';
import { findByEmail, hasOperators, noteLogIn } from '../operators/operators';
import type { SessionOperator } from '../operators/roles';
import { secondFactorOf } from '../operators/second-factor/second-factor';
import type { OfficeOptions } from '../options';
import { backOfficePage } from '../page/document';
import { RETRY_SECONDS } from '../page/failure';
import type { Form } from '../page/form';
import type { Html } from '../page/page';
import { type InterruptedRequest, readInterruptedRequest, resendForm } from '../page/resume-form';
import { type AttemptGate, type AttemptResult, type Caller, newAttemptGate } from './attempt-gate';
import { browserCookies } from './browser-cookies';
import { askSecondFactor } from './factor-step';
import { firstLogInPage, type LogInRequest, logInPage } from './log-in-page';
import { officeCookies } from './office-cookies';
import { type OfficePasswords, officePasswords } from './office-password';
import { isProof, proofOf } from './proofs';

/** An operator's session: `csrf` is required in every form. */
export type Session = { id: number; csrf: string; operator: SessionOperator };

/** The statuses of the pages before the log-in. */
export type LogInStatus = 200 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503;

/** The log-in and log-out of the back office. */
export type LogIn = {
  passwords: OfficePasswords;
  gate: AttemptGate;
  /** Checks whether there is anything to log in to: an operator, or the shared password for the first one. */
  isOpen(): Promise<boolean>;
  sessionOf(context: Context): Promise<Session | undefined>;
  /** Renders the log-in page. */
  showPage(context: Context, status: LogInStatus, request?: LogInRequest): Promise<Response>;
  /** Renders a page with a form before the log-in, which {@link LogIn.isOwnForm} recognizes. */
  showForm(context: Context, status: LogInStatus, page: (csrf: string) => Html): Response | Promise<Response>;
  /** Checks that a form comes from a page of this browser. */
  isOwnForm(context: Context, form: Form): boolean;
  logIn(context: Context, form: Form): Promise<Response>;
  /** Admits an operator who has proved the password: with a second factor that is on, its code comes first. */
  admit(context: Context, operatorId: number, interrupted: InterruptedRequest | undefined): Promise<Response>;
  /** Opens a new session for an operator who has proved who they are, and ends the previous one of this browser. */
  openSession(context: Context, operatorId: number, interrupted: InterruptedRequest | undefined): Promise<Response>;
  logOut(context: Context): Promise<Response>;
};

/** The text for a form that is too old or comes from another browser. */
export const OLD_FORM = 'Dieses Formular war zu alt. Bitte füllen Sie es noch einmal aus.';

/** Creates the log-in of operators. */
export function createLogIn(options: OfficeOptions): LogIn {
  const { database, now, backOfficePassword, demoOperator } = options;
  const sessions = officeCookies(options, 'session');
  const devices = officeCookies(options, 'device');
  const firsts = officeCookies(options, 'first');
  const cookies = browserCookies(options);
  const gate = newAttemptGate(options);
  const passwords = officePasswords(options.newHashing);
  let sharedHash: Promise<string> | undefined;
  let hasAny = false;

  /** Checks whether there is an operator; once there is one, the database is not asked again. */
  const isSetUp = async () => {
    hasAny ||= await hasOperators(database);
    return hasAny;
  };

  const showForm: LogIn['showForm'] = (context, status, page) => {
    // An existing cookie is used again, so that a form in another tab stays valid.
    const existing = cookies.get(context, 'form') ?? '';
    const secret = isSecret(existing) ? existing : newSecret();
    cookies.set(context, 'form', secret);
    return context.html(page(proofOf(secret)), status);
  };

  const showPage: LogIn['showPage'] = async (context, status, request = {}) => {
    // A script or a frame requests this in the background: the cookie of its answer would end the form that the user
    // sees.
    if (!['document', undefined].includes(context.req.header('sec-fetch-dest')))
      return context.text('Bitte melden Sie sich an.', status);
    // Without a database nobody can create the first account anyway.
    const isFirst = !(await isSetUp().catch(() => true));
    return showForm(context, status, (csrf) =>
      isFirst ? firstLogInPage(csrf, request) : logInPage(csrf, { email: demoOperator, ...request }, options.openId),
    );
  };

  const openSession: LogIn['openSession'] = async (context, operatorId, interrupted) => {
    await sessions.end(cookies.get(context, 'session'));
    const deviceSecret = (await devices.find(cookies.get(context, 'device')))?.secret ?? (await devices.open());
    const session = await sessions.open({ operatorId, userAgent: context.req.header('user-agent') });
    await noteLogIn(database, operatorId, now());
    cookies.set(context, 'session', session);
    cookies.set(context, 'device', deviceSecret);
    for (const name of ['form', 'factor', 'first'] as const) cookies.delete(context, name);
    if (!interrupted?.fields) return context.redirect(interrupted?.path ?? '/backoffice', 303);
    const csrf = proofOf(session);
    return context.html(
      backOfficePage({ title: 'Ihre Eingabe ist noch da', csrf, content: resendForm(interrupted, csrf) }),
    );
  };

  const admit: LogIn['admit'] = async (context, operatorId, interrupted) => {
    const { isOn } = await secondFactorOf(database, operatorId);
    return isOn
      ? askSecondFactor(context, options, operatorId, interrupted)
      : openSession(context, operatorId, interrupted);
  };

  /** Compares the shared password, with which the first operator begins. */
  const compareShared = async (typed: string, isKnownDevice: boolean) => {
    if (!backOfficePassword) return false;
    sharedHash ??= passwords.hash(backOfficePassword).catch((error: unknown) => {
      sharedHash = undefined;
      throw error;
    });
    return passwords.matches(typed, await sharedHash, isKnownDevice);
  };

  const isOwnForm: LogIn['isOwnForm'] = (context, form) => {
    const secret = cookies.get(context, 'form') ?? '';
    return isSecret(secret) && isProof(proofOf(secret), form.text('csrf'));
  };

  return {
    ...{ passwords, gate, showPage, showForm, isOwnForm, admit, openSession },
    isOpen: async () => Boolean(backOfficePassword) || isSetUp(),
    sessionOf: async (context) => {
      const found = await sessions.find(cookies.get(context, 'session'));
      return found?.operator ? { id: found.id, csrf: proofOf(found.secret), operator: found.operator } : undefined;
    },
    logIn: async (context, form) => {
      const interrupted = readInterruptedRequest(form);
      const email = form.line('email') || demoOperator || '';
      const again = { interrupted, ...(email !== '' && { email }) };
      if (!isOwnForm(context, form)) return showPage(context, 403, { ...again, problem: OLD_FORM });
      const device = (await devices.find(cookies.get(context, 'device')))?.secret;
      const caller = callerOf(context, options, device);
      const typed = form.text('password');
      const isFirst = !(await isSetUp());
      const candidate = isFirst ? undefined : await findByEmail(database, email);
      const verdict = await gate(caller, () =>
        isFirst
          ? compareShared(typed, caller.isKnownDevice)
          : passwords.matches(typed, candidate?.passwordHash ?? undefined, caller.isKnownDevice),
      );
      if (verdict !== 'right') {
        const wrongText = isFirst
          ? 'Das Passwort ist nicht richtig.'
          : 'E-Mail-Adresse oder Passwort ist nicht richtig.';
        return showPage(context, ...refusalOf(context, verdict, wrongText, again));
      }
      if (candidate) return admit(context, candidate.id, interrupted);
      cookies.set(context, 'first', await firsts.open());
      return context.redirect('/backoffice/first-account', 303);
    },
    logOut: async (context) => {
      await sessions.end(cookies.get(context, 'session'));
      cookies.delete(context, 'session');
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
    : { origin: `device ${Buffer.from(hashOf(device)).toString('hex')}`, isKnownDevice: true };

/** Returns the status and the request of the page after a try that was not right. */
export function refusalOf(
  context: Context,
  verdict: Exclude<AttemptResult, 'right'>,
  wrongText: string,
  request: LogInRequest,
): [LogInStatus, LogInRequest] {
  if (verdict === 'wrong') return [401, { ...request, problem: wrongText }];
  if (verdict === 'busy') return [503, { ...request, problem: busyText(context) }];
  return [429, { ...request, problem: waitText(context, verdict.seconds) }];
}

function waitText(context: Context, seconds: number): string {
  context.header('Retry-After', String(seconds));
  return `Zu viele Versuche. Bitte warten Sie ${Math.ceil(seconds / 60)} Min. und versuchen Sie es dann wieder.`;
}

function busyText(context: Context): string {
  context.header('Retry-After', RETRY_SECONDS);
  return 'Gerade melden sich zu viele gleichzeitig an. Bitte versuchen Sie es in ein paar Sekunden wieder.';
}
