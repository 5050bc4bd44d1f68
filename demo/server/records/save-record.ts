import { randomUUID } from 'node:crypto';
import { isSame } from '../../../src/lib/value-at';
import type { RecordContent } from '../../../src/model/records/event-content';
import type { RecordingRules } from '../clients/recording-rules';
import type { Owner } from '../media/media-rows';
import { berlinDay } from '../platform/berlin-day';
import type { Queryable } from '../platform/database/database';
import { allProblems } from '../platform/http/body';
import { type FieldProblem, Problem } from '../platform/http/problem';
import { checkVersion } from '../platform/http/versions';
import type { RecordTables } from '../schema/record-tables';
import { recordEdit } from './record-edit';
import { contentWithIds } from './record-input';
import { awaitsRelation, withPromoter } from './record-relation';
import type { RecordType, SentRecord } from './record-type';
import { needsReview } from './reviews';
import { lockOwnRecord, type StoredRecord } from './stored-record';
import { validateRecord } from './validate-record';
import { resetToPublished, writeForReview, writeRecord, writeUnpublished } from './write-record';

/** The maximum number of events, or articles, that a person may create in a day. */
const MAX_PER_DAY = 300;
const DAY_MS = 86_400_000;

/** The readable part of a sent record, and the problems of the rest. */
export type RecordSave<Sent> = {
  owner: Owner;
  sent: Sent;
  problems: readonly FieldProblem[];
  rules: RecordingRules;
};

/**
 * Creates a record and returns its id.
 *
 * @throws {Problem} 422 wrong_data, 429 too_many_attempts
 */
export async function createRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  save: RecordSave<Sent>,
  now: Date,
): Promise<string> {
  const { tables } = recordType;
  await checkDailyLimit(transaction, tables, save.owner.accountId, now);
  const id = randomUUID();
  const result = await store(recordType, transaction, { ...save, id, stored: undefined }, now);
  const action = result === 'draft' ? 'created' : result;
  await recordEdit(transaction, { of: tables, by: save.owner, id, action }, now);
  return id;
}

/**
 * Changes a record; a published one that is saved as a draft is withdrawn. If the client requires it, a publication
 * waits for an operator.
 *
 * @throws {Problem} 404 not_found, 409 expired, locked or taken_down, 412 conflict, 422 wrong_data
 */
export async function changeRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  save: RecordSave<Sent> & {
    id: string /** The tags of If-Match; undefined for '*'. */;
    versions: readonly string[] | undefined;
  },
  now: Date,
): Promise<void> {
  const { id, owner, versions } = save;
  const stored = await lockOwnRecord(recordType, transaction, owner, id, now);
  checkVersion(versions, { id, version: stored.version, current: stored.data });
  if (stored.noEdit) throw new Problem(409, stored.noEdit);
  if (stored.isTakenDown && save.sent.state === 'published') throw new Problem(409, 'taken_down');
  const result = await store(recordType, transaction, { ...save, stored }, now);
  const after = await lockOwnRecord(recordType, transaction, owner, id, now);
  const details = { fields: changedFields(stored.content, after.content) };
  const action = actionOf(result, stored);
  await recordEdit(transaction, { of: recordType.tables, by: owner, id, action, details }, now);
}

/** The result of a sent record. */
type SaveResult = 'draft' | 'published' | 'submitted' | 'kept';

type StoredState = Pick<StoredRecord<never>, 'state' | 'review' | 'hasUnpublished'>;

function actionOf(result: SaveResult, { state, review, hasUnpublished }: StoredState): string {
  if (result === 'submitted') return result;
  if (result === 'kept') return review?.state === 'waiting' ? 'withdrawn' : result;
  if (result === 'draft' && state === 'draft') return review?.state === 'waiting' ? 'withdrawn' : 'saved';
  if (result === state) return hasUnpublished ? result : 'saved';
  return result === 'published' ? result : 'unpublished';
}

