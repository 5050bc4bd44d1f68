import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { routePath } from 'hono/route';
import { MAX_STATEMENT_BYTES } from '../adverts/statements/read/read-statement';
import type { AppEnv } from '../platform/http/app-env';
import { currentRequest } from '../platform/http/current-request';
import { Problem } from '../platform/http/problem';
import { isUpload, MAX_EXTRA_BYTES } from '../platform/http/receive-file';
import { serveAccount } from './account/serve-account';
import { showClients } from './clients/clients-page';
import { serveOpenId } from './operators/openid-connect/serve-openid';
import { forbiddenTo } from './operators/require-role';
import { secondFactorOf } from './operators/second-factor/second-factor';
import { SECOND_FACTOR_PATH } from './operators/second-factor/second-factor-page';
import { serveSecondFactor } from './operators/second-factor/serve-second-factor';
import { serveOperators } from './operators/serve-operators';
import type { OfficeOptions } from './options';
import { serveAssets } from './page/assets';
import { clientPages } from './page/client-pages';
import { type Failure, failureOf, failurePage, RETRY_SECONDS, UNKNOWN } from './page/failure';
import { type Form, formOf, formWithFile } from './page/form';
import { findOwnClients } from './page/navigation';
import { type BackOfficeEnv, show } from './page/office';
import { formOriginOf } from './page/own-page';
import { interruptedRequestOf, readInterruptedRequest, resendForm } from './page/resume-form';
import { contentSecurityPolicy } from './page/security-policy';
import { browserCookies } from './session/browser-cookies';
import { serveFactorStep } from './session/factor-step';
import { serveFirstAccount } from './session/first-account';
import { createLogIn, type LogIn, type Session } from './session/log-in';
import type { LogInRequest } from './session/log-in-page';
import { isProof } from './session/proofs';
import { serveKeys } from './session/serve-keys';

const MAX_BODY_SIZE = 1_048_576;
const LOG_IN_PATH = '/backoffice/login';
const LOG_OUT_PATH = '/backoffice/logout';

// A session that has ended is deleted, so its end cannot be told more exactly.
const ENDED_BY =
  'Sie ist abgelaufen, oder jemand hat Sie abgemeldet, Ihr Passwort geändert oder Ihren Zugang gesperrt.';
const METHOD_NOT_ALLOWED: Failure = { status: 405, problem: 'Das geht hier nicht.' };
const OTHER_SITE: Failure = { status: 403, problem: 'Dieses Formular kam von einer anderen Website.' };
const OTHER_SESSION: Failure = {
  status: 403,
  problem: 'Dieses Formular stammt aus einer anderen Sitzung. Prüfen Sie Ihre Eingabe und senden Sie sie noch einmal.',
};

const NO_SECOND_FACTOR: Failure = {
  status: 403,
  problem:
    'Hier braucht jeder Zugang einen zweiten Faktor. Öffnen Sie die Verwaltung in einem neuen Tab und richten Sie ihn ein. Senden Sie dann diese Eingabe noch einmal.',
};

/** Serves /backoffice, once there is an operator or the shared password for the first one. */
export function serveBackOffice(app: Hono<AppEnv>, options: OfficeOptions): void {
  const logIn = createLogIn(options);
  const backOffice = createBackOffice(options, logIn);
  for (const path of ['/backoffice', '/backoffice/*']) {
    app.all(path, async (context) => {
      if (!(await logIn.isOpen())) throw new Problem(404, 'not_found');
      return backOffice.fetch(context.req.raw, context.env);
    });
  }
}

const isFileUpload = (context: Context) => isUpload(context.req.method, context.req.path);

/** Returns the most bytes of the file or the fields that a request may bring. */
function maxBytesOf(context: Context, { maxUploadBytes }: Pick<OfficeOptions, 'maxUploadBytes'>): number {
  if (!isFileUpload(context)) return MAX_BODY_SIZE;
  return context.req.path.includes('/invoices/statements') ? MAX_STATEMENT_BYTES : maxUploadBytes;
}

