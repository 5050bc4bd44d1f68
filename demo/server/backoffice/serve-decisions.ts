import type { AppOptions } from '../app-options';
import { accountActions, changeAccount } from './account-actions';
import { askReason, isConfirmed } from './ask-reason';
import { accountKinds, relationKinds, telling } from './decision-mails';
import { clientOf, doingOf, goOn, goOnFrom, idOf, isKeyOf, type Office } from './office';
import { loadPersonName } from './person-page';
import { givenReason, templatesOf } from './reasons';
import { decide, needsReason, relationActions } from './relation-actions';
import { loadRelations } from './relation-section';
import { undoDecision } from './undo-decision';

/** Takes decisions on accounts and relations; where the person must get a reason, the operator sees the mail first. */
export function serveDecisions(pages: Office, options: AppOptions): void {
  const { database } = options;
  pages.post('/:client/persons/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [idOf(context), form.line('action')];
    if (!isKeyOf(accountActions, action)) return context.notFound();
    const templates = templatesOf.account(action);
    const told = { client: clientOf(context), kind: accountKinds[action], reason: givenReason(form).words };
    if (templates && !(isConfirmed(context) && told.reason)) {
      const name = await loadPersonName(database, told.client, id);
      if (name === undefined) return context.notFound();
      const asked = { label: accountActions[action], subject: `Konto: ${name}`, seen: '', templates };
      return askReason(context, options, { ...asked, told, accountId: id, isOptional: false });
    }
    const decision = { id, action, reason: told.reason };
    const result = await changeAccount(options, decision, doingOf(context, options), telling(options, told));
    return goOnFrom(context, `/persons/${id}`, result);
  });

  pages.post('/:client/persons/:id/relations/:relation', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (!isKeyOf(relationActions, action)) return context.notFound();
    const [accountId, relationId] = [idOf(context), idOf(context, 'relation')];
    const templates = templatesOf.relation(action);
    const told = {
      client: clientOf(context),
      kind: relationKinds[action],
      relationId,
      reason: givenReason(form).words,
    };
    const isOptional = !needsReason(action);
    const ask = async (seen: string | undefined, result?: 'stale') => {
      const isOurs = (await loadPersonName(database, told.client, accountId)) !== undefined;
      const relation = (await loadRelations(database, accountId)).find(({ id }) => id === relationId);
      if (!isOurs || !relation || !templates) return undefined;
      const subject = [relation.role ?? 'Ohne Rolle', relation.address].filter(Boolean).join(', ');
      const asked = { label: relationActions[action], subject, seen: seen ?? relation.seen, templates };
      return askReason(context, options, { ...asked, told, accountId, isOptional }, result);
    };
    if (templates && !(isConfirmed(context) && (isOptional || told.reason))) {
      return (await ask(form.line('seen'))) ?? goOnFrom(context, `/persons/${accountId}`, 'gone');
    }
    const decision = { ...doingOf(context, options), relationId, action, reason: told.reason, seen: form.line('seen') };
    const result = await decide(options, decision, telling(options, told));
    // The operator must not lose a typed reason because the person or another operator was faster.
    const again = result === 'stale' && told.reason ? await ask(undefined, result) : undefined;
    if (again) return again;
    return goOnFrom(context, `/persons/${accountId}`, result === 'done' && action === 'remove' ? 'removed' : result);
  });

  pages.post('/:client/decisions/:id', async (context) => {
    const { result, accountId } = await undoDecision(options, idOf(context), doingOf(context, options));
    return goOn(context, accountId === undefined ? '' : `/persons/${accountId}`, result);
  });
}