async function store<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  {
    owner,
    id,
    sent,
    problems,
    rules,
    stored,
  }: RecordSave<Sent> & { id: string; stored: StoredRecord<Content> | undefined },
  now: Date,
): Promise<SaveResult> {
  const { content: sentContent, lastRow } = contentWithIds(recordType.contentOf, sent, stored);
  const state = sent.state ?? 'draft';
  const isTakenDown = stored?.isTakenDown === true;
  const tellsAtOnce = sent.tellAtOnce === true && !isTakenDown;
  const isUnpublishedChange = isTakenDown || (state === 'published' && sent.unpublishedChanges === true);
  const visibleContent = recordType.withoutHiddenChanges(sentContent, stored?.content, rules);
  const needsPromoter = state === 'published' && !isUnpublishedChange && recordType.tables.kind === 'event';
  const sentByEditor = needsPromoter ? await withPromoter(transaction, owner, visibleContent) : visibleContent;
  const input = {
    id,
    state: isUnpublishedChange ? 'draft' : state,
    content: sentByEditor,
    stored,
    rules,
    today: berlinDay(now),
  } as const;
  const ruleProblems = await validateRecord(recordType, transaction, owner, input);
  const allErrors = allProblems(
    problems,
    isUnpublishedChange && !stored?.published ? [NOT_PUBLISHED, ...ruleProblems] : ruleProblems,
  );
  if (allErrors.length > 0) throw new Problem(422, 'wrong_data', allErrors);
  // A record keeps the relation of its author.
  const content = stored?.author ? { ...sentByEditor, relation: stored.content.relation } : sentByEditor;
  if (isUnpublishedChange && stored?.published) {
    const change = {
      id,
      content,
      lastRow,
      published: stored.published,
      tellsAtOnce,
    };
    await writeUnpublished(recordType, transaction, owner, change, now);
    return 'kept';
  }
  const write = { id, stateBefore: stored?.state, content, lastRow, rules };
  if (
    state === 'published' &&
    ((await awaitsRelation(transaction, owner, content, rules.authenticatedArea)) ||
      needsReview(rules, stored, (published) =>
        isSame(recordType.withUrgentChanges(published, content, tellsAtOnce), content),
      ))
  ) {
    await writeForReview(recordType, transaction, owner, { ...write, published: stored?.published, tellsAtOnce }, now);
    return 'submitted';
  }
  await writeRecord(recordType, transaction, owner, { ...write, state }, now);
  return state;
}

/** The problem of unpublished changes to a record that is not published. */
const NOT_PUBLISHED: FieldProblem = { path: 'unpublishedChanges', code: 'not_published' };

/**
 * Discards the unpublished changes of a record: those that wait, were rejected, or were never sent.
 *
 * @param versions the tags of If-Match; undefined for any version
 * @throws {Problem} 404 not_found, 409 expired or locked, 412 conflict
 */
export async function discardChanges<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  { owner, id, versions }: { owner: Owner; id: string; versions: readonly string[] | undefined },
  now: Date,
): Promise<void> {
  const { version, noEdit, data, published } = await lockOwnRecord(recordType, transaction, owner, id, now);
  checkVersion(versions, { id, version, current: data });
  if (noEdit) throw new Problem(409, noEdit);
  // A draft has no other version to go back to.
  if (!published) throw new Problem(409, 'not_published');
  await resetToPublished(recordType.tables, transaction, id);
  await recordEdit(transaction, { of: recordType.tables, by: owner, id, action: 'discarded' }, now);
}

/** Returns the names of the changed fields; the history does not contain their values. */
const changedFields = <Content extends object>(before: Content, after: Content): string[] =>
  (Object.keys(after) as (keyof Content & string)[]).filter((name) => !isSame(before[name], after[name])).sort();

/** Checks the daily number of a person's new records, one request after the other. */
export async function checkDailyLimit(
  transaction: Queryable,
  { table }: RecordTables,
  accountId: number,
  now: Date,
): Promise<void> {
  await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
  const [row] = await transaction.query<{ count: number }>(
    `select count(*)::int as count from ${table} where owner_id = $1 and created_at > $2`,
    [accountId, new Date(now.getTime() - DAY_MS)],
  );
  if ((row?.count ?? 0) >= MAX_PER_DAY)
    throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': String(DAY_MS / 1000) } });
}
