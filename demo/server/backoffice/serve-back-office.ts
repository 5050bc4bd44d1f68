import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv, AppOptions } from '../app-options';
import { Problem } from '../http/problem';
import { clientPages } from './client-pages';
import { formOf } from './form';
import { createDoor, type Door } from './log-in';
import type { OfficeEnv } from './office';
import { CONTENT_SECURITY_POLICY, pageOf } from './page';
import { createSessions, isSameSecret } from './sessions';

/** Serves /backoffice: what an operator decides on persons, relations, addresses and settings of each client. */
export function serveBackOffice(app: Hono<AppEnv>, options: AppOptions): void {
  const { backOfficePassword, now } = options;
  const office = backOfficePassword
    ? officeOf(options, createDoor(options, backOfficePassword, createSessions(now)))
    : undefined;
  for (const path of ['/backoffice', '/backoffice/*']) {
    app.all(path, (context) => {
      if (!office) throw new Problem(404, 'not_found');
      return office.fetch(context.req.raw, context.env);
    });
  }
}

function officeOf(options: AppOptions, door: Door): Hono<OfficeEnv> {
  const office = new Hono<OfficeEnv>({ strict: false }).basePath('/backoffice');
  office.use(async (context, next) => {
    context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    context.header('Cache-Control', 'no-store');
    await next();
  });
  office.onError((error, context) => {
    if (!(error instanceof Problem)) options.onError(error);
    return failure(context, 500, 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.');
  });
  office.notFound((context) => failure(context, 404, 'Diese Seite gibt es nicht.'));
  office.use(async (context, next) => {
    const isPost = context.req.method === 'POST';
    if (!isPost && !['GET', 'HEAD'].includes(context.req.method)) return failure(context, 405, 'Das geht hier nicht.');
    if (isPost) context.set('form', await formOf(context));
    if (isPost && context.req.path === '/backoffice/login') return door.logIn(context, context.get('form'));
    const session = door.sessionOf(context);
    if (!session) return door.ask(context, context.req.path === '/backoffice' ? 200 : 401);
    if (isPost && !isSameSecret(context.get('form').text('csrf'), session.csrf)) {
      return failure(context, 403, 'Dieses Formular stammt aus einer anderen Sitzung. Bitte laden Sie die Seite neu.');
    }
    context.set('session', session);
    await next();
  });
  office.get('/', (context) => clientList(context, options));
  office.post('/logout', (context) => door.logOut(context));
  office.route('/', clientPages(options));
  return office;
}

/** A page that says what is wrong; it tells nothing else. */
const failure = (context: Context, status: 403 | 404 | 405 | 500, problem: string) =>
  context.html(
    pageOf({
      title: 'Das hat nicht geklappt',
      problem,
      content: html`<p><a href="/backoffice">Zur Übersicht</a></p>`,
    }),
    status,
  );

async function clientList(context: Context<OfficeEnv>, { database }: AppOptions): Promise<Response> {
  const clients = await database.query<{ key: string; name: string }>(
    'select key, name from clients order by name, key',
  );
  return context.html(
    pageOf({
      title: 'Mandanten',
      csrf: context.get('session').csrf,
      content: html`<section aria-label="Mandanten"><ul class="rows">${clients.map(
        ({ key, name }) => html`<li><a href="/backoffice/${encodeURIComponent(key)}">${name}</a></li>`,
      )}</ul></section>`,
    }),
  );
}
