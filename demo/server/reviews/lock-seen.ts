import type { Queryable } from '../platform/database/database';
import type { RecordTables } from '../schema/record-tables';

/** A locked record, with the number of its review, by which decisions refer to it. */
type SeenRecord = { version: number; state: string; accountId: number | null; title: string; review: number };

/**
 * Locks a record for an operator's action, in the order in which a person saves: otherwise both may deadlock. One that
 * was never reviewed gets a settled review. Returns undefined if there is none at this client.
 */
export async function lockSeen(
  transaction: Queryable,
  { table, reviews, id: key }: RecordTables,
  { client, id }: { client: string; id: string },
  now: Date,
): Promise<SeenRecord | undefined> {
  const [match] = await transaction.query<{ accountId: number | null }>(
    `select owner_id as "accountId" from ${table} where id = $1 and client = $2`,
    [id, client],
  );
  if (!match) return undefined;
  await transaction.query('select 1 from accounts where id = $1 for update', [match.accountId]);
  await transaction.query(`select 1 from ${table} where id = $1 for update`, [id]);
  await transaction.query(
    `insert into ${reviews} (${key}, client, state, since, written_at) values ($1, $2, 'settled', $3, $3)
     on conflict (${key}) do nothing`,
    [id, client, now],
  );
  const [row] = await transaction.query<SeenRecord>(
    `select e.version, e.state, e.owner_id as "accountId", e.title, r.id as review
     from ${table} e join ${reviews} r on r.${key} = e.id where e.id = $1 for update of r`,
    [id],
  );
  return row;
}
