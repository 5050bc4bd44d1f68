import { type DecisionPart, type OnDecision, recordDecision } from '../decisions/record-decision';
import { type ActorContext, recordAction } from '../history/actor-context';
import type { MailLanguage } from '../mail/mail-texts';
import { fixedReasons, isUndecided, lockAwaiting } from '../persons/awaiting-records';
import { addressState, snapshotAddress } from '../persons/decisions/address-state';
import { relationState, snapshotRelation } from '../persons/decisions/relation-state';
import { replaceAddress } from '../persons/decisions/replace-address';
import { seenRelationSql } from '../persons/decisions/seen-relation';
import { recordStatus, restoreStatus } from '../persons/write-relations';
import type { Queryable } from '../platform/database/database';
import { inOneWrite } from '../platform/http/write';
import type { SearchOptions } from '../search/options';
import { applyPlans, type PlannedReview, planAwaiting, type Refusals } from './decide-on-awaiting';

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

/** An operator's decision on the version `seen` of a relation with all that waits with it. */
export type RelationDecision = ActorContext & {
  relationId: number;
  action: RelationAction;
  reason: string;
  /** See seenRelationSql. */
  seen: string;
  /** The known address to take in place of the suggested one. */
  knownAddress?: number | undefined;
  refusals?: Refusals;
};

/** The resulting statuses of actions that always have the same one. */
const resultingStatus: Partial<Record<RelationAction, string>> = {
  approve: 'approved',
  reject: 'rejected',
  block: 'blocked',
};

/** The result of a decision on a relation; `unfit` comes with the title of the record. */
export type RelationResult =
  | { result: 'done' | 'already' | 'stale' | 'gone' | 'used' | 'blocked_already' | 'reason_missing' }
  | { result: 'unfit'; title: string };

type LockedRelation = {
  accountId: number;
  language: MailLanguage;
  status: string;
  /** True if it waits for an approval, so that its suggested address and the records that wait belong to it. */
  isUndecided: boolean;
  seen: string;
  by: string | null;
  /** Its address, if that is a suggestion of the same person, and whether visitors see something there. */
  suggestion: number | null;
  isUsed: boolean;
};

/**
 * Applies a decision to a relation, its suggested address, and the records that wait with it: an approval publishes
 * those that are not refused; a rejection, a block and a removal return all of them. 'stale' if any of them has changed
 * since the operator saw it.
 */
export async function decideOnRelation(
  options: Pick<SearchOptions, 'database' | 'onWritten'>,
  decision: RelationDecision,
  onDecision: OnDecision = async () => undefined,
): Promise<RelationResult> {
  const { relationId, action, knownAddress, refusals = new Map() } = decision;
  const isReasonMissing = needsRelationReason(action) && decision.reason === '';
  if (isReasonMissing || [...refusals.values()].some(({ reason }) => reason === ''))
    return { result: 'reason_missing' };
  return inOneWrite(options, async (transaction) => {
    const relation = await lockRelation(transaction, decision);
    if (!relation) return { result: 'gone' };
    if (relation.seen !== decision.seen || !possibleRelationActions(relation.status).includes(action)) {
      const isDone = relation.by === 'operator' && relation.status === resultingStatus[action];
      return { result: isDone ? 'already' : 'stale' };
    }
    const isReplaced = action === 'approve' && relation.suggestion !== null && knownAddress !== undefined;
    if (isReplaced && !(await lockKnownAddress(transaction, decision.client, knownAddress))) return { result: 'stale' };
    if (isReplaced && relation.isUsed) return { result: 'used' };
    if (isReplaced && (await isBlockedAt(transaction, relationId, knownAddress))) return { result: 'blocked_already' };
    const plans = await planReviews(transaction, relation, { ...decision, refusals });
    if ('unfit' in plans) return { result: 'unfit', title: plans.unfit };
    const { before, subject } = await snapshotRelation(transaction, relationId);
    const address = await decideOnItsAddress(transaction, relation, decision);
    const { accountId } = relation;
    const mailId = await onDecision(
      transaction,
      accountId,
      plans.map(({ decided }) => decided),
    );
    const status = await applyDecision(transaction, decision);
    await recordAction(transaction, decision, {
      ...{ kind: 'relation', record: relationId, accountId, action },
      details: {
        before: relation.status,
        ...(status && { status }),
        ...(decision.reason && { reason: decision.reason }),
      },
    });
    const records = await applyPlans(transaction, plans, decision);
    await transaction.query('update accounts set version = version + 1, updated_at = $2 where id = $1', [
      accountId,
      decision.now,
    ]);
    await recordDecision(transaction, decision, {
      ...{ kind: 'relation', record: relationId, accountId, action, subject, stateBefore: before, mailId },
      after: await relationState(transaction, relationId),
      parts: [...address, ...records],
    });
    return { result: 'done' };
  });
}

