import { expect } from 'vitest';
import type { Database, Queryable } from '../../demo/server/platform/database/database';
import { eventually } from './eventually';

const WAITING = `select count(*)::int as count from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

/**
 * Makes a call that has to wait for what another transaction has locked and changed, and returns its answer. The embedded
 * database does one transaction after the other anyway.
 */
export async function whileHeld<Answer>(
  { database, url }: { database: Database; url: string | undefined },
  hold: (transaction: Queryable) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await database.transaction(async (transaction) => {
    await hold(transaction);
    const answer = call();
    if (url) await eventually(async () => expect(await database.query(WAITING)).toEqual([{ count: 1 }]));
    return { answer };
  });
  return answer;
}
