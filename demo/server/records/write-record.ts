import type { WrittenContent } from '../../../src/model/records/event-content';
import type { RecordingRules } from '../clients/recording-rules';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import type { RecordTables } from '../schema/record-tables';
import { reservePictures, takePictures } from './pictures';
import type { RecordType, SentRecord } from './record-type';
import { awaitReview, keepUnpublished, settleReview } from './reviews';

type State = 'draft' | 'published';

/** A valid record to store. */
export type RecordWrite<Content> = {
  id: string;
  state: State;
  /** The stored state; undefined for a new record. */
  before: State | undefined;
  content: Content;
  lastRow: number;
  rules: RecordingRules;
};

/**
 * Stores the latest content of a record and, if published, its public data.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeRecord<Sent extends SentRecord, Content extends WrittenContent>(
  works: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  { id, state, before, content, lastRow, rules }: RecordWrite<Content>,
  now: Date,
): Promise<void> {
  const { of } = works;
  const columns = {
    ...{ state, title: content.title, written: JSON.stringify(content), last_row: lastRow, updated_at: now },
    ...(state === 'published' && works.columns(content, rules)),
  };
  if (before === undefined) await insertRecord(transaction, of, owner, id, columns, now);
  else await updateRecord(transaction, of, id, columns);
  await takePictures(transaction, { of, owner, id, media: content.media });
  if (state === 'published') await works.writeParts(transaction, owner.client, id, content);
  if (before !== undefined) await settleReview(transaction, of, id, state);
  if (state === 'published' || before === 'published') await works.index(transaction, owner.client, id);
}

/** An unpublished change, and the published content. */
type UnpublishedWrite<Content> = Pick<RecordWrite<Content>, 'id' | 'content' | 'lastRow'> & {
  published: Content;
  tellsAtOnce: boolean;
};

/** A waiting record, and its published content, if any. */
type ReviewWrite<Content> = Omit<RecordWrite<Content>, 'state'> & { published: Content | undefined };

/**
 * Stores a record that waits for an operator: visitors still see the previous content, with urgent changes.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeForReview<Sent extends SentRecord, Content extends WrittenContent>(
  works: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  { id, before, published, content, lastRow, rules }: ReviewWrite<Content>,
  now: Date,
): Promise<void> {
  const { of } = works;
  if (published) {
    await updateRecord(transaction, of, id, { last_row: lastRow });
    await works.tellAtOnce(transaction, id, { published, content });
    await works.index(transaction, owner.client, id);
    await reservePictures(transaction, { of, owner, id, media: content.media });
  } else await writeRecord(works, transaction, owner, { id, state: 'draft', before, content, lastRow, rules }, now);
  await awaitReview(transaction, { of, client: owner.client, id, content: published ? content : undefined }, now);
}

/**
 * Stores an unsent change of published content, of which visitors see urgent changes only.
 *
 * @throws {Problem} 422 wrong_data, when a picture has been used or deleted meanwhile
 */
export async function writeUnpublished<Sent extends SentRecord, Content extends WrittenContent>(
  works: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  { id, published, content, lastRow, tellsAtOnce }: UnpublishedWrite<Content>,
  now: Date,
): Promise<void> {
  const { of } = works;
  await updateRecord(transaction, of, id, { last_row: lastRow });
  if (tellsAtOnce) {
    await works.tellAtOnce(transaction, id, { published, content });
    await works.index(transaction, owner.client, id);
  }
  await reservePictures(transaction, { of, owner, id, media: content.media });
  await keepUnpublished(transaction, { of, client: owner.client, id, content }, now);
}

/** Resets the author's version to the published content; pictures of the change become unused. */
export async function giveBackPublished(of: RecordTables, transaction: Queryable, id: string): Promise<void> {
  await updateRecord(transaction, of, id, {});
  await settleReview(transaction, of, id, 'published');
  await transaction.query(`update media set ${of.waitingFor} = null where ${of.waitingFor} = $1`, [id]);
  await transaction.query(
    `update media set waiting = null, version = version + 1 where ${of.id} = $1 and waiting is not null`,
    [id],
  );
}

async function insertRecord(
  transaction: Queryable,
  of: RecordTables,
  { client, accountId }: Owner,
  id: string,
  columns: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const all = { id, client, owner_id: accountId, created_at: now, ...columns };
  const names = Object.keys(all);
  await transaction.query(
    `insert into ${of.table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(all),
  );
}

async function updateRecord(
  transaction: Queryable,
  of: RecordTables,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  const all = ['version = version + 1', ...assignments].join(', ');
  await transaction.query(`update ${of.table} set ${all} where id = $1`, [id, ...Object.values(columns)]);
}

/** Adds tags to the suggestions for others. */
export const knowTags = (to: Queryable, client: string, tags: readonly string[]): Promise<unknown> =>
  to.query('insert into tags (client, name) select $1, unnest($2::text[]) on conflict do nothing', [client, [...tags]]);
