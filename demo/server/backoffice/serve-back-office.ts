import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { routePath } from 'hono/route';
import type { AppEnv } from '../platform/http/app-env';
import { currentRequest } from '../platform/http/current-request';
import { Problem } from '../platform/http/problem';
import { isUpload, MAX_BESIDE } from '../platform/http/receive-file';
import { showClients } from './clients/clients-page';
import type { OfficeOptions } from './options';
import { clientPages } from './page/client-pages';
import { type Failure, failureOf, failurePage, RETRY_SECONDS } from './page/failure';
import { type Form, formOf, formWithFile } from './page/form';
import type { OfficeEnv } from './page/office';
import { sentFrom } from './page/own-page';
import { contentSecurityPolicy } from './page/page';
import { carriedBy, keptOf, sendAgain } from './page/resume-form';
import { createLogIn, type LogIn, type Session } from './session/log-in';
import type { LogInRequest } from './session/log-in-page';
import { isProof } from './session/proofs';

const MAX_BODY_SIZE = 1_048_576;
const LOG_IN = '/backoffice/login';
const LOG_OUT = '/backoffice/logout';

const UNKNOWN: Failure = { status: 404, problem: 'Diese Seite gibt es nicht.' };
const NOT_HERE: Failure = { status: 405, problem: 'Das geht hier nicht.' };
const FROM_ELSEWHERE: Failure = { status: 403, problem: 'Dieses Formular kam von einer anderen Website.' };
const OTHER_SESSION: Failure = {
  status: 403,
  problem: 'Dieses Formular stammt aus einer anderen Sitzung. Prüfen Sie Ihre Eingabe und senden Sie sie noch einmal.',
};

/** Serves /backoffice: the decisions on persons, relations, addresses and settings of each client. */
export function serveBackOffice(app: Hono<AppEnv>, options: OfficeOptions): void {
  const { backOfficePassword } = options;
  const office = backOfficePassword ? officeOf(options, createLogIn(options, backOfficePassword)) : undefined;
  for (const path of ['/backoffice', '/backoffice/*']) {
    app.all(path, (context) => {
      if (!office) throw new Problem(404, 'not_found');
      return office.fetch(context.req.raw, context.env);
    });
  }
}

const bringsFile = (context: Context) => isUpload(context.req.method, context.req.path);

function officeOf(options: OfficeOptions, door: LogIn): Hono<OfficeEnv> {
  const office = new Hono<OfficeEnv>({ strict: false }).basePath('/backoffice');
  office.use(async (context, next) => {
    context.header('Content-Security-Policy', contentSecurityPolicy());
    context.header('Cache-Control', 'no-store');
    await next();
    const request = currentRequest();
    if (request) request.route = routePath(context);
  });
  office.onError((error, context) => {
    const failure = failureOf(error, bringsFile(context) ? options.largestUpload : MAX_BODY_SIZE);
    if (failure.status === 500 || !(error instanceof Problem)) options.onError(error);
    return answerFailure(context, options, door, failure);
  });
  office.notFound((context) => failurePage(context, UNKNOWN));
  const limitedTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: () => Promise.reject(new Problem(413, 'too_large')) });
  const [small, large] = [limitedTo(MAX_BODY_SIZE), limitedTo(options.largestUpload + MAX_BESIDE)];
  office.use((context, next) => (bringsFile(context) ? large : small)(context, next));
  office.use(async (context, next) => {
    const isPost = context.req.method === 'POST';
    if (!isPost && !['GET', 'HEAD'].includes(context.req.method)) return failurePage(context, NOT_HERE);
    if (isPost && sentFrom(context, options) === 'other') return failurePage(context, FROM_ELSEWHERE);
    if (isPost && !bringsFile(context)) context.set('form', await formOf(context));
    if (isPost && context.req.path === LOG_IN) return door.logIn(context, context.get('form'));
    const session = await door.sessionOf(context);
    if (!session) return door.ask(context, context.req.path === '/backoffice' ? 200 : 401, askedFor(context, options));
    context.set('session', session);
    // Files are accepted from logged-in operators only.
    if (isPost && bringsFile(context)) context.set('form', await formWithFile(context));
    if (isPost && !isProof(session.csrf, context.get('form').text('csrf')))
      return answerFailure(context, options, door, OTHER_SESSION);
    await next();
  });
  office.get('/', (context) => showClients(context, options));
  office.post('/logout', (context) => door.logOut(context));
  // The operator has reloaded a page that answered the log-in or log-out form.
  for (const path of ['/login', '/logout']) office.get(path, (context) => context.redirect('/backoffice', 303));
  office.route('/', clientPages(options));
  return office;
}

/**
 * Returns the request of an operator without a session, for after the log-in; a form only if it surely came from our
 * page.
 */
function askedFor(context: Context<OfficeEnv>, options: OfficeOptions): LogInRequest {
  if (context.req.path === LOG_OUT) return {};
  if (context.req.method !== 'POST') return { kept: keptOf(context) };
  const problem = 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich wieder an.';
  if (sentFrom(context, options) !== 'own') return { problem };
  // A file cannot be carried over; its page asks for it again.
  if (context.get('form') === undefined) return { problem, kept: keptOf(context) };
  return { problem: `${problem} Ihre Eingabe bleibt erhalten.`, kept: keptOf(context, context.get('form')) };
}

/** Renders the failure and a form that repeats the request, if it surely came from our page. */
function answerFailure(
  context: Context<OfficeEnv>,
  options: OfficeOptions,
  door: LogIn,
  failure: Failure,
): Response | Promise<Response> {
  const form: Form | undefined = context.get('form');
  if (context.req.method !== 'POST') {
    const again = html`<p><a href="${keptOf(context).path}">Noch einmal versuchen</a></p>`;
    return failurePage(context, failure, failure.status >= 500 ? again : undefined);
  }
  if (!form || sentFrom(context, options) !== 'own') return failurePage(context, failure);
  if (context.req.path === LOG_IN) return askAgain(context, door, failure, form);
  const session: Session | undefined = context.get('session');
  return failurePage(context, failure, sendAgain(keptOf(context, form), session?.csrf ?? form.text('csrf')));
}

/** Renders the log-in page after a failure; unlike other input, the password is not sent back to the browser. */
function askAgain(context: Context, door: LogIn, failure: Failure, form: Form): Response | Promise<Response> {
  const isAway = failure.status === 503;
  if (isAway) context.header('Retry-After', RETRY_SECONDS);
  return door.ask(context, isAway ? 503 : 500, { problem: failure.problem, kept: carriedBy(form) });
}
