import type { RecordContent } from '../../../src/model/records/event-content';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { checkVersion } from '../platform/http/versions';
import { isEditable } from '../schema/record-access';
import type { RecordTables } from '../schema/record-tables';
import { recordEdit } from './record-edit';
import type { RecordType, SentRecord } from './record-type';
import { lockEditable, lockOwnRecord } from './stored-record';

/** The time in milliseconds for which a deleted record can be restored. */
const RESTORABLE_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Deletes an event or an article of a person; for ten minutes it can be restored.
 *
 * @param versions the tags of If-Match; undefined for any version
 * @throws {Problem} 404 not_found, 409 locked, 412 conflict
 */
export async function deleteRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  { owner, id, versions }: { owner: Owner; id: string; versions: readonly string[] | undefined },
  now: Date,
): Promise<void> {
  const { version, noEdit, data } = await lockOwnRecord(recordType, transaction, owner, id, now);
  checkVersion(versions, { id, version, current: data });
  if (noEdit === 'locked') throw new Problem(409, 'locked');
  await transaction.query(
    `update ${recordType.tables.table} set state = 'deleted', state_before = state, deleted_at = $2, version = version + 1 where id = $1`,
    [id, now],
  );
  await recordType.updateIndex(transaction, owner.client, id);
  await recordEdit(transaction, { of: recordType.tables, by: owner, id, action: 'deleted' }, now);
}

/**
 * Restores a record that was deleted less than ten minutes ago, in its previous state.
 *
 * @throws {Problem} 404 not_found
 */
export async function restoreRecord<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  owner: Owner,
  id: string,
  now: Date,
): Promise<void> {
  await lockEditable(transaction, recordType.tables, owner, id);
  const restored = await transaction.query(
    `update ${recordType.tables.table} e set state = state_before, state_before = null, deleted_at = null, version = version + 1
     where id = $1 and ${isEditable('e', '$2', '$3')} and state = 'deleted' and deleted_at > $4 returning id`,
    [id, owner.client, owner.accountId, new Date(now.getTime() - RESTORABLE_MS)],
  );
  if (restored.length === 0) throw new Problem(404, 'not_found');
  await recordType.updateIndex(transaction, owner.client, id);
  await recordEdit(transaction, { of: recordType.tables, by: owner, id, action: 'restored' }, now);
}

/** Removes records that were deleted a day ago for good; their pictures become unused. */
export const removeDeleted = (database: Queryable, { table }: RecordTables, now: Date): Promise<unknown> =>
  database.query(`delete from ${table} where state = 'deleted' and deleted_at < $1`, [
    new Date(now.getTime() - DAY_MS),
  ]);
