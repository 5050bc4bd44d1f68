import { type ActorContext, recordAction } from '../history/actor-context';
import { inOneWrite } from '../platform/http/write';
import type { PlatformOptions } from '../platform/options';
import { ARTICLES, EVENTS } from '../schema/record-tables';

/** The records that an operator can lock, with their tables. */
export const lockableTables = { event: EVENTS, article: ARTICLES } as const;
export type LockableKind = keyof typeof lockableTables;

type LockRequest = { kind: LockableKind; record: string; accountId: number; isLocked: boolean };

/** Locks a person's record, or unlocks it. An open form of its author notices it at the next save. */
export const lockRecord = (
  options: Pick<PlatformOptions, 'database' | 'onWritten'>,
  { kind, record, accountId, isLocked }: LockRequest,
  actorContext: ActorContext,
): Promise<'done' | 'already'> =>
  inOneWrite(options, async (transaction) => {
    await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
    const changed = await transaction.query(
      `update ${lockableTables[kind].table} set locked = $4, version = version + 1
       where id = $1 and client = $2 and owner_id = $3 and state <> 'deleted' and locked <> $4 returning id`,
      [record, actorContext.client, accountId, isLocked],
    );
    if (changed.length === 0) return 'already';
    await recordAction(transaction, actorContext, { kind, record, accountId, action: isLocked ? 'lock' : 'unlock' });
    return 'done';
  });
