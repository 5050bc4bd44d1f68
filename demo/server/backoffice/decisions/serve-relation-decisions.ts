import type { Context } from 'hono';
import type { MailLanguage } from '../../mail/mail-texts';
import { awaitingKey, type Refusals } from '../../reviews/decide-on-awaiting';
import { decideOnRelation, needsRelationReason, type RelationAction } from '../../reviews/decide-on-relation';
import type { OfficeOptions } from '../options';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  failureText,
  idInPath,
  isKeyOf,
  parseId,
  show,
} from '../page/office';
import { redirectAfter } from '../page/redirect-after';
import {
  hasInput,
  hiddenRecordInputs,
  ownReasons,
  type RecordInputs,
  readRecordInputs,
  refusalsOf,
} from '../persons/awaiting-choice';
import { loadPersonName } from '../persons/office-person';
import { loadRelations, type RelationRow } from '../persons/relation-section';
import { relationView } from '../persons/relation-view';
import { positionInQueue } from '../queue/queue-place';
import { relationActions } from './action-labels';
import { askReason, isConfirmed, returnedRecord } from './ask-reason';
import { mailOnDecision, relationKinds } from './decision-mails';
import { readReason, templatesOf } from './reasons';

/** A submitted decision on a relation, and on all that waits with it. */
type Submitted = {
  client: string;
  accountId: number;
  relationId: number;
  action: RelationAction;
  seen: string;
  reason: string;
  /** The known address in place of the suggested one. */
  knownAddress: number | undefined;
  inputs: RecordInputs;
  refusals: Refusals;
};

/**
 * Serves decisions on relations with their addresses and the records that wait with them; if the person must get a
 * reason, the operator sees the mail first.
 */
export function serveRelationDecisions(pages: BackOfficeApp, options: OfficeOptions): void {
  pages.post('/:client/persons/:id/relations/:relation', async (context) => {
    const action = context.get('form').line('action');
    if (!isKeyOf(relationActions, action)) return context.notFound();
    const submitted = await readSubmitted(context, options, action);
    const { client, accountId, relationId, reason, seen, knownAddress, refusals } = submitted;
    const path = `/persons/${accountId}`;
    const isOptional = !needsRelationReason(action);
    if (templatesOf.relation(action) && !(isConfirmed(context) && (isOptional || reason)))
      return (await askForReason(context, options, submitted)) ?? redirectAfter(context, options, path, 'gone');
    if ([...refusals.values()].some((refusal) => refusal.reason === ''))
      return showAgain(context, options, submitted, {
        isFaulty: true,
        status: 422,
        problem: failureText('reason_missing'),
      });
    const decision = { relationId, action, reason, seen, knownAddress, refusals };
    const mailedDecision = { client, kind: relationKinds[action], relationId, reason };
    const decided = await decideOnRelation(
      options,
      { ...actorContextOf(context, options), ...decision },
      mailOnDecision(options, mailedDecision),
    );
    const { result } = decided;
    if (decided.result === 'unfit')
      return showAgain(context, options, submitted, {
        status: 422,
        problem: `„${decided.title}“: ${failureText('unfit')}`,
      });
    // Input must not be lost after a concurrent change by the person or another operator.
    if (result === 'stale' && reason)
      return (await askForReason(context, options, submitted, result)) ?? redirectAfter(context, options, path, result);
    if (
      result === 'used' ||
      result === 'blocked_already' ||
      (result === 'stale' && (hasInput(submitted.inputs) || knownAddress !== undefined))
    )
      return showAgain(context, options, submitted, { status: 409, problem: failureText(result) });
    return redirectAfter(context, options, path, result);
  });
}

async function readSubmitted(
  context: Context<BackOfficeEnv>,
  { database }: Pick<OfficeOptions, 'database'>,
  action: RelationAction,
): Promise<Submitted> {
  const form = context.get('form');
  const accountId = idInPath(context);
  const inputs = readRecordInputs(form);
  const [person] = await database.query<{ language: MailLanguage }>('select language from accounts where id = $1', [
    accountId,
  ]);
  return {
    ...{ client: clientOf(context), accountId, relationId: idInPath(context, 'relation'), action },
    ...{ seen: form.line('seen'), reason: readReason(form).text, inputs },
    knownAddress: parseId(form.line('address')) || undefined,
    refusals: refusalsOf(inputs, person?.language ?? 'de', action === 'approve'),
  };
}

/** Loads the relation of a form, if the client has it. */
async function findRelation(
  { database }: Pick<OfficeOptions, 'database'>,
  { client, accountId, relationId }: Submitted,
): Promise<RelationRow | undefined> {
  const isOfClient = (await loadPersonName(database, client, accountId)) !== undefined;
  return isOfClient ? (await loadRelations(database, accountId)).find(({ id }) => id === relationId) : undefined;
}

/** Asks for the reason of a decision; undefined if the relation is gone. */
async function askForReason(
  context: Context<BackOfficeEnv>,
  options: OfficeOptions,
  submitted: Submitted,
  result?: 'stale',
): Promise<Response | undefined> {
  const { client, accountId, relationId, action, inputs, refusals } = submitted;
  const relation = await findRelation(options, submitted);
  const templates = templatesOf.relation(action);
  if (!relation || !templates) return undefined;
  const records = relation.returned.map((record) => returnedRecord(record, refusals.get(awaitingKey(record))?.reason));
  const question = {
    label: relationActions[action],
    subject: [relation.role ?? 'Ohne Rolle', relation.address].filter(Boolean).join(', '),
    seenVersion: result ? relation.seen : submitted.seen,
    templates,
    mailedDecision: { client, kind: relationKinds[action], relationId, records },
    records: { typed: ownReasons(relation.returned, inputs), hidden: hiddenRecordInputs(inputs) },
  };
  const isOptional = !needsRelationReason(action);
  return askReason(context, options, { ...question, accountId, isOptional, path: `/persons/${accountId}` }, result);
}

/** Shows the current relation with the input once more. */
async function showAgain(
  context: Context<BackOfficeEnv>,
  options: OfficeOptions,
  { client, accountId, relationId, inputs, knownAddress }: Submitted,
  { isFaulty = false, ...answer }: { isFaulty?: boolean; status: 409 | 422; problem: string | undefined },
): Promise<Response> {
  const parts = { client, id: relationId, csrf: csrfOf(context), queuePlace: positionInQueue(context.get('form')) };
  const input = { address: knownAddress, records: inputs, isFaulty };
  const view = await relationView(options.database, parts, options.now(), input);
  if (!view) return redirectAfter(context, options, `/persons/${accountId}`, 'gone');
  const { policy, ...page } = view;
  if (policy) context.header('Content-Security-Policy', policy);
  return show(context, { ...page, current: 'queue', ...answer });
}
