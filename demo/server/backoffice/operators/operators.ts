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

/** An operator in the list of accounts. */
export type OperatorRow = {
  id: number;
  name: string;
  email: string;
  role: OperatorRole;
  clients: readonly string[] | null;
  hasPassword: boolean;
  blockedAt: Date | null;
  createdAt: Date;
  /** The time of the latest log-in. */
  lastSeenAt: Date | null;
  /** The end of the invitation that can still be accepted. */
  invitedUntil: Date | null;
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
): Promise<{ id: number; name: string; email: string; passwordHash: string | null } | undefined> {
  const [row] = await from.query<{ id: number; name: string; email: string; passwordHash: string | null }>(
    `select id, name, email, password_hash as "passwordHash" from operators
     where email = lower($1) and blocked_at is null`,
    [email.normalize('NFKC').replaceAll('\0', '')],
  );
  return row;
}

const COLUMNS = `o.id, o.name, o.email, o.role, o.clients, o.password_hash is not null as "hasPassword",
  o.blocked_at as "blockedAt", o.created_at as "createdAt", o.last_seen_at as "lastSeenAt",
  (select max(k.expires_at) from operator_keys k
    where k.operator_id = o.id and k.purpose = 'invitation' and k.used_at is null) as "invitedUntil"`;

/** Finds all operators, by their names. */
export const findOperators = (from: Queryable): Promise<OperatorRow[]> =>
  from.query<OperatorRow>(`select ${COLUMNS} from operators o order by o.blocked_at is not null, lower(o.name), o.id`);

/** Loads an operator; undefined if there is none. */
export async function loadOperator(from: Queryable, id: number): Promise<OperatorRow | undefined> {
  const [row] = await from.query<OperatorRow>(`select ${COLUMNS} from operators o where o.id = $1`, [id]);
  return row;
}

/** Returns what an operator sees of another one, to notice a change in between. */
export const seenOperator = ({ name, role, clients, blockedAt }: OperatorRow): string =>
  JSON.stringify([name, role, clients, blockedAt !== null]);

/** Checks whether an operator may do everything and can log in: there must always be one. */
const managesAll = ({
  role,
  clients,
  hasPassword,
  blockedAt,
}: Pick<OperatorRow, 'role' | 'clients' | 'hasPassword' | 'blockedAt'>): boolean =>
  role === 'all' && clients === null && hasPassword && blockedAt === null;

/** Checks whether nobody could manage the back office any more after a change. Needs the lock of operators. */
export async function leavesNobody(
  transaction: Queryable,
  before: OperatorRow,
  after: Pick<OperatorRow, 'role' | 'clients' | 'blockedAt'>,
): Promise<boolean> {
  if (!managesAll(before) || managesAll({ ...before, ...after })) return false;
  const others = await findOperators(transaction);
  return !others.some((other) => other.id !== before.id && managesAll(other));
}

/** Notes that an operator has logged in. */
export const noteLogIn = (transaction: Queryable, id: number, now: Date): Promise<unknown> =>
  transaction.query('update operators set last_seen_at = $2 where id = $1', [id, now]);