/** Creates the pages of the back office. */
export function createBackOffice(options: OfficeOptions, logIn: LogIn): Hono<BackOfficeEnv> {
  const backOffice = new Hono<BackOfficeEnv>({ strict: false }).basePath('/backoffice');
  backOffice.use(async (context, next) => {
    context.header('Content-Security-Policy', contentSecurityPolicy());
    context.header('Cache-Control', 'no-store');
    await next();
    const request = currentRequest();
    if (request) request.route = routePath(context);
  });
  backOffice.onError((error, context) => {
    const failure = failureOf(error, maxBytesOf(context, options));
    if (failure.status === 500 || !(error instanceof Problem)) options.onError(error);
    return answerFailure(context, options, logIn, failure);
  });
  serveAssets(backOffice);
  backOffice.notFound((context) => (context.get('session') ? unknownPage(context) : failurePage(context, UNKNOWN)));
  backOffice.use((context, next) => {
    const maxSize = maxBytesOf(context, options) + (isFileUpload(context) ? MAX_EXTRA_BYTES : 0);
    return bodyLimit({ maxSize, onError: () => Promise.reject(new Problem(413, 'too_large')) })(context, next);
  });
  backOffice.use(async (context, next) => {
    const isPost = context.req.method === 'POST';
    if (!isPost && !['GET', 'HEAD'].includes(context.req.method)) return failurePage(context, METHOD_NOT_ALLOWED);
    // No database keeps a NUL, so nothing has such a name.
    if (/%00/.test(new URL(context.req.url).pathname)) return failurePage(context, UNKNOWN);
    if (isPost && formOriginOf(context, options) === 'other') return failurePage(context, OTHER_SITE);
    if (isPost && !isFileUpload(context)) context.set('form', await formOf(context));
    await next();
  });
  backOffice.post('/login', (context) => logIn.logIn(context, context.get('form')));
  serveFactorStep(backOffice, options, logIn);
  serveFirstAccount(backOffice, options, logIn);
  serveKeys(backOffice, options, logIn);
  if (options.openId) serveOpenId(backOffice, options, { logIn, settings: options.openId });
  // The operator has reloaded a page that answered the log-in or log-out form.
  for (const path of ['/login', '/logout', '/openid/start'])
    backOffice.get(path, (context) => context.redirect('/backoffice', 303));
  backOffice.use(async (context, next) => {
    const isPost = context.req.method === 'POST';
    const session = await logIn.sessionOf(context);
    if (!session)
      return logIn.showPage(context, context.req.path === '/backoffice' ? 200 : 401, logInRequestOf(context, options));
    context.set('session', session);
    context.set('loadClients', () => findOwnClients(options.database, session.operator));
    // Files are accepted from logged-in operators only.
    if (isPost && isFileUpload(context)) context.set('form', await formWithFile(context));
    if (isPost && !isProof(session.csrf, context.get('form').text('csrf')))
      return answerFailure(context, options, logIn, OTHER_SESSION);
    const forbidden = forbiddenTo(session.operator, context);
    if (forbidden) return answerFailure(context, options, logIn, forbidden);
    await next();
  });
  if (options.isSecondFactorRequired)
    backOffice.use(async (context, next) => {
      const { path, method } = context.req;
      const isOpen = path.startsWith(SECOND_FACTOR_PATH) || path === LOG_OUT_PATH;
      if (isOpen || (await secondFactorOf(options.database, context.get('session').operator.id)).isOn) return next();
      return method === 'POST'
        ? answerFailure(context, options, logIn, NO_SECOND_FACTOR)
        : context.redirect(SECOND_FACTOR_PATH, 303);
    });
  serveSecondFactor(backOffice, options, logIn);
  backOffice.get('/', (context) => showClients(context, options));
  backOffice.post('/logout', (context) => logIn.logOut(context));
  serveAccount(backOffice, options, logIn);
  serveOperators(backOffice, options);
  backOffice.route('/', clientPages(options));
  return backOffice;
}

/** Says to an operator that there is no such page, in the frame of the others. */
const unknownPage = (context: Context<BackOfficeEnv>) =>
  show(context, {
    title: 'Diese Seite gibt es nicht',
    content: html`<section aria-label="Was jetzt"><p>Vielleicht ist der Eintrag gelöscht, oder die Adresse ist nicht ganz richtig.</p>
<p class="actions"><a class="button quiet" href="/backoffice">Zu den Portalen</a></p></section>`,
    status: 404,
  });

/**
 * Returns the request of an operator without a session, for after the log-in; a form only if it surely came from our
 * page.
 */
function logInRequestOf(context: Context<BackOfficeEnv>, options: OfficeOptions): LogInRequest {
  if (context.req.path === LOG_OUT_PATH) return {};
  const problem = `Ihre Sitzung ist zu Ende. ${ENDED_BY} Bitte melden Sie sich wieder an.`;
  if (context.req.method !== 'POST') {
    const hadSession = browserCookies(options).get(context, 'session') !== undefined;
    return { ...(hadSession && { problem }), interrupted: interruptedRequestOf(context) };
  }
  if (formOriginOf(context, options) !== 'own') return { problem };
  // A file cannot be carried over; its page asks for it again.
  if (context.get('form') === undefined) return { problem, interrupted: interruptedRequestOf(context) };
  return {
    problem: `${problem} Ihre Eingabe bleibt erhalten.`,
    interrupted: interruptedRequestOf(context, context.get('form')),
  };
}

/** Renders the failure and a form that repeats the request, if it surely came from our page. */
function answerFailure(
  context: Context<BackOfficeEnv>,
  options: OfficeOptions,
  logIn: LogIn,
  failure: Failure,
): Response | Promise<Response> {
  const form: Form | undefined = context.get('form');
  if (context.req.method !== 'POST') {
    const retryLink = html`<p><a href="${interruptedRequestOf(context).path}">Noch einmal versuchen</a></p>`;
    return failurePage(context, failure, failure.status >= 500 ? retryLink : undefined);
  }
  if (!form || formOriginOf(context, options) !== 'own') return failurePage(context, failure);
  if (context.req.path === LOG_IN_PATH) return showLogInAgain(context, logIn, failure, form);
  const session: Session | undefined = context.get('session');
  return failurePage(
    context,
    failure,
    resendForm(interruptedRequestOf(context, form), session?.csrf ?? form.text('csrf')),
  );
}

/** Renders the log-in page after a failure; unlike other input, the password is not sent back to the browser. */
function showLogInAgain(context: Context, logIn: LogIn, failure: Failure, form: Form): Response | Promise<Response> {
  const isUnavailable = failure.status === 503;
  if (isUnavailable) context.header('Retry-After', RETRY_SECONDS);
  return logIn.showPage(context, isUnavailable ? 503 : 500, {
    problem: failure.problem,
    interrupted: readInterruptedRequest(form),
  });
}
