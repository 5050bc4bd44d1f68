import { recordHistory } from '../../../history/record-history';
import type { Queryable } from '../../../platform/database/database';
import type { Identity } from './provider';

/** The operator of an identity, or why there is none. */
export type FoundOperator = { operatorId: number } | 'unknown' | 'unverified' | 'blocked';

/**
 * Finds the operator of an identity. The first time it is the operator with the verified e-mail, who has no other
 * identity of the provider; later the e-mail no longer counts.
 */
export async function findOperator(transaction: Queryable, identity: Identity, now: Date): Promise<FoundOperator> {
  const linked = await findLinked(transaction, identity);
  if (linked) return linked;
  if (identity.email === undefined) return 'unverified';
  await link(transaction, identity, now);
  return (await findLinked(transaction, identity)) ?? 'unknown';
}

async function findLinked(from: Queryable, { issuer, subject }: Identity): Promise<FoundOperator | undefined> {
  const [operator] = await from.query<{ id: number; isBlocked: boolean }>(
    `select o.id, o.blocked_at is not null as "isBlocked"
     from operator_identities i join operators o on o.id = i.operator_id where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  );
  return operator && (operator.isBlocked ? 'blocked' : { operatorId: operator.id });
}

async function link(transaction: Queryable, { issuer, subject, email }: Identity, now: Date): Promise<void> {
  // Another identity of the operator stays, and a log-in at the same time may have linked this one.
  const [linked] = await transaction.query<{ id: number }>(
    `insert into operator_identities (issuer, subject, operator_id, linked_at)
     select $1, $2, o.id, $4 from operators o where o.email = $3 and o.blocked_at is null
     on conflict do nothing returning operator_id as id`,
    [issuer, subject, email, now],
  );
  if (!linked) return;
  const actor = { by: 'operator', operator: linked.id } as const;
  const entry = { client: null, actor, kind: 'operator', record: linked.id, action: 'openid_linked' } as const;
  await recordHistory(transaction, { ...entry, details: { issuer } }, now);
}
