import type { ArticleContent, EventContent } from '../../../src/model/records/event-content';
import { readRecordingRules } from '../clients/recording-rules';
import type { RecordState } from '../decisions/record-state';
import { type ActorContext, recordAction } from '../history/actor-context';
import type { Owner } from '../media/media-rows';
import { sendBack } from '../persons/awaiting-records';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import { withPromoter } from '../records/record-relation';
import type { RecordType, SentRecord } from '../records/record-type';
import type { StoredRecord } from '../records/stored-record';
import { validateRecord } from '../records/validate-record';
import { writeRecord } from '../records/write-record';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from './review-types';
import { type ReviewSnapshot, reviewState } from './reviewed-state';

/** Texts that an operator has corrected. */
export type Correction = Partial<EventContent & ArticleContent>;

/** The outcome of a review: published, or returned to the author. */
export type ReviewOutcome =
  | { action: 'approve'; correction?: Correction | undefined }
  | { action: 'reject'; reason: string; fields: readonly string[] };

/** A locked record under review, with its snapshot before the decision. */
export type LockedReview = {
  kind: ReviewedKind;
  /** The number of its review. */
  id: number;
  owner: Owner;
  stored: StoredRecord<ReviewedContent>;
  before: ReviewSnapshot;
};

type ReviewedType = RecordType<SentRecord, ReviewedContent>;

/** Publishes a record or returns it to its author, and adds that to the history. */
export async function applyReview(
  transaction: Queryable,
  { kind, id, owner, stored, before }: LockedReview,
  outcome: ReviewOutcome,
  actorContext: ActorContext,
): Promise<{ action: string; after: RecordState | undefined }> {
  const recordType: ReviewedType = reviewKinds[kind].recordType;
  const { tables } = recordType;
  const { action, details } =
    outcome.action === 'approve'
      ? await publish(recordType, transaction, owner, { stored, correction: outcome.correction }, actorContext.now)
      : await sendBack(tables, transaction, { ...outcome, id, recordId: stored.id });
  // Replaced pictures are stored while the decision can be undone.
  await transaction.query(
    `update media set ${tables.waitingFor} = $1 where id = any($2::text[]) and ${tables.id} is null and ${tables.waitingFor} is null`,
    [stored.id, before.media.map((medium) => medium.id)],
  );
  const { accountId } = owner;
  await recordAction(transaction, actorContext, { kind, record: stored.id, accountId, action, details });
  return { action, after: await reviewState(transaction, tables, id) };
}

/** Checks whether its references are invalid. Past dates and changed rules are left to the operator. */
export async function hasUnknownReferences(
  recordType: ReviewedType,
  transaction: Queryable,
  owner: Owner,
  stored: StoredRecord<ReviewedContent>,
  now: Date,
): Promise<boolean> {
  const { rules } = await readRecordingRules(transaction, owner.client, recordType.tables);
  const input = { id: stored.id, state: 'published', content: stored.content, stored, rules } as const;
  const problems = await validateRecord(recordType, transaction, owner, { ...input, today: berlinDay(now) });
  return problems.some(({ path, code }) => code === 'unknown' && path !== 'relation');
}

async function publish(
  recordType: ReviewedType,
  transaction: Queryable,
  owner: Owner,
  { stored, correction }: { stored: StoredRecord<ReviewedContent>; correction: Correction | undefined },
  now: Date,
) {
  const { rules } = await readRecordingRules(transaction, owner.client, recordType.tables);
  const { id, state: before, lastRow } = stored;
  const corrected = { ...stored.content, ...correction };
  const content = recordType.tables.kind === 'event' ? await withPromoter(transaction, owner, corrected) : corrected;
  await writeRecord(
    recordType,
    transaction,
    owner,
    { id, state: 'published', stateBefore: before, content, lastRow, rules },
    now,
  );
  if (!correction) return { action: 'approve', details: {} };
  return { action: 'correct', details: { fields: Object.keys(correction).sort() } };
}
