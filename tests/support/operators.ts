import type { OperatorRole } from '../../demo/server/backoffice/operators/roles';
import type { Queryable } from '../../demo/server/platform/database/database';
import { quickHashing } from './account-calls';
import { BACK_OFFICE_PASSWORD, OPERATOR } from './back-office-browser';

/** The properties of an operator that a test sets; by default those of {@link OPERATOR}, who may do everything. */
type OperatorFixture = {
  name: string;
  email: string;
  role: OperatorRole;
  clients: readonly string[] | null;
  /** Null for one who has not accepted the invitation. */
  password: string | null;
};

let hash: Promise<string> | undefined;

/** Inserts an operator, or gives the one with this address these properties again. Returns the id. */
export async function insertOperator(database: Queryable, given: Partial<OperatorFixture> = {}): Promise<number> {
  const { name = OPERATOR.name, email = OPERATOR.email, role = 'all', clients = null } = given;
  const { password = BACK_OFFICE_PASSWORD } = given;
  hash ??= quickHashing.hash(BACK_OFFICE_PASSWORD);
  const passwordHash =
    password === null ? null : await (password === BACK_OFFICE_PASSWORD ? hash : quickHashing.hash(password));
  const [row] = await database.query<{ id: number }>(
    `insert into operators (name, email, role, clients, password_hash, created_at) values ($1, $2, $3, $4::text[], $5, now())
     on conflict (email) do update set name = $1, role = $3, clients = $4::text[], password_hash = $5, blocked_at = null
     returning id`,
    [name, email, role, clients, passwordHash],
  );
  if (!row) throw new Error('The operator was not inserted.');
  return row.id;
}
