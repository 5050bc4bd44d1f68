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

/**
 * Makes calls while another transaction holds what it has locked, each once those before are done or wait; returns their
 * answers.
 */
export async function allWhileHeld<Answer>(
  { database, url }: { database: Database; url: string | undefined },
  hold: (transaction: Queryable) => Promise<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const { answers } = await database.transaction(async (transaction) => {
    await hold(transaction);
    const answers: Promise<Answer>[] = [];
    const waiting = new Set<Promise<Answer>>();
    for (const call of calls) {
      const answer = call();
      answers.push(answer);
      waiting.add(answer);
      answer.finally(() => waiting.delete(answer)).catch(() => undefined);
      if (url) await eventually(async () => expect(await database.query(WAITING)).toEqual([{ count: waiting.size }]));
    }
    return { answers };
  });
  return Promise.all(answers);
}
