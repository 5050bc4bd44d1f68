import type { Context } from 'hono';
import { changeAccount } from '../../persons/decisions/change-account';
import { decideOnRelation, needsRelationReason } from '../../persons/decisions/decide-on-relation';
import type { OfficeOptions } from '../options';
import { actorOf, clientOf, goOn, idInPath, isKeyOf, type Office, type OfficeEnv } from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { loadPersonName } from '../persons/person-page';
import { loadRelations } from '../persons/relation-section';
import { kindNamed, queuePath } from '../queue/queue-place';
import { accountActions, relationActions } from './action-labels';
import { askReason, isConfirmed } from './ask-reason';
import { accountKinds, relationKinds, telling } from './decision-mails';
import { givenReason, templatesOf } from './reasons';
import { type Undone, undoDecision } from './undo-decision';

/** Serves decisions on accounts and relations; if the person must get a reason, the operator sees the mail first. */
export function serveDecisions(pages: Office, options: OfficeOptions): void {
  const { database } = options;
  pages.post('/:client/persons/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    if (!isKeyOf(accountActions, action)) return context.notFound();
    const templates = templatesOf.account(action);
    const told = { client: clientOf(context), kind: accountKinds[action], reason: givenReason(form).words };
    if (templates && !(isConfirmed(context) && told.reason)) {
      const name = await loadPersonName(database, told.client, id);
      if (name === undefined) return context.notFound();
      const asked = { label: accountActions[action], subject: `Konto: ${name}`, seen: '', templates };
      return askReason(context, options, { ...asked, told, accountId: id, isOptional: false, path: `/persons/${id}` });
    }
    const decision = { id, action, reason: told.reason };
    const result = await changeAccount(options, decision, actorOf(context, options), telling(options, told));
    return redirectAfter(context, database, `/persons/${id}`, result);
  });

  pages.post('/:client/persons/:id/relations/:relation', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (!isKeyOf(relationActions, action)) return context.notFound();
    const [accountId, relationId] = [idInPath(context), idInPath(context, 'relation')];
    const templates = templatesOf.relation(action);
    const path = `/persons/${accountId}`;
    const told = {
      client: clientOf(context),
      kind: relationKinds[action],
      relationId,
      reason: givenReason(form).words,
    };
    const isOptional = !needsRelationReason(action);
    const ask = async (seen: string | undefined, result?: 'stale') => {
      const isOurs = (await loadPersonName(database, told.client, accountId)) !== undefined;
      const relation = (await loadRelations(database, accountId)).find(({ id }) => id === relationId);
      if (!isOurs || !relation || !templates) return undefined;
      const subject = [relation.role ?? 'Ohne Rolle', relation.address].filter(Boolean).join(', ');
      const asked = { label: relationActions[action], subject, seen: seen ?? relation.seen, templates };
      return askReason(context, options, { ...asked, told, accountId, isOptional, path }, result);
    };
    if (templates && !(isConfirmed(context) && (isOptional || told.reason))) {
      return (await ask(form.line('seen'))) ?? redirectAfter(context, database, path, 'gone');
    }
    const decision = { ...actorOf(context, options), relationId, action, reason: told.reason, seen: form.line('seen') };
    const result = await decideOnRelation(options, decision, telling(options, told));
    // A typed reason must not be lost after a concurrent change by the person or another operator.
    const again = result === 'stale' && told.reason ? await ask(undefined, result) : undefined;
    return again ?? redirectAfter(context, database, path, result);
  });

  pages.post('/:client/decisions/:id', async (context) => {
    const { result, decision } = await undoDecision(options, idInPath(context), actorOf(context, options));
    return goOn(context, placeOf(context, decision), result);
  });
}

/** Returns the page after an undo; in the queue the entry that waits again. */
function placeOf(context: Context<OfficeEnv>, decision: Undone['decision']): string {
  const form = context.get('form');
  if (form.line('from') === 'queue') {
    const kind = kindNamed(form.line('queue'));
    return queuePath(kind, decision && { kind: decision.kind, id: decision.record });
  }
  if (form.line('from') === 'addresses') return '/addresses';
  return decision?.accountId ? `/persons/${decision.accountId}` : '';
}
