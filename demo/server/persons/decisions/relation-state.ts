import type { RecordState } from '../../decisions/record-state';
import type { Queryable } from '../../platform/database/database';
import { addressLabel } from '../../schema/json/address-json';
import { relationStateSql } from './seen-relation';

/** A relation before a decision: its row and the rows of its timeline. */
export type RelationSnapshot = { status: string; row: Record<string, unknown>; steps: Record<string, unknown>[] };

/** Returns the snapshot of a relation before a decision, and its name. */
export async function snapshotRelation(
  from: Queryable,
  id: number,
): Promise<{ before: RelationSnapshot; subject: string }> {
  const [row] = await from.query<RelationSnapshot & { subject: string }>(
    `select r.status, to_jsonb(r) as row, coalesce((select jsonb_agg(to_jsonb(h) order by h.id)
         from relation_history h where h.relation_id = r.id), '[]') as steps,
       concat_ws(', ', o.name, case when d.address_id is not null then ${addressLabel('d', 'm')} end) as subject
     from role_relations r join accounts a on a.id = r.account_id
     left join roles o on o.client = a.client and o.role_id = r.role_id
     left join addresses d on d.address_id = r.address_id
     left join addresses m on m.address_id = d.main_address_id where r.id = $1`,
    [id],
  );
  if (!row) throw new Error(`There is no relation ${id}.`);
  const { subject, ...before } = row;
  return { before, subject };
}

/** Loads the state of a relation, whose text differs after every entry of the timeline; undefined if it is removed. */
export async function relationState(from: Queryable, id: number): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select r.status, ${relationStateSql('r')} as text from role_relations r where r.id = $1`,
    [id],
  );
  return row;
}

/** Restores a relation's state and timeline, and its row if that was removed; 'stale' if its address is gone. */
export async function restoreRelation(
  transaction: Queryable,
  { record, before: { row, steps } }: { record: number; before: RelationSnapshot },
): Promise<'undone' | 'stale'> {
  if (!(await hasItsAddress(transaction, row))) return 'stale';
  await transaction.query(
    `insert into role_relations overriding system value
     select (jsonb_populate_record(null::role_relations, $1::jsonb)).*
     on conflict (id) do update set status = excluded.status, status_before = excluded.status_before,
       was_approved = excluded.was_approved`,
    [JSON.stringify(row)],
  );
  await transaction.query(
    `delete from relation_history where relation_id = $1
       and id not in (select s.id from jsonb_populate_recordset(null::relation_history, $2::jsonb) s)`,
    [record, JSON.stringify(steps)],
  );
  await transaction.query(
    `insert into relation_history overriding system value
     select s.* from jsonb_populate_recordset(null::relation_history, $1::jsonb) s on conflict (id) do nothing`,
    [JSON.stringify(steps)],
  );
  return 'undone';
}

/** Checks whether the address of a relation still exists, and locks it until the transaction ends. */
async function hasItsAddress(transaction: Queryable, { address_id: address }: Record<string, unknown>) {
  if (typeof address !== 'number') return true;
  const addresses = await transaction.query('select 1 from addresses where address_id = $1 for key share', [address]);
  return addresses.length > 0;
}
