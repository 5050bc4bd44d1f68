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
import { type PersonOrder, personOrders, personSets } from './find-persons';
import { personPage } from './person-page';
import { personsPage } from './persons-page';
import { lockActions, recordsLimitOf } from './records-table';
import type { RequestInput } from './requests-section';

const LAST_PAGE = 100_000;

/** Serves the list of persons, and the page of one; serve-decisions handles the decisions. */
export function servePersons(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  pages.get('/:client/persons', async (context) => {
    const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const [search, status] = [queryLine(context, 'search'), queryLine(context, 'status')];
    const set = isKeyOf(personSets, status) ? status : 'all';
    const filter = { client: clientOf(context), search, set, order: orderOf(queryLine(context, 'sort')), page };
    const content = await personsPage(database, filter, now());
    return show(context, { title: 'Personen', current: 'persons', content });
  });

  pages.get('/:client/persons/:id', async (context) => {
    return (await showPerson(context, options)) ?? context.notFound();
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

const orderOf = (text: string): PersonOrder => personOrders.find((order) => order === text) ?? 'urgent';

/**
 * Shows the page of the person in the address; undefined if this client has no such person.
 *
 * @param failure the input that could not be used, with the message above the page
 */
export async function showPerson(
  context: Context<BackOfficeEnv>,
  options: OfficeOptions,
  failure?: { input: RequestInput; status: 409 | 422; problem?: string | undefined },
): Promise<Response | undefined> {
  const { database, now } = options;
  const view = await personPage(database, {
    ...{ client: clientOf(context), id: idInPath(context), csrf: csrfOf(context) },
    ...{
      role: context.get('session').operator.role,
      now: now(),
      recordsLimit: recordsLimitOf(context),
      input: failure?.input,
    },
  });
  if (!view) return undefined;
  const { bar, ...pageOptions } = await recentDecisions(context, options, {
    from: 'person',
    accountId: idInPath(context),
  });
  const { input: _, ...answer } = failure ?? { input: undefined };
  return show(context, {
    ...view,
    ...{ current: 'persons', content: html`${bar}${view.content}` },
    ...pageOptions,
    ...answer,
  });
}
