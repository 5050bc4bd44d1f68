import type { Context } from 'hono';
import { html } from 'hono/html';
import { lockableTables, lockRecord } from '../../reviews/lock-record';
import { recentDecisions } from '../decisions/recent-decisions';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  idInPath,
  isKeyOf,
  queryLine,
  redirectWithResult,
  show,
} from '../page/office';
import { lockActions } from './locked-records';
import { personPage } from './person-page';
import { personsPage } from './persons-page';

const LAST_PAGE = 100_000;

/** Serves the list of persons, and the page of one; serve-decisions handles the decisions. */
export function servePersons(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;
  pages.get('/:client/persons', async (context) => {
    const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const [search, status] = [queryLine(context, 'search'), queryLine(context, 'status')];
    const content = await personsPage(database, { client: clientOf(context), search, status, page });
    return show(context, { title: `Personen: ${context.get('clientName')}`, current: 'persons', content });
  });

  pages.get('/:client/persons/:id', async (context) => {
    const view = await personPage(database, formContextOf(context));
    if (!view) return context.notFound();
    const { bar, ...pageOptions } = await recentDecisions(context, options, {
      from: 'person',
      accountId: idInPath(context),
    });
    return show(context, { ...view, current: 'persons', content: html`${bar}${view.content}`, ...pageOptions });
  });

  pages.post('/:client/persons/:id/records', async (context) => {
    const form = context.get('form');
    const [kind, action] = [form.line('kind'), form.line('action')];
    if (!isKeyOf(lockableTables, kind) || !isKeyOf(lockActions, action)) return context.notFound();
    const accountId = idInPath(context);
    const lockRequest = { kind, record: form.line('record'), accountId, isLocked: action === 'lock' };
    return redirectWithResult(
      context,
      `/persons/${accountId}`,
      await lockRecord(options, lockRequest, actorContextOf(context, options)),
    );
  });
}

const formContextOf = (context: Context<BackOfficeEnv>) => ({
  client: clientOf(context),
  id: idInPath(context),
  csrf: csrfOf(context),
});
