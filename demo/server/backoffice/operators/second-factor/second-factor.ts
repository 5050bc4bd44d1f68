import { recordHistory } from '../../../history/record-history';
import type { Database, Queryable } from '../../../platform/database/database';
import { countLoginAttempt, deleteAttempts } from '../../session/login-attempts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import { isTimeCode, newTimeCodeSecret, stepOfCode } from './time-codes';

/** The second factor of an operator. */
export type SecondFactor = {
  isOn: boolean;
  /** The time when it was switched on. */
  confirmedAt: Date | null;
  /** The number of unused recovery codes. */
  codesLeft: number;
};

/** Finds the second factor of an operator. */
export async function secondFactorOf(from: Queryable, operatorId: number): Promise<SecondFactor> {
  const [row] = await from.query<Omit<SecondFactor, 'isOn'>>(
    `select confirmed_at as "confirmedAt", (select count(*)::int from operator_recovery_codes c
       where c.operator_id = f.operator_id and used_at is null) as "codesLeft"
     from operator_second_factors f where operator_id = $1 and confirmed_at is not null`,
    [operatorId],
  );
  return row ? { ...row, isOn: true } : { isOn: false, confirmedAt: null, codesLeft: 0 };
}

/** Finds the operators whose second factor is on. */
export async function findWithFactor(from: Queryable): Promise<ReadonlySet<number>> {
  const rows = await from.query<{ id: number }>(
    'select operator_id as id from operator_second_factors where confirmed_at is not null',
  );
  return new Set(rows.map(({ id }) => id));
}

/** The result of a code: a `used` one has been typed before; after too many wrong ones the seconds to wait. */
export type CodeResult = 'right' | 'wrong' | 'used' | { seconds: number };

/**
 * Checks a code of the app or a recovery code, each of which counts once. Wrong ones are limited for each operator, from
 * however many addresses.
 */
export async function checkSecondFactor(
  database: Database,
  operatorId: number,
  typed: string,
  now: Date,
): Promise<CodeResult> {
  const attempts = { database, now: () => now };
  const origin = `second factor ${operatorId}`;
  const seconds = await countLoginAttempt(attempts, origin);
  if (seconds > 0) return { seconds };
  const code = typed.replace(/\s/g, '');
  const result = isTimeCode(code)
    ? await takeTimeCode(database, operatorId, code, now)
    : await database.transaction((transaction) => takeRecoveryCode(transaction, operatorId, code, now));
  if (result === 'right') await deleteAttempts(attempts, origin);
  return result;
}

async function takeTimeCode(database: Queryable, operatorId: number, code: string, now: Date): Promise<CodeResult> {
  const [factor] = await database.query<{ secret: string }>(
    'select secret from operator_second_factors where operator_id = $1 and confirmed_at is not null',
    [operatorId],
  );
  const step = factor && stepOfCode(factor.secret, code, now);
  if (step === undefined) return 'wrong';
  const used = await database.query(
    `update operator_second_factors set last_step = $2
     where operator_id = $1 and last_step < $2 and confirmed_at is not null returning operator_id`,
    [operatorId, step],
  );
  return used.length > 0 ? 'right' : 'used';
}

async function takeRecoveryCode(
  transaction: Queryable,
  operatorId: number,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'used'> {
  const hash = recoveryCodeHash(code);
  const used = await transaction.query(
    `update operator_recovery_codes set used_at = $3
     where operator_id = $1 and hash = $2 and used_at is null returning operator_id`,
    [operatorId, hash, now],
  );
  if (used.length > 0) {
    await recordOwnFactor(transaction, { operatorId, action: 'recovery_code_used', now });
    return 'right';
  }
  const [known] = await transaction.query(
    'select operator_id from operator_recovery_codes where operator_id = $1 and hash = $2',
    [operatorId, hash],
  );
  return known ? 'used' : 'wrong';
}

/** Returns the secret of a second factor that awaits its first code: the same one until it is confirmed. */
export async function pendingSecret(database: Queryable, operatorId: number): Promise<string | undefined> {
  await database.query(
    'insert into operator_second_factors (operator_id, secret) values ($1, $2) on conflict (operator_id) do nothing',
    [operatorId, newTimeCodeSecret()],
  );
  const [row] = await database.query<{ secret: string }>(
    'select secret from operator_second_factors where operator_id = $1 and confirmed_at is null',
    [operatorId],
  );
  return row?.secret;
}

/** Switches the second factor on with the first code of the app. Returns the recovery codes, which are shown once. */
export async function confirmSecondFactor(
  transaction: Queryable,
  operatorId: number,
  typed: string,
  now: Date,
): Promise<readonly string[] | 'wrong' | 'already'> {
  const [pending] = await transaction.query<{ secret: string }>(
    'select secret from operator_second_factors where operator_id = $1 and confirmed_at is null for update',
    [operatorId],
  );
  if (!pending) return 'already';
  const step = stepOfCode(pending.secret, typed.replace(/\s/g, ''), now);
  if (step === undefined) return 'wrong';
  await transaction.query(
    'update operator_second_factors set confirmed_at = $2, last_step = $3 where operator_id = $1',
    [operatorId, now, step],
  );
  await recordOwnFactor(transaction, { operatorId, action: 'second_factor_on', now });
  return writeRecoveryCodes(transaction, operatorId);
}

/** Replaces all recovery codes of an operator. Returns the new ones, which are shown once. */
export async function renewRecoveryCodes(
  transaction: Queryable,
  operatorId: number,
  now: Date,
): Promise<readonly string[]> {
  // One after the other: of two sets written at once both would count.
  await transaction.query('select 1 from operator_second_factors where operator_id = $1 for update', [operatorId]);
  await recordOwnFactor(transaction, { operatorId, action: 'recovery_codes_new', now });
  return writeRecoveryCodes(transaction, operatorId);
}

async function writeRecoveryCodes(transaction: Queryable, operatorId: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await transaction.query('delete from operator_recovery_codes where operator_id = $1', [operatorId]);
  await transaction.query('insert into operator_recovery_codes (operator_id, hash) select $1, unnest($2::bytea[])', [
    operatorId,
    codes.map(recoveryCodeHash),
  ]);
  return codes;
}

/** An action of an operator on their own second factor. */
type OwnAction = { operatorId: number; action: string; now: Date };

/** Records an action of an operator on their own second factor, in the transaction of the action. */
export const recordOwnFactor = (transaction: Queryable, { operatorId, action, now }: OwnAction): Promise<void> =>
  recordHistory(
    transaction,
    { client: null, actor: { by: 'operator', operator: operatorId }, kind: 'operator', record: operatorId, action },
    now,
  );

/** Switches the second factor of an operator off. Returns whether it was on. */
export async function switchOffSecondFactor(transaction: Queryable, operatorId: number): Promise<boolean> {
  await transaction.query('delete from operator_recovery_codes where operator_id = $1', [operatorId]);
  const removed = await transaction.query<{ wasOn: boolean }>(
    'delete from operator_second_factors where operator_id = $1 returning confirmed_at is not null as "wasOn"',
    [operatorId],
  );
  return removed.some(({ wasOn }) => wasOn);
}
