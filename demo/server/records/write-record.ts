import type { RecordContent } from '../../../src/model/records/event-content';
import type { RecordingRules } from '../clients/recording-rules';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import type { RecordTables } from '../schema/record-tables';
import { attachPictures, reservePictures } from './pictures';
import type { RecordType, SentRecord } from './record-type';
import { closeReview, queueForReview, storeUnpublishedChange } from './reviews';

type State = 'draft' | 'published';

/** A valid record to store. */
export type RecordWrite<Content> = {
  id: string;
  state: State;
  /** The stored state; undefined for a new record. */
  stateBefore: State | undefined;
  content: Content;
  lastRow: number;
  rules: RecordingRules;
};

/**
 * Stores the latest content of a record and, if published, its public data.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  { id, state, stateBefore, content, lastRow, rules }: RecordWrite<Content>,
  now: Date,
): Promise<void> {
  const { tables } = recordType;
  const columns = {
    ...{ state, title: content.title, written: JSON.stringify(content), last_row: lastRow, updated_at: now },
    ...(state === 'published' && recordType.publicColumns(content, rules)),
  };
  if (stateBefore === undefined) await insertRecord(transaction, tables, owner, id, columns, now);
  else await updateRecord(transaction, tables, id, columns);
  await attachPictures(transaction, { tables, owner, id, media: content.media });
  if (state === 'published') await recordType.writeChildRows(transaction, owner.client, id, content);
  if (stateBefore !== undefined) await closeReview(transaction, tables, id, state);
  if (state === 'published' || stateBefore === 'published') await recordType.updateIndex(transaction, owner.client, id);
}

/** Stores published content that an operator has changed; the author's own changes stay. */
export async function updatePublished<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  client: string,
  { id, content, rules }: Pick<RecordWrite<Content>, 'id' | 'content' | 'rules'>,
  now: Date,
): Promise<void> {
  const { title } = content;
  const columns = { title, written: JSON.stringify(content), updated_at: now };
  await updateRecord(transaction, recordType.tables, id, { ...columns, ...recordType.publicColumns(content, rules) });
  await recordType.updateIndex(transaction, client, id);
}

/** An unpublished change, and the published content. */
type UnpublishedWrite<Content> = Pick<RecordWrite<Content>, 'id' | 'content' | 'lastRow'> & {
  published: Content;
  /** True if visitors see urgent changes. */
  tellsAtOnce: boolean;
};

/** A waiting record, and its published content, if any. */
type ReviewWrite<Content> = Omit<RecordWrite<Content>, 'state'> & {
  published: Content | undefined;
  /** True if visitors see at once, too, that all takes place as planned again. */
  tellsAtOnce: boolean;
};

/**
 * Stores a record that waits for an operator: visitors still see the previous content, with urgent changes.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeForReview<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  { id, stateBefore, published, content, lastRow, rules, tellsAtOnce }: ReviewWrite<Content>,
  now: Date,
): Promise<void> {
  const { tables } = recordType;
  if (published) {
    await updateRecord(transaction, tables, id, { last_row: lastRow });
    await recordType.publishUrgentChanges(transaction, id, { published, content, isTakenBackAtOnce: tellsAtOnce });
    await recordType.updateIndex(transaction, owner.client, id);
    await reservePictures(transaction, { tables, owner, id, media: content.media });
  } else
    await writeRecord(
      recordType,
      transaction,
      owner,
      { id, state: 'draft', stateBefore, content, lastRow, rules },
      now,
    );
  await queueForReview(
    transaction,
    { of: tables, client: owner.client, id, content: published ? content : undefined },
    now,
  );
}

/**
 * Stores an unsent change of published content, of which visitors see urgent changes only.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeUnpublished<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  { id, published, content, lastRow, tellsAtOnce }: UnpublishedWrite<Content>,
  now: Date,
): Promise<void> {
  const { tables } = recordType;
  await updateRecord(transaction, tables, id, { last_row: lastRow });
  if (tellsAtOnce) {
    await recordType.publishUrgentChanges(transaction, id, { published, content, isTakenBackAtOnce: true });
    await recordType.updateIndex(transaction, owner.client, id);
  }
  await reservePictures(transaction, { tables, owner, id, media: content.media });
  await storeUnpublishedChange(transaction, { of: tables, client: owner.client, id, content }, now);
}

/** Resets the author's version to the published content; pictures of the change become unused. */
export async function resetToPublished(tables: RecordTables, transaction: Queryable, id: string): Promise<void> {
  await updateRecord(transaction, tables, id, {});
  await closeReview(transaction, tables, id, 'published');
  await transaction.query(`update media set ${tables.waitingFor} = null where ${tables.waitingFor} = $1`, [id]);
  await transaction.query(
    `update media set waiting = null, version = version + 1 where ${tables.id} = $1 and waiting is not null`,
    [id],
  );
}

async function insertRecord(
  transaction: Queryable,
  tables: RecordTables,
  { client, accountId }: Owner,
  id: string,
  columns: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const row = { id, client, owner_id: accountId, created_at: now, ...columns };
  const names = Object.keys(row);
  await transaction.query(
    `insert into ${tables.table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}

async function updateRecord(
  transaction: Queryable,
  tables: RecordTables,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  const allAssignments = ['version = version + 1', ...assignments].join(', ');
  await transaction.query(`update ${tables.table} set ${allAssignments} where id = $1`, [
    id,
    ...Object.values(columns),
  ]);
}

/** Adds tags to the suggestions for others. */
export const addTagSuggestions = (transaction: Queryable, client: string, tags: readonly string[]): Promise<unknown> =>
  transaction.query('insert into tags (client, name) select $1, unnest($2::text[]) on conflict do nothing', [
    client,
    [...tags],
  ]);
