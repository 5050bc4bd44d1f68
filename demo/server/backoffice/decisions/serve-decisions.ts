import type { Context } from 'hono';
import { changeAccount } from '../../persons/decisions/change-account';
import { returnAllAwaiting } from '../../reviews/decide-on-awaiting';
import { otherRole } from '../operators/require-role';
import { mayDo } from '../operators/route-roles';
import type { OfficeOptions } from '../options';
import { failurePage } from '../page/failure';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  idInPath,
  isKeyOf,
  operatorOf,
  redirectWithResult,
} from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import { loadPersonName } from '../persons/office-person';
import { loadRelations } from '../persons/relation-section';
import { decisionRoutes, kindsOf, queuePath } from '../queue/queue-choice';
import { choiceIn } from '../queue/queue-place';
import { accountActions } from './action-labels';
import { askReason, isConfirmed, returnedRecord } from './ask-reason';
import { accountKinds, mailOnDecision } from './decision-mails';
import { readReason, templatesOf } from './reasons';
import { findDecidedKind, type UndoResult, undoDecision } from './undo-decision';

/** Serves decisions on accounts, and undos; if the person must get a reason, the operator sees the mail first. */
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
      const waiting = action === 'block' ? (await loadRelations(database, id)).flatMap(({ records }) => records) : [];
      const records = waiting.map((record) => returnedRecord(record));
      return askReason(context, options, {
        ...question,
        mailedDecision: { ...mailedDecision, records },
        accountId: id,
        isOptional: false,
        path: `/persons/${id}`,
      });
    }
    const decision = { id, action, reason: mailedDecision.reason };
    const actorContext = actorContextOf(context, options);
    const result = await changeAccount(options, decision, actorContext, {
      onDecision: mailOnDecision(options, mailedDecision),
      onBlock: (transaction, blocked) => returnAllAwaiting(transaction, blocked, actorContext),
    });
    return redirectAfter(context, options, `/persons/${id}`, result);
  });

  pages.post('/:client/decisions/:id', async (context) => {
    const [id, operator] = [idInPath(context), operatorOf(context)];
    const kind = await findDecidedKind(database, clientOf(context), id);
    if (kind && !mayDo(operator.role, decisionRoutes[kind]))
      return failurePage(context, otherRole(operator.role, decisionRoutes[kind]));
    const undo = { id, kinds: kindsOf(operator) };
    const { result, decision } = await undoDecision(options, undo, actorContextOf(context, options));
    return redirectWithResult(context, pathAfterUndo(context, decision), result);
  });
}

/** Returns the page after an undo; in the queue the entry that waits again. */
function pathAfterUndo(context: Context<BackOfficeEnv>, decision: UndoResult['decision']): string {
  const form = context.get('form');
  if (form.line('from') === 'queue') {
    return queuePath(choiceIn(form), decision && { kind: decision.kind, id: decision.record });
  }
  if (form.line('from') === 'addresses') return '/addresses';
  if (form.line('from') === 'order') return `/orders/${encodeURIComponent(form.line('record'))}`;
  if (form.line('from') === 'record' && (decision?.kind === 'event' || decision?.kind === 'article'))
    return `/${decision.kind}s/${encodeURIComponent(form.line('record'))}`;
  return decision?.accountId ? `/persons/${decision.accountId}` : '';
}
