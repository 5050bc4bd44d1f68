import type { Queryable } from '../platform/database/database';

/**
 * Loads the revision of a client's events, which differs after every committed write of any server. The changes of
 * transactions are counted and summed, so that the late end of an earlier one is noticed, too.
 */
export async function loadRevision(database: Queryable, client: string): Promise<string> {
  const [row] = await database.query<{ revision: string }>(
    `select concat_ws('-', count(*), sum(transaction::text::numeric)) as revision from event_changes
     where client in ($1, '')`,
    [client],
    { often: true },
  );
  return row?.revision ?? '';
}

/** The time for which changes are stored; cached results of older revisions are no longer requested. */
const CHANGES_STORED_MS = 3_600_000;

/** Deletes old changes; cached results are then found once more. */
export const deleteOldChanges = (database: Queryable): Promise<unknown[]> =>
  database.query(`delete from event_changes where at < clock_timestamp() - make_interval(secs => $1)`, [
    CHANGES_STORED_MS / 1000,
  ]);
