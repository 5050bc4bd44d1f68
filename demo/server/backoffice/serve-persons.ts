import type { Context } from 'hono';
import type { AppOptions } from '../app-options';
import { accountActions, changeAccount } from './account-actions';
import { accountKinds, relationKinds, telling } from './decision-mails';
import {
  clientOf,
  csrfOf,
  doingOf,
  failedText,
  goOnFrom,
  idOf,
  isKeyOf,
  type Office,
  type OfficeEnv,
  queryLine,
  show,
} from './office';
import { personPage } from './person-page';
import { personsPage } from './persons-page';
import { decide, relationActions } from './relation-actions';

const LAST_PAGE = 100_000;
const LONGEST_REASON = 500;

/** The list of persons, and one person with what can be decided. */
export function servePersons(pages: Office, options: AppOptions): void {
  const { database } = options;
  pages.get('/:client/persons', async (context) => {
    const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const [search, status] = [queryLine(context, 'search'), queryLine(context, 'status')];
    const content = await personsPage(database, { client: clientOf(context), search, status, page });
    return show(context, { title: `Personen: ${context.get('clientName')}`, current: 'persons', content });
  });

  pages.get('/:client/persons/:id', async (context) => {
    const found = await personPage(database, partsOf(context));
    return found ? show(context, found) : context.notFound();
  });

  pages.post('/:client/persons/:id', async (context) => {
    const action = context.get('form').line('action');
    if (!isKeyOf(accountActions, action)) return context.notFound();
    const told = telling(options, { client: clientOf(context), kind: accountKinds[action] });
    const result = await changeAccount(options, idOf(context), action, doingOf(context, options), told);
    return goOnFrom(context, `/persons/${idOf(context)}`, result);
  });

  pages.post('/:client/persons/:id/relations/:relation', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (!isKeyOf(relationActions, action)) return context.notFound();
    const typed = { relationId: idOf(context, 'relation'), reason: form.line('reason').slice(0, LONGEST_REASON) };
    const decision = { ...doingOf(context, options), ...typed, action, seen: form.line('seen') };
    const result = await decide(options, decision, telling(options, { ...decision, kind: relationKinds[action] }));
    // A reason that was typed must not be lost because the person or another operator was faster.
    const found =
      result === 'stale' && typed.reason ? await personPage(database, { ...partsOf(context), typed }) : undefined;
    if (found) return show(context, { ...found, status: 409, problem: failedText(result) });
    return goOnFrom(
      context,
      `/persons/${idOf(context)}`,
      result === 'done' && action === 'remove' ? 'removed' : result,
    );
  });
}

const partsOf = (context: Context<OfficeEnv>) => ({
  client: clientOf(context),
  id: idOf(context),
  csrf: csrfOf(context),
});
