import type { ActorContext } from '../history/actor-context';
import { dropWaitingMails } from '../mail/outbox';
import type { Queryable } from '../platform/database/database';
import { type RecordState, stateText } from './record-state';

const UNDO_MS = 600_000;

/** Returns until when a decision made now can be undone; its mail waits until then. */
export const undoEnd = (now: Date): Date => new Date(now.getTime() + UNDO_MS);

/** Returns the earliest time of a decision that can still be undone now. */
export const undoStart = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** The kinds of records that operators decide on. */
export type DecisionSubject = 'account' | 'relation' | 'address' | 'event' | 'article' | 'advert';

/**
 * A callback in a decision's transaction, before the change: a removed relation has no name afterwards. Returns the
 * mail.
 */
export type OnDecision = (transaction: Queryable, accountId: number) => Promise<number | undefined>;

/** The changes of a decision. */
export type MadeDecision = {
  kind: DecisionSubject;
  record: number;
  action: string;
  /** The state that an undo restores. */
  stateBefore: object;
  /** Undefined for an address whose author has no account any more. */
  accountId: number | undefined;
  /** The name of a relation, an address, an event, an article or an advert. */
  subject?: string;
  /** The state of the record until somebody else changes it; undefined for a removed one. */
  after: RecordState | undefined;
  mailId: number | undefined;
};

/**
 * Records a decision for undo, and returns its id. Drops waiting mails of earlier decisions, which would contradict.
 */
export async function recordDecision(
  transaction: Queryable,
  { client, operator, now }: ActorContext,
  { kind, record, accountId, action, subject, stateBefore, after, mailId }: MadeDecision,
): Promise<number> {
  const earlier = await transaction.query<{ mail: number }>(
    `select mail_id as mail from decisions where kind = $1 and record = $2 and mail_id is not null and at > $3
       and undone_at is null`,
    [kind, record, undoStart(now)],
  );
  const dropped = await dropWaitingMails(
    transaction,
    earlier.map(({ mail }) => mail),
  );
  const [row] = await transaction.query<{ id: number }>(
    `insert into decisions (client, operator, account_id, kind, record, action, subject, before, after, mail_id, at,
       dropped_mails) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12::int[]) returning id`,
    [
      ...[client, operator ?? null, accountId ?? null, kind, record, action, subject ?? ''],
      ...[JSON.stringify(stateBefore), stateText(after), mailId ?? null, now, dropped],
    ],
  );
  if (!row) throw new Error('The decision was not stored.');
  return row.id;
}
