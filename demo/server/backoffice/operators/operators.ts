import type { Queryable } from '../../platform/database/database';
import type { OperatorRole } from './roles';

/** An operator who is being created. */
export type NewOperator = {
  name: string;
  email: string;
  role: OperatorRole;
  clients: readonly string[] | null;
  /** Null until the invitation is accepted. */
  passwordHash: string | null;
};

/** Waits until no other transaction changes operators: of two changes the second one sees the first. */
export const lockOperators = (transaction: Queryable): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended('operators', 7))`);

/** Checks whether there is an operator; there is one for ever after the first. */
export async function hasOperators(from: Queryable): Promise<boolean> {
  const [row] = await from.query<{ has: boolean }>('select exists (select 1 from operators) as has');
  return row?.has ?? false;
}

/** Adds an operator and returns the id; undefined if there is one with this address. */
export async function insertOperator(
  transaction: Queryable,
  { name, email, role, clients, passwordHash }: NewOperator,
  now: Date,
): Promise<number | undefined> {
  const [row] = await transaction.query<{ id: number }>(
    `insert into operators (name, email, role, clients, password_hash, created_at)
     values ($1, lower($2), $3, $4::text[], $5, $6) on conflict (email) do nothing returning id`,
    [name, email, role, clients, passwordHash, now],
  );
  return row?.id;
}

/** Finds an operator who may log in, by the typed address. */
export async function findByEmail(
  from: Queryable,
  email: string,
): Promise<{ id: number; passwordHash: string | null } | undefined> {
  const [row] = await from.query<{ id: number; passwordHash: string | null }>(
    `select id, password_hash as "passwordHash" from operators where email = lower($1) and blocked_at is null`,
    [email.normalize('NFKC').replaceAll('\0', '')],
  );
  return row;
}

/** Notes that an operator has logged in. */
export const noteLogIn = (transaction: Queryable, id: number, now: Date): Promise<unknown> =>
  transaction.query('update operators set last_seen_at = $2 where id = $1', [id, now]);
