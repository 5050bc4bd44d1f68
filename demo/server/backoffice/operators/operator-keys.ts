import type { Queryable } from '../../platform/database/database';
import { hashOf, isSecret, newSecret } from '../../platform/secrets';

/** The purpose of a link: the first password of an invited operator, or a new one. */
export type OperatorKeyPurpose = 'invitation' | 'reset';

const HOUR_MS = 3_600_000;
const lifetimeMs: Record<OperatorKeyPurpose, number> = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS };

/** The path of the page to which a link leads. */
export const keyPath = (purpose: OperatorKeyPurpose, key: string): string => `/backoffice/${purpose}/${key}`;

/** Creates the key of a link. */
export async function createOperatorKey(
  transaction: Queryable,
  { operatorId, purpose }: { operatorId: number; purpose: OperatorKeyPurpose },
  now: Date,
): Promise<string> {
  const key = newSecret();
  await transaction.query(
    `insert into operator_keys (hash, operator_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [hashOf(key), operatorId, purpose, now, new Date(now.getTime() + lifetimeMs[purpose])],
  );
  return key;
}

/** The operator to whom a link belongs. */
export type KeyOwner = { id: number; name: string; email: string };

/** A key as it comes from a link. */
export type ReceivedOperatorKey = { key: string; purpose: OperatorKeyPurpose; now: Date };

/**
 * Finds the owner of a key without using it up: 'gone' if it is used or expired, or its owner blocked; 'unknown' if there
 * is no such key.
 */
export async function findKeyOwner(
  from: Queryable,
  { key, purpose, now }: ReceivedOperatorKey,
): Promise<KeyOwner | 'gone' | 'unknown'> {
  if (!isSecret(key)) return 'unknown';
  const [row] = await from.query<KeyOwner & { isValid: boolean }>(
    `select o.id, o.name, o.email, k.used_at is null and k.expires_at > $3 and o.blocked_at is null as "isValid"
     from operator_keys k join operators o on o.id = k.operator_id where k.hash = $1 and k.purpose = $2`,
    [hashOf(key), purpose, now],
  );
  if (!row) return 'unknown';
  return row.isValid ? { id: row.id, name: row.name, email: row.email } : 'gone';
}

/** Uses a key up, and with it all other ones of its owner. Of several at once only one succeeds. */
export async function redeemOperatorKey(
  transaction: Queryable,
  received: ReceivedOperatorKey,
): Promise<KeyOwner | 'gone' | 'unknown'> {
  const owner = await findKeyOwner(transaction, received);
  if (typeof owner === 'string') return owner;
  const taken = await transaction.query(
    'update operator_keys set used_at = $2 where hash = $1 and used_at is null returning 1 as taken',
    [hashOf(received.key), received.now],
  );
  if (taken.length === 0) return 'gone';
  await endOperatorKeys(transaction, owner.id, received.now);
  return owner;
}

/** Ends all unused keys of an operator. */
export async function endOperatorKeys(transaction: Queryable, operatorId: number, now: Date): Promise<void> {
  await transaction.query('update operator_keys set used_at = $2 where operator_id = $1 and used_at is null', [
    operatorId,
    now,
  ]);
}
