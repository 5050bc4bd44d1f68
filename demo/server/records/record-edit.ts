import { recordHistory } from '../history/record-history';
import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import type { RecordTables } from '../schema/record-tables';

/** A change of a record by a person. */
export type RecordEdit = {
  of: RecordTables;
  by: Owner;
  id: string;
  action: string;
  details?: Record<string, unknown>;
};

/**
 * Stores who has changed a record last, and its organisation: the address of the author's relation as soon as it is
 * approved. Returns its author.
 */
export async function markEdited(
  transaction: Queryable,
  { table, reviews, id: key }: RecordTables,
  { id, accountId }: { id: string; accountId: number },
): Promise<number | undefined> {
  const [row] = await transaction.query<{ authorId: number }>(
    `update ${table} e set changed_by = $2, organization_id = case when e.owner_id <> $2 then e.organization_id else (
       select r.address_id from role_relations r where r.account_id = $2
         and r.id = (coalesce((select v.content from ${reviews} v where v.${key} = e.id), e.written)->>'relation')::int
         and (r.status = 'approved' or r.address_id = e.organization_id)) end
     where e.id = $1 returning e.owner_id as "authorId"`,
    [id, accountId],
  );
  return row?.authorId;
}

/** Records who has changed a record, in it and in the history of its author. */
export async function recordEdit(
  transaction: Queryable,
  { of: tables, by: { client, accountId }, id, action, details }: RecordEdit,
  now: Date,
): Promise<void> {
  const authorId = await markEdited(transaction, tables, { id, accountId });
  const entry = { client, kind: tables.kind, record: id, accountId: authorId, action, details };
  await recordHistory(transaction, { ...entry, actor: { by: 'person', accountId } }, now);
}
