import type { Context } from 'hono';
import { changeAccount } from '../../persons/decisions/change-account';
import { returnAllAwaiting } from '../../reviews/decide-on-awaiting';
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
import { loadPersonName } from '../persons/office-person';
import { loadRelations } from '../persons/relation-section';
import { kindsOf, queuePath } from '../queue/queue-choice';
import { choiceIn } from '../queue/queue-place';
import { accountActions } from './action-labels';
import { askReason, isConfirmed, returnedRecord } from './ask-reason';
import { accountKinds, mailOnDecision } from './decision-mails';
import { readReason, templatesOf } from './reasons';
import { type UndoResult, undoDecision } from './undo-decision';

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
    const kinds = kindsOf(context.get('session').operator);
    const undo = { id: idInPath(context), kinds };
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
  if (form.line('from') === 'record' && (decision?.kind === 'event' || decision?.kind === 'article'))
    return `/${decision.kind}s/${encodeURIComponent(form.line('record'))}`;
  return decision?.accountId ? `/persons/${decision.accountId}` : '';
}
