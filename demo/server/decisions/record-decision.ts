import type { ActorContext } from '../history/actor-context';
import type { DecidedRecord } from '../mail/mail-texts';
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
 *
 * @param records that are decided with it
 */
export type OnDecision = (
  transaction: Queryable,
  accountId: number,
  records?: readonly DecidedRecord[],
) => Promise<number | undefined>;

/** A record that a decision changes besides its own; an undo restores it, too. */
export type DecisionPart = Pick<MadeDecision, 'record' | 'action' | 'stateBefore' | 'after'> & {
  kind: Exclude<DecisionSubject, 'account' | 'relation' | 'advert'>;
};

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
  parts?: readonly DecisionPart[];
};

/**
 * Records a decision for undo, and returns its id. Drops waiting mails of earlier decisions, which would contradict.
 */
export async function recordDecision(
  transaction: Queryable,
  { client, operator, now }: ActorContext,
  { kind, record, accountId, action, subject, stateBefore, after, mailId, parts = [] }: MadeDecision,
): Promise<number> {
  const earlier = await transaction.query<{ mail: number }>(
    `select d.mail_id as mail from decisions d
     join unnest($1::text[], $2::int[]) as given(kind, record) on d.kind = given.kind and d.record = given.record
     where d.mail_id is not null and d.at > $3 and d.undone_at is null`,
    [[kind, ...parts.map((part) => part.kind)], [record, ...parts.map((part) => part.record)], undoStart(now)],
  );
  const dropped = await dropWaitingMails(
    transaction,
    earlier.map(({ mail }) => mail),
  );
  const [row] = await transaction.query<{ id: number }>(
    `insert into decisions (client, operator_id, account_id, kind, record, action, subject, before, after, mail_id, at,
       dropped_mails) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12::int[]) returning id`,
    [
      ...[client, operator ?? null, accountId ?? null, kind, record, action, subject ?? ''],
      ...[JSON.stringify({ ...stateBefore, parts: parts.map(storedPart) }), stateText(after)],
      ...[mailId ?? null, now, dropped],
    ],
  );
  if (!row) throw new Error('The decision was not stored.');
  return row.id;
}

/** A part of a decision as its undo reads it. */
export type StoredPart = Pick<DecisionPart, 'kind' | 'record' | 'action'> & { before: object; after: string };

const storedPart = ({ kind, record, action, stateBefore, after }: DecisionPart): StoredPart => ({
  ...{ kind, record, action },
  before: stateBefore,
  after: stateText(after),
});
