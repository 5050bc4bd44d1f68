import { type AdvertSnapshot, advertState, restoreAdvert } from '../../adverts/decisions/advert-state';
import { undoStart } from '../../decisions/record-decision';
import { type RecordState, stateText } from '../../decisions/record-state';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { dropWaitingMails, lockUnsentMail, restoreDroppedMails } from '../../mail/outbox';
import { type AccountSnapshot, accountState, restoreAccount } from '../../persons/decisions/account-state';
import { type AddressSnapshot, addressState, restoreAddress } from '../../persons/decisions/address-state';
import { type RelationSnapshot, relationState, restoreRelation } from '../../persons/decisions/relation-state';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import { type ReviewSnapshot, restoreReviewed, reviewState } from '../../reviews/reviewed-state';
import type { OfficeOptions } from '../options';
import type { QueueKind } from '../queue/queue-kinds';
import { APPROVALS, recordWithdrawalMail } from './decision-mails';

/** The subject of a decision, with the state that an undo restores. */
type DecidedRecord = { record: number; action: string } & (
  | { kind: 'account'; before: AccountSnapshot }
  | { kind: 'relation'; before: RelationSnapshot }
  | { kind: 'address'; before: AddressSnapshot }
  | { kind: ReviewedKind; before: ReviewSnapshot }
  | { kind: 'advert'; before: AdvertSnapshot }
);

type Row = DecidedRecord & {
  id: number;
  accountId: number | null;
  after: string;
  subject: string;
  mailId: number | null;
  droppedMails: number[];
  isUndone: boolean;
  isOver: boolean;
};

/** The result of an undo. */
export type UndoResult = {
  result: 'undone' | 'undone_mailed' | 'already' | 'late' | 'stale' | 'used' | 'gone';
  /** Undefined if there is no such decision at this client. */
  decision?: Pick<Row, 'kind' | 'record' | 'accountId'>;
};

type UndoOptions = Pick<OfficeOptions, 'mail' | 'publicUrl' | 'now'>;

/**
 * Undoes a decision and its mail, unless the mail has been sent or the record has changed since.
 *
 * @param kinds the kinds of records on which the operator decides; decisions on others count as gone
 */
export const undoDecision = (
  options: UndoOptions & Pick<OfficeOptions, 'database' | 'onWritten'>,
  { id, kinds }: { id: number; kinds: readonly QueueKind[] },
  actorContext: ActorContext,
): Promise<UndoResult> =>
  inOneWrite(options, async (transaction) => {
    // The account is locked first, as in a decision: two transactions that lock in different order deadlock.
    await transaction.query(
      'select 1 from accounts where id = (select account_id from decisions where id = $1 and client = $2) for update',
      [id, actorContext.client],
    );
    const decision = await lockDecision(transaction, id, actorContext);
    if (!decision || !kinds.includes(decision.kind)) return { result: 'gone' };
    return {
      result: await undoLocked(transaction, decision, { actorContext, options }),
      decision,
    };
  });

