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
  mailId: number | null;
  droppedMails: number[];
  isUndone: boolean;
  isOver: boolean;
};

/** The result of an undo. */
export type UndoResult = {
  result: 'undone' | 'already' | 'late' | 'stale' | 'used' | 'gone';
  /** Undefined if there is no such decision at this client. */
  decision?: Pick<Row, 'kind' | 'record' | 'accountId'>;
};

/** Undoes a decision and its mail, unless the mail has been sent or the record has changed since. */
export const undoDecision = (
  options: Pick<OfficeOptions, 'database' | 'onWritten' | 'mail'>,
  id: number,
  actorContext: ActorContext,
): Promise<UndoResult> =>
  inOneWrite(options, async (transaction) => {
    // The account is locked first, as in a decision: two transactions that lock in different order deadlock.
    await transaction.query(
      'select 1 from accounts where id = (select account_id from decisions where id = $1 and client = $2) for update',
      [id, actorContext.client],
    );
    const decision = await lockDecision(transaction, id, actorContext);
    if (!decision) return { result: 'gone' };
    return {
      result: await undoLocked(transaction, decision, { actorContext, sendsMails: options.mail !== undefined }),
      decision,
    };
  });

async function undoLocked(
  transaction: Queryable,
  decision: Row,
  { actorContext, sendsMails }: { actorContext: ActorContext; sendsMails: boolean },
): Promise<UndoResult['result']> {
  const { id, kind, accountId, before, after, mailId } = decision;
  if (decision.isUndone) return 'already';
  if (decision.isOver) return 'late';
  const state = await loadState(transaction, decision);
  if (stateText(state) !== after || (await hasLaterDecision(transaction, decision))) return 'stale';
  if (mailId !== null && !(await lockUnsentMail(transaction, mailId))) return 'late';
  const result = await restore(transaction, decision);
  if (result !== 'undone') return result;
  if (mailId !== null) await dropWaitingMails(transaction, [mailId]);
  await restoreDroppedMails(transaction, decision.droppedMails, sendsMails ? 'waiting' : 'kept');
  // Events, articles and adverts are no part of the profile that its person may be changing.
  if (!isReviewed(decision) && kind !== 'advert')
    await transaction.query('update accounts set version = version + 1, updated_at = $2 where id = $1', [
      ...[accountId, actorContext.now],
    ]);
  await transaction.query('update decisions set undone_at = $2 where id = $1', [id, actorContext.now]);
  await recordAction(transaction, actorContext, {
    ...{ kind, record: historyRecordOf(decision), accountId: accountId ?? undefined, action: 'undone' },
    details: state?.status === before.status ? {} : { ...(state && { before: state.status }), status: before.status },
  });
  return 'undone';
}

async function lockDecision(
  transaction: Queryable,
  id: number,
  { client, now }: ActorContext,
): Promise<Row | undefined> {
  const [row] = await transaction.query<Row>(
    `select id, kind, record, account_id as "accountId", action, before, after, mail_id as "mailId",
       dropped_mails as "droppedMails", undone_at is not null as "isUndone", at <= $3 as "isOver"
     from decisions where id = $1 and client = $2 for update`,
    [id, client, undoStart(now)],
  );
  return row;
}

type ReviewedDecision = Extract<Row, { kind: ReviewedKind }>;

const isReviewed = (decision: Row): decision is ReviewedDecision =>
  decision.kind === 'event' || decision.kind === 'article';

/** Returns the id of the record in the history. */
function historyRecordOf(decision: Row): number | string {
  if (isReviewed(decision)) return decision.before.event.id;
  return decision.kind === 'advert' ? decision.before.order : decision.record;
}

function loadState(from: Queryable, decision: Row): Promise<RecordState | undefined> {
  const { kind, record, action } = decision;
  if (isReviewed(decision)) return reviewState(from, reviewKinds[decision.kind].recordType.tables, record);
  if (kind === 'account') return accountState(from, record, action);
  if (kind === 'advert') return advertState(from, record);
  return kind === 'relation' ? relationState(from, record) : addressState(from, record);
}

function restore(transaction: Queryable, decision: Row): Promise<'undone' | 'stale' | 'used'> {
  if (decision.kind === 'account') return restoreAccount(transaction, decision);
  if (isReviewed(decision)) return restoreReviewed(transaction, decision);
  if (decision.kind === 'advert') return restoreAdvert(transaction, decision.record);
  return decision.kind === 'relation' ? restoreRelation(transaction, decision) : restoreAddress(transaction, decision);
}

/** Checks whether a later decision on the same record is still in effect. */
async function hasLaterDecision(from: Queryable, { id, kind, record }: Row): Promise<boolean> {
  const laterDecisions = await from.query(
    'select 1 from decisions where kind = $1 and record = $2 and id > $3 and undone_at is null',
    [kind, record, id],
  );
  return laterDecisions.length > 0;
}
