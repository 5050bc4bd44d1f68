import type { Queryable } from '../platform/database/database';

/**
 * The revision of a client's events: another text after every write that has been committed, by whichever server. The
 * changes of transactions are counted and summed, so that one that ends after a later one is seen, too.
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

/** How long changes are told apart; what is kept of an earlier revision is not asked for any more. */
const CHANGES_KEPT_MS = 3_600_000;

/** Throws away old changes. What has been found before is then found once more. */
export const forgetChanges = (database: Queryable): Promise<unknown[]> =>
  database.query(`delete from event_changes where at < clock_timestamp() - make_interval(secs => $1)`, [
    CHANGES_KEPT_MS / 1000,
  ]);
