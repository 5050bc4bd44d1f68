import type { Context } from 'hono';
import { html } from 'hono/html';
import { lockableTables, lockRecord } from '../../reviews/lock-record';
import { recentDecisions } from '../decisions/recent-decisions';
import type { OfficeOptions } from '../options';
import {
  actorOf,
  clientOf,
  csrfOf,
  goOn,
  idInPath,
  isKeyOf,
  type Office,
  type OfficeEnv,
  queryLine,
  show,
} from '../page/office';
import { lockActions } from './locked-records';
import { personPage } from './person-page';
import { personsPage } from './persons-page';

const LAST_PAGE = 100_000;

/** Serves the list of persons, and the page of one; serve-decisions handles the decisions. */
export function servePersons(pages: Office, options: OfficeOptions): void {
  const { database } = options;
  pages.get('/:client/persons', async (context) => {
    const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const [search, status] = [queryLine(context, 'search'), queryLine(context, 'status')];
    const content = await personsPage(database, { client: clientOf(context), search, status, page });
    return show(context, { title: `Personen: ${context.get('clientName')}`, current: 'persons', content });
  });

  pages.get('/:client/persons/:id', async (context) => {
    const found = await personPage(database, partsOf(context));
    if (!found) return context.notFound();
    const { bar, ...said } = await recentDecisions(context, options, { from: 'person', accountId: idInPath(context) });
    return show(context, { ...found, current: 'persons', content: html`${bar}${found.content}`, ...said });
  });

  pages.post('/:client/persons/:id/records', async (context) => {
    const form = context.get('form');
    const [kind, action] = [form.line('kind'), form.line('action')];
    if (!isKeyOf(lockableTables, kind) || !isKeyOf(lockActions, action)) return context.notFound();
    const accountId = idInPath(context);
    const wish = { kind, record: form.line('record'), accountId, isLocked: action === 'lock' };
    return goOn(context, `/persons/${accountId}`, await lockRecord(options, wish, actorOf(context, options)));
  });
}

const partsOf = (context: Context<OfficeEnv>) => ({
  client: clientOf(context),
  id: idInPath(context),
  csrf: csrfOf(context),
});