/** Locks in the order in which a person saves, the account first: otherwise both may deadlock. */
async function lockRelation(
  transaction: Queryable,
  { client, relationId }: RelationDecision,
): Promise<LockedRelation | undefined> {
  const [account] = await transaction.query<{ id: number }>(
    `select a.id from accounts a where a.client = $2
       and a.id = (select r.account_id from role_relations r where r.id = $1) for update`,
    [relationId, client],
  );
  if (!account) return undefined;
  await transaction.query('select 1 from role_relations where id = $1 for update', [relationId]);
  await transaction.query(
    `select 1 from addresses where address_id = (select address_id from role_relations where id = $1) for update`,
    [relationId],
  );
  await lockAwaiting(transaction, account.id);
  const [relation] = await transaction.query<LockedRelation>(
    `select r.account_id as "accountId", p.language, r.status, ${isUndecided('r')} as "isUndecided", ${seenRelationSql('r')} as seen,
       (select h.by from relation_history h where h.relation_id = r.id order by h.id desc limit 1) as by,
       a.address_id as suggestion,
       exists (select 1 from events e where a.address_id in (e.location_id, e.promoter_id, e.new_location_id))
       or exists (select 1 from articles e where a.address_id in (e.location_id, e.promoter_id)) as "isUsed"
     from role_relations r join accounts p on p.id = r.account_id
     left join addresses a on a.address_id = r.address_id and a.state = 'suggested' and a.owner_id = r.account_id
       and ${isUndecided('r')}
     where r.id = $1`,
    [relationId],
  );
  return relation;
}

/** Locks an address that everybody at the client may use; false if there is none. */
async function lockKnownAddress(transaction: Queryable, client: string, id: number): Promise<boolean> {
  const known = await transaction.query(
    `select 1 from addresses where address_id = $1 and state = 'approved' and (client is null or client = $2) for key share`,
    [id, client],
  );
  return known.length > 0;
}

/** Checks whether the person of a relation has a blocked one that allows the same at another address. */
async function isBlockedAt(transaction: Queryable, relationId: number, address: number): Promise<boolean> {
  const blocked = await transaction.query(
    `select 1 from role_relations r join role_relations b on b.account_id = r.account_id and b.status = 'blocked'
     where r.id = $1 and b.address_id = $2 and coalesce(b.role_id = r.role_id, true)`,
    [relationId, address],
  );
  return blocked.length > 0;
}

/**
 * Plans what happens to the records that wait with a relation; nothing if the action leaves them waiting. Those of a
 * relation that was refused before are entries of their own, which its approval does not publish unseen.
 */
async function planReviews(
  transaction: Queryable,
  { accountId, language, isUndecided: isWaitedFor }: LockedRelation,
  { client, relationId, action, reason, refusals, now }: RelationDecision & { refusals: Refusals },
): Promise<PlannedReview[] | { unfit: string }> {
  if (action === 'unblock' || action === 'keep' || (action === 'approve' && !isWaitedFor)) return [];
  const awaiting = {
    ...{ relation: relationId, owner: { client, accountId }, refusals, language },
    reason: action === 'approve' ? undefined : reason || fixedReasons.removed[language],
  };
  return planAwaiting(transaction, awaiting, now);
}

/** Approves the suggested address of a relation that waited for its approval, or replaces it by a known one. */
async function decideOnItsAddress(
  transaction: Queryable,
  { suggestion: id, accountId }: LockedRelation,
  decision: RelationDecision,
): Promise<DecisionPart[]> {
  if (decision.action !== 'approve' || id === null) return [];
  const { before } = await snapshotAddress(transaction, id);
  const { knownAddress: by } = decision;
  if (by === undefined)
    await transaction.query(`update addresses set state = 'approved', version = version + 1 where address_id = $1`, [
      id,
    ]);
  const replacement = by === undefined ? undefined : await replaceAddress(transaction, { id, by });
  const action = replacement ? 'replace' : 'approve';
  await recordAction(transaction, decision, {
    ...{ kind: 'address', record: id, accountId, action },
    details: replacement ? { address: by } : {},
  });
  const stateBefore = { ...before, ...(replacement && { replacement }) };
  return [{ kind: 'address', record: id, action, stateBefore, after: await addressState(transaction, id) }];
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
