import type { Queryable } from '../database';
import { dropWaitingMails } from '../mail/outbox';
import type { Doing } from './doing';

const UNDO_MS = 600_000;

/** Until when a decision of this moment can be taken back; its mail waits until then. */
export const undoEnd = (now: Date): Date => new Date(now.getTime() + UNDO_MS);

/** The earliest moment of a decision that can still be taken back now. */
export const undoStart = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** What a decision has changed. */
export type MadeDecision = {
  kind: 'account' | 'relation';
  record: number;
  accountId: number;
  action: string;
  /** The columns that the record gets back. */
  before: { status: string; status_before: string | null; was_approved?: boolean };
  after: string;
  mailId: number | undefined;
};

/** Notes a decision so that it can be taken back. Drops a waiting mail of an earlier decision: it would contradict. */
export async function recordDecision(
  transaction: Queryable,
  { client, now }: Doing,
  { kind, record, accountId, action, before, after, mailId }: MadeDecision,
): Promise<void> {
  const earlier = await transaction.query<{ mail: number }>(
    'select mail_id as mail from decisions where kind = $1 and record = $2 and mail_id is not null and at > $3',
    [kind, record, undoStart(now)],
  );
  await dropWaitingMails(
    transaction,
    earlier.map(({ mail }) => mail),
  );
  await transaction.query(
    `insert into decisions (client, account_id, kind, record, action, before, after, mail_id, at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)`,
    [client, accountId, kind, record, action, JSON.stringify(before), after, mailId ?? null, now],
  );
}