async function undoLocked(
  transaction: Queryable,
  decision: Row,
  { actorContext, options }: { actorContext: ActorContext; options: UndoOptions },
): Promise<UndoResult['result']> {
  const { id, kind, accountId, before, mailId } = decision;
  if (decision.isUndone) return 'already';
  if (decision.isOver) return 'late';
  const decided = [decision, ...partsOf(decision)];
  for (const one of decided)
    if (stateText(await loadState(transaction, one)) !== one.after || (await hasLaterDecision(transaction, id, one)))
      return 'stale';
  const state = await loadState(transaction, decision);
  const isMailed = mailId !== null && !(await lockUnsentMail(transaction, mailId));
  if (isMailed && !isApproval(decision)) return 'late';
  // An address comes first: a relation cannot be restored without it.
  for (const one of decided.toSorted(addressFirst)) {
    const result = await restore(transaction, one);
    if (result !== 'undone') return result;
  }
  const about = { kind, record: historyRecordOf(decision) };
  if (isMailed) await recordWithdrawalMail(transaction, options, { ...decision, client: actorContext.client, about });
  else if (mailId !== null) await dropWaitingMails(transaction, [mailId]);
  await restoreDroppedMails(transaction, decision.droppedMails, options.mail ? 'waiting' : 'kept');
  // Events, articles and adverts are no part of the profile that its person may be changing.
  if (!isReviewed(decision) && kind !== 'advert')
    await transaction.query('update accounts set version = version + 1, updated_at = $2 where id = $1', [
      ...[accountId, actorContext.now],
    ]);
  await transaction.query('update decisions set undone_at = $2 where id = $1', [id, actorContext.now]);
  for (const one of partsOf(decision))
    await recordAction(transaction, actorContext, {
      ...{ kind: one.kind, record: historyRecordOf(one), accountId: accountId ?? undefined, action: 'undone' },
    });
  await recordAction(transaction, actorContext, {
    ...{ kind, record: historyRecordOf(decision), accountId: accountId ?? undefined, action: 'undone' },
    details: state?.status === before.status ? {} : { ...(state && { before: state.status }), status: before.status },
  });
  return isMailed ? 'undone_mailed' : 'undone';
}

/** A decision, or a part of one, with the id of the decision and the text of the state after it. */
type Decided = DecidedRecord & { id: number; after: string };

/** Returns the other records that a decision has changed. */
const partsOf = ({ id, before }: Row): Decided[] =>
  ((before as { parts?: Omit<Decided, 'id'>[] }).parts ?? []).map((part) => ({ ...part, id }) as Decided);

const addressFirst = (one: Decided, other: Decided) =>
  Number(other.kind === 'address') - Number(one.kind === 'address');

/** Checks whether a decision is an approval, whose mail leaves before the time for an undo is over. */
const isApproval = ({ kind, action }: Row) => kind !== 'advert' && APPROVALS.includes(action);

async function lockDecision(
  transaction: Queryable,
  id: number,
  { client, now }: ActorContext,
): Promise<Row | undefined> {
  const [row] = await transaction.query<Row>(
    `select id, kind, record, account_id as "accountId", action, before, after, mail_id as "mailId",
       dropped_mails as "droppedMails", subject, undone_at is not null as "isUndone", at <= $3 as "isOver"
     from decisions where id = $1 and client = $2 for update`,
    [id, client, undoStart(now)],
  );
  return row;
}

type ReviewedDecision = Extract<Decided, { kind: ReviewedKind }>;

const isReviewed = (decision: Decided): decision is ReviewedDecision =>
  decision.kind === 'event' || decision.kind === 'article';

/** Returns the id of the record in the history. */
function historyRecordOf(decision: Decided): number | string {
  if (isReviewed(decision)) return decision.before.event.id;
  return decision.kind === 'advert' ? decision.before.order : decision.record;
}

function loadState(from: Queryable, decision: Decided): Promise<RecordState | undefined> {
  const { kind, record, action } = decision;
  if (isReviewed(decision)) return reviewState(from, reviewKinds[decision.kind].recordType.tables, record);
  if (kind === 'account') return accountState(from, record, action);
  if (kind === 'advert') return advertState(from, record);
  return kind === 'relation' ? relationState(from, record) : addressState(from, record);
}

function restore(transaction: Queryable, decision: Decided): Promise<'undone' | 'stale' | 'used'> {
  if (decision.kind === 'account') return restoreAccount(transaction, decision);
  if (isReviewed(decision)) return restoreReviewed(transaction, decision);
  if (decision.kind === 'advert') return restoreAdvert(transaction, decision.before);
  return decision.kind === 'relation' ? restoreRelation(transaction, decision) : restoreAddress(transaction, decision);
}

/** Checks whether a later decision on the same record is still in effect. */
async function hasLaterDecision(from: Queryable, id: number, { kind, record }: Decided): Promise<boolean> {
  const laterDecisions = await from.query(
    'select 1 from decisions where kind = $1 and record = $2 and id > $3 and undone_at is null',
    [kind, record, id],
  );
  return laterDecisions.length > 0;
}
