import type { RecordContent } from '../../../src/model/records/event-content';
import type { Owner } from '../media/media-rows';
import { changeAuthor } from '../persons/leave-to-members';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { checkVersion } from '../platform/http/versions';
import { isShared, memberJson } from '../schema/record-access';
import type { RecordTables } from '../schema/record-tables';
import { recordEdit } from './record-edit';
import type { RecordType, SentRecord } from './record-type';
import { loadOwnRecord, lockEditable } from './stored-record';

/** A person to whom a record can be handed. */
type Member = { id: number; name: string };

/** Finds the members of the organisation of a record except its author; none where it is not shared. */
export const findMembers = async (
  from: Queryable,
  { table }: RecordTables,
  { client, accountId }: Owner,
  id: string,
): Promise<Member[]> => {
  const rows = await from.query<{ data: Member }>(
    `select ${memberJson('a')} as data from ${table} e
       join organization_members m on m.client = e.client and m.organization_id = e.organization_id
       join accounts a on a.id = m.account_id
     where e.id = $3 and e.client = $1 and ${isShared('e', '$1', '$2')} and a.id <> e.owner_id
     order by fold(a.last_name), fold(a.first_name), a.id`,
    [client, accountId, id],
  );
  return rows.map(({ data }) => data);
};

/** The record to hand over, by whom and to whom. */
export type Handover = { owner: Owner; id: string; person: number; versions: readonly string[] | undefined };

/**
 * Hands a record over to another member of its organisation.
 *
 * @throws {Problem} 404 not_found, 409 locked, 412 conflict, 422 wrong_data for a person who is no other member
 */
export async function handOver<Sent extends SentRecord, Content extends RecordContent>(
  recordType: RecordType<Sent, Content>,
  transaction: Queryable,
  { owner, id, person, versions }: Handover,
  now: Date,
): Promise<void> {
  const { tables } = recordType;
  await lockEditable(transaction, tables, owner, id, [person]);
  const { version, noEdit, data } = await loadOwnRecord(recordType, transaction, owner, id, now);
  checkVersion(versions, { id, version, current: data });
  if (noEdit === 'locked') throw new Problem(409, 'locked');
  if (!(await findMembers(transaction, tables, owner, id)).some((member) => member.id === person))
    throw new Problem(422, 'wrong_data', [{ path: 'person', code: 'unknown' }]);
  await recordEdit(transaction, { of: tables, by: owner, id, action: 'handed_over' }, now);
  await changeAuthor(transaction, tables, id, person);
  await recordEdit(transaction, { of: tables, by: owner, id, action: 'taken_over' }, now);
}
