import type { Context } from 'hono';
import { changeAccount } from '../../persons/decisions/change-account';
import { decideOnRelation, needsRelationReason } from '../../persons/decisions/decide-on-relation';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  idInPath,
  isKeyOf,
  redirectWithResult,
} from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { loadPersonName } from '../persons/person-page';
import { loadRelations } from '../persons/relation-section';
import { parseKind, queuePath } from '../queue/queue-place';
import { accountActions, relationActions } from './action-labels';
import { askReason, isConfirmed } from './ask-reason';
import { accountKinds, mailOnDecision, relationKinds } from './decision-mails';
import { readReason, templatesOf } from './reasons';
import { type UndoResult, undoDecision } from './undo-decision';

/** Serves decisions on accounts and relations; if the person must get a reason, the operator sees the mail first. */
export function serveDecisions(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;
  pages.post('/:client/persons/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    if (!isKeyOf(accountActions, action)) return context.notFound();
    const templates = templatesOf.account(action);
    const mailedDecision = { client: clientOf(context), kind: accountKinds[action], reason: readReason(form).text };
    if (templates && !(isConfirmed(context) && mailedDecision.reason)) {
      const name = await loadPersonName(database, mailedDecision.client, id);
      if (name === undefined) return context.notFound();
      const question = { label: accountActions[action], subject: `Konto: ${name}`, seenVersion: '', templates };
      return askReason(context, options, {
        ...question,
        mailedDecision,
        accountId: id,
        isOptional: false,
        path: `/persons/${id}`,
      });
    }
    const decision = { id, action, reason: mailedDecision.reason };
    const result = await changeAccount(
      options,
      decision,
      actorContextOf(context, options),
      mailOnDecision(options, mailedDecision),
    );
    return redirectAfter(context, database, `/persons/${id}`, result);
  });

  pages.post('/:client/persons/:id/relations/:relation', async (context) => {
    const form = context.get('form');
    const action = form.line('action');
    if (!isKeyOf(relationActions, action)) return context.notFound();
    const [accountId, relationId] = [idInPath(context), idInPath(context, 'relation')];
    const templates = templatesOf.relation(action);
    const path = `/persons/${accountId}`;
    const mailedDecision = {
      client: clientOf(context),
      kind: relationKinds[action],
      relationId,
      reason: readReason(form).text,
    };
    const isOptional = !needsRelationReason(action);
    const askForReason = async (seenVersion: string | undefined, result?: 'stale') => {
      const isOfClient = (await loadPersonName(database, mailedDecision.client, accountId)) !== undefined;
      const relation = (await loadRelations(database, accountId)).find(({ id }) => id === relationId);
      if (!isOfClient || !relation || !templates) return undefined;
      const subject = [relation.role ?? 'Ohne Rolle', relation.address].filter(Boolean).join(', ');
      const question = {
        label: relationActions[action],
        subject,
        seenVersion: seenVersion ?? relation.seen,
        templates,
      };
      return askReason(context, options, { ...question, mailedDecision, accountId, isOptional, path }, result);
    };
    if (templates && !(isConfirmed(context) && (isOptional || mailedDecision.reason))) {
      return (await askForReason(form.line('seen'))) ?? redirectAfter(context, database, path, 'gone');
    }
    const decision = {
      ...actorContextOf(context, options),
      relationId,
      action,
      reason: mailedDecision.reason,
      seen: form.line('seen'),
    };
    const result = await decideOnRelation(options, decision, mailOnDecision(options, mailedDecision));
    // A typed reason must not be lost after a concurrent change by the person or another operator.
    const askedAgain = result === 'stale' && mailedDecision.reason ? await askForReason(undefined, result) : undefined;
    return askedAgain ?? redirectAfter(context, database, path, result);
  });

  pages.post('/:client/decisions/:id', async (context) => {
    const { result, decision } = await undoDecision(options, idInPath(context), actorContextOf(context, options));
    return redirectWithResult(context, pathAfterUndo(context, decision), result);
  });
}

/** Returns the page after an undo; in the queue the entry that waits again. */
function pathAfterUndo(context: Context<BackOfficeEnv>, decision: UndoResult['decision']): string {
  const form = context.get('form');
  if (form.line('from') === 'queue') {
    const kind = parseKind(form.line('queue'));
    return queuePath(kind, decision && { kind: decision.kind, id: decision.record });
  }
  if (form.line('from') === 'addresses') return '/addresses';
  return decision?.accountId ? `/persons/${decision.accountId}` : '';
}
