import type { Queryable } from '../../database';

/** What a row of search_changes says: null is of all clients, of all events. */
export type Change = { client: string | null; event: string | null; what: 'index' | 'rows' };

type Seen = { horizon: string; changes: (Change & { transaction: string })[] };

/** Asks for what others have written since the last time. */
export type Changes = () => Promise<Change[]>;

/**
 * Begins to follow what changes. The database names the oldest transaction that had not finished when we looked: whatever
 * we have not seen yet is of that one or a later one.
 */
export function followChanges(database: Queryable): Changes {
  let horizon: string | null = null;
  let known = new Set<string>();
  return async () => {
    const [seen] = await database.query<Seen>(CHANGES, [horizon], { often: true });
    if (!seen) return [];
    const fresh = seen.changes.filter(({ transaction }) => !known.has(transaction));
    // Older ones will not be answered again.
    known = new Set(seen.changes.map(({ transaction }) => transaction));
    horizon = seen.horizon;
    return fresh;
  };
}

const CHANGES = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
    (select coalesce(json_agg(json_build_object('transaction', c.transaction::text, 'client', c.client, 'event', c.event_id,
       'what', c.what)), '[]')
     from search_changes c where c.transaction >= coalesce($1::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as changes`;

/** Names what has been written of a client's events: it is another one after every write. */
export async function loadChangesMark(database: Queryable, client: string): Promise<string> {
  const [row] = await database.query<{ mark: string }>(
    `select concat_ws('-', count(*), max(transaction::text::numeric)) as mark from search_changes
     where client = $1 or client is null`,
    [client],
    { often: true },
  );
  return row?.mark ?? '';
}

/** For how long changes are kept; who has not asked for half of that time begins anew. */
export const CHANGES_KEPT_MS = 3_600_000;

/** Throws away what every server has seen. */
export const forgetChanges = (database: Queryable): Promise<unknown[]> =>
  database.query(`delete from search_changes where at < clock_timestamp() - make_interval(secs => $1)`, [
    CHANGES_KEPT_MS / 1000,
  ]);
