import type { Queryable } from '../platform/database/database';

/** The actor: a person, an operator of the back office, or the server itself. */
export type Actor =
  | { by: 'person'; accountId: number }
  | { by: 'operator'; operator?: number | undefined }
  | { by: 'system' };

/** The kind of the affected record. */
export type HistoryKind =
  | 'account'
  | 'relation'
  | 'address'
  | 'event'
  | 'article'
  | 'advert'
  | 'books'
  | 'slot'
  | 'settings'
  | 'mail'
  | 'text'
  | 'operator';

/** An entry of the history: actor, action and record. */
export type HistoryEntry = {
  /** The client; null for an action on an operator's account. */
  client: string | null;
  actor: Actor;
  kind: HistoryKind;
  /** The id of the record; settings have none. */
  record?: number | string | undefined;
  /** The id of the affected person. */
  accountId?: number | undefined;
  /** The action, as a stable word such as 'saved' or 'approve'. */
  action: string;
  /** Details, few and never secret: field names, a status, a reason; no values of fields. */
  details?: Record<string, unknown> | undefined;
};

/** Adds an entry within the transaction of the write, so that neither exists without the other. */
export async function recordHistory(transaction: Queryable, entry: HistoryEntry, time: Date): Promise<void> {
  const { client, actor, kind, record, accountId, action, details } = entry;
  await transaction.query(
    `insert into history (client, at, by, actor_id, operator_id, account_id, kind, record, action, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)`,
    [
      ...[client, time, actor.by],
      actor.by === 'person' ? actor.accountId : null,
      actor.by === 'operator' ? (actor.operator ?? null) : null,
      ...[accountId ?? null, kind, record === undefined ? null : String(record), action],
      JSON.stringify(details ?? {}),
    ],
  );
}

/** An action of a person on their own account or a record that belongs to it. */
export type OwnAction = Pick<HistoryEntry, 'action' | 'details'> & {
  client: string;
  accountId: number;
  /** The affected record; by default the account. */
  target?: { kind: HistoryKind; record: number | string };
};

/** Adds an entry for an action of a person on their own account or record. */
export const recordOwnAction = (
  transaction: Queryable,
  { accountId, target = { kind: 'account', record: accountId }, ...entry }: OwnAction,
  time: Date,
): Promise<void> =>
  recordHistory(transaction, { ...entry, ...target, accountId, actor: { by: 'person', accountId } }, time);
