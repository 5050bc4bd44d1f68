import { type OnDecision, recordDecision } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { PersonOptions } from '../../persons/options';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { recordStatus, restoreStatus } from '../write-relations';
import { relationState, snapshotRelation } from './relation-state';
import { relationStateSql } from './seen-relation';

/** Actions of an operator on a relation; `remove` and `keep` answer a person's request for removal. */
export type RelationAction = 'approve' | 'reject' | 'block' | 'unblock' | 'remove' | 'keep';

/** Checks whether an action needs a reason for the person. */
export const needsRelationReason = (action: RelationAction): boolean => action === 'reject' || action === 'block';

/** Returns the possible actions on a relation of this status. */
export function possibleRelationActions(status: string): RelationAction[] {
  if (status === 'delete') return ['remove', 'keep'];
  if (status === 'blocked') return ['unblock'];
  if (status === 'approved') return ['reject', 'block'];
  return status === 'rejected' ? ['approve', 'block'] : ['approve', 'reject', 'block'];
}

/** An operator's decision on the version `seen` of a relation. */
export type RelationDecision = ActorContext & {
  relationId: number;
  action: RelationAction;
  reason: string;
  seen: string;
};

/** The resulting statuses of actions that always have the same one. */
const resultingStatus: Partial<Record<RelationAction, string>> = {
  approve: 'approved',
  reject: 'rejected',
  block: 'blocked',
};

/** Applies a decision; 'stale' if the relation has changed since the operator saw it. */
export async function decideOnRelation(
  options: Pick<PersonOptions, 'database' | 'onWritten'>,
  decision: RelationDecision,
  onDecision: OnDecision = async () => undefined,
): Promise<'done' | 'already' | 'stale' | 'gone' | 'reason_missing'> {
  const { client, relationId, action, now } = decision;
  if (needsRelationReason(action) && decision.reason === '') return 'reason_missing';
  return inOneWrite(options, async (transaction) => {
    // The account is locked first, as when a person saves: two transactions that lock in different order deadlock.
    const [account] = await transaction.query<{ id: number }>(
      `select a.id from accounts a where a.client = $2
         and a.id = (select r.account_id from role_relations r where r.id = $1) for update`,
      [relationId, client],
    );
    const [relation] = await transaction.query<{ status: string; seen: string; by: string | null }>(
      `select r.status, ${relationStateSql('r')} as seen, (select h.by from relation_history h where h.relation_id = r.id
         order by h.id desc limit 1) as by from role_relations r where r.id = $1 for update`,
      [relationId],
    );
    if (!account || !relation) return 'gone';
    if (relation.seen !== decision.seen || !possibleRelationActions(relation.status).includes(action))
      return relation.by === 'operator' && relation.status === resultingStatus[action] ? 'already' : 'stale';
    const { before, subject } = await snapshotRelation(transaction, relationId);
    const mailId = await onDecision(transaction, account.id);
    const status = await applyDecision(transaction, decision);
    await recordAction(transaction, decision, {
      ...{ kind: 'relation', record: relationId, accountId: account.id, action },
      details: {
        before: relation.status,
        ...(status && { status }),
        ...(decision.reason && { reason: decision.reason }),
      },
    });
    await transaction.query('update accounts set version = version + 1, updated_at = $2 where id = $1', [
      account.id,
      now,
    ]);
    const newDecision = {
      kind: 'relation',
      record: relationId,
      accountId: account.id,
      action,
      subject,
      stateBefore: before,
    } as const;
    await recordDecision(transaction, decision, {
      ...{ ...newDecision, mailId },
      after: await relationState(transaction, relationId),
    });
    return 'done';
  });
}

/** Applies a decision and returns the new status; undefined for a removed relation. */
async function applyDecision(
  transaction: Queryable,
  { relationId, action, reason, now }: RelationDecision,
): Promise<string | undefined> {
  if (action === 'remove') {
    await transaction.query('delete from role_relations where id = $1', [relationId]);
    return undefined;
  }
  const status = await changeStatus(transaction, relationId, action);
  await recordStatus(transaction, relationId, { status, by: 'operator', at: now, reason: reason || undefined });
  return status;
}

async function changeStatus(
  transaction: Queryable,
  relationId: number,
  action: Exclude<RelationAction, 'remove'>,
): Promise<string> {
  switch (action) {
    case 'approve':
      await transaction.query(`update role_relations set status = 'approved', was_approved = true where id = $1`, [
        relationId,
      ]);
      return 'approved';
    case 'reject':
      await transaction.query(`update role_relations set status = 'rejected' where id = $1`, [relationId]);
      return 'rejected';
    case 'block':
      await transaction.query(`update role_relations set status_before = status, status = 'blocked' where id = $1`, [
        relationId,
      ]);
      return 'blocked';
    case 'unblock':
    case 'keep':
      return restoreStatus(transaction, relationId, 'new');
  }
}
