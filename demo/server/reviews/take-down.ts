import { type OnDecision, recordDecision } from '../decisions/record-decision';
import { type ActorContext, recordAction } from '../history/actor-context';
import type { Queryable } from '../platform/database/database';
import { inOneWrite } from '../platform/http/write';
import type { SearchOptions } from '../search/options';
import { lockSeen } from './lock-seen';
import { type ReviewedKind, reviewKinds } from './review-types';
import { reviewState, snapshotReviewed } from './reviewed-state';

/** Actions of an operator on a published event or article: visitors no longer see it, or see it again. */
export type TakeDownAction = 'take_down' | 'put_back';

/** An operator's action on the version `seenVersion` of a record. */
export type TakeDown = { kind: ReviewedKind; record: string; seenVersion: string } & (
  | { action: 'take_down'; reason: string }
  | { action: 'put_back' }
);

/** Takes a published record down, with a reason for its author, or puts it back as it was. */
export const takeDown = (
  options: Pick<SearchOptions, 'database' | 'onWritten'>,
  request: TakeDown,
  actorContext: ActorContext,
  onDecision: OnDecision,
): Promise<'done' | 'already' | 'stale' | 'gone' | 'reason_missing'> =>
  inOneWrite(options, async (transaction) => {
    if (request.action === 'take_down' && request.reason === '') return 'reason_missing';
    const { kind, record, seenVersion, action } = request;
    const { client, now } = actorContext;
    const { recordType } = reviewKinds[kind];
    const { tables } = recordType;
    const row = await lockSeen(transaction, tables, { client, id: record }, now);
    if (!row || row.state === 'deleted') return 'gone';
    const [before, after] = action === 'take_down' ? ['published', 'taken_down'] : ['taken_down', 'published'];
    if (row.state === after) return 'already';
    if (row.state !== before || String(row.version) !== seenVersion) return 'stale';
    const { review, title } = row;
    const accountId = row.accountId ?? undefined;
    const stateBefore = await snapshotReviewed(transaction, tables, review);
    const mailId = accountId === undefined ? undefined : await onDecision(transaction, accountId);
    const reason = request.action === 'take_down' ? request.reason : undefined;
    await changeState(transaction, tables.table, { record, state: after, reason, now });
    await recordType.updateIndex(transaction, client, record);
    const details = reason === undefined ? {} : { reason };
    await recordAction(transaction, actorContext, { kind, record, accountId, action, details });
    await recordDecision(transaction, actorContext, {
      ...{ kind, record: review, accountId, action, subject: title, stateBefore, mailId },
      after: await reviewState(transaction, tables, review),
    });
    return 'done';
  });

const changeState = (
  transaction: Queryable,
  table: string,
  { record, state, reason, now }: { record: string; state: string | undefined; reason: string | undefined; now: Date },
): Promise<unknown> =>
  transaction.query(
    `update ${table} set state = $2, taken_down_at = case when $3::text is not null then $4::timestamptz end,
       taken_down_reason = $3, version = version + 1 where id = $1`,
    [record, state, reason ?? null, now],
  );
