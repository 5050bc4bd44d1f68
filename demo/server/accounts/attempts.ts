import type { Database, Queryable } from '../database';
import { Problem } from '../http/problem';

const WINDOW_MS = 15 * 60_000;
const MOST_PER_NAME = 10;
const MOST_PER_ADDRESS = 100;
/** To one mailbox as one caller asks for them; callers elsewhere cannot use up an owner's share with theirs. */
const MOST_MAILS = 5;
const MOST_MAILS_TO_NAME = 20;
const MOST_MAILS_FROM_ADDRESS = 100;

/** Who tries what from where. */
export type Attempt = {
  client: string;
  /** User name or e-mail as it was typed. */
  name: string;
  /** Of the caller, see callerAddress. */
  address: string;
};

type Parts = { database: Database; now: () => Date };

/**
 * A name as attempts are counted by it, in SQL. The database folds it as it does to find the account: if both differed
 * in a single letter, each way to write that letter would allow ten more guesses.
 */
export const attemptName = (name: string): string => `left(lower(normalize(${name}, NFKC)), 300)`;

/**
 * Compares a password, unless there were too many failures. It is counted before it is compared, so that a burst
 * cannot pass together; by name and address, so that nobody locks an owner out who tries from elsewhere. What could
 * not be compared, as on a busy machine, does not count.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After, and what `compare` throws
 */
export async function tryPassword(parts: Parts, attempt: Attempt, compare: () => Promise<boolean>): Promise<boolean> {
  await countPasswordAttempt(parts, attempt);
  const isRight = await compare().catch(async (error: unknown) => {
    await forgetOneAttempt(parts, attempt);
    throw error;
  });
  if (isRight) await clearPasswordAttempts(parts.database, attempt);
  return isRight;
}

async function countPasswordAttempt({ database, now }: Parts, attempt: Attempt): Promise<void> {
  const instant = now();
  const freeAt = await database.transaction(async (transaction) => {
    await inLine(transaction, `password ${attempt.client} from`, attempt.address);
    const times = await attemptsOf(transaction, attempt, instant);
    const freed = laterOf(limitOf(times.ofPair, MOST_PER_NAME), limitOf(times.ofAddress, MOST_PER_ADDRESS));
    if (!freed) await record(transaction, 'password', attempt, instant);
    return freed;
  });
  if (freeAt === undefined) return;
  const seconds = Math.max(1, Math.ceil((freeAt - instant.getTime()) / 1000));
  throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': String(seconds) } });
}

/** One that another request forgets in the same moment is left to that request. */
const forgetOneAttempt = ({ database }: Parts, { client, name, address }: Attempt) =>
  database.query(
    `delete from attempts where ctid = (select ctid from attempts
       where client = $1 and kind = 'password' and name = ${attemptName('$2')} and address = $3
       order by at desc limit 1 for update skip locked)`,
    [client, name, address],
  );

/** Forgets the failures of one name from one address, after it was the right password. */
export async function clearPasswordAttempts(to: Queryable, { client, name, address }: Attempt): Promise<void> {
  await to.query(
    `delete from attempts where client = $1 and kind = 'password' and name = ${attemptName('$2')} and address = $3`,
    [client, name, address],
  );
}

/** Counts a mail that somebody asks for, and tells whether it may still be sent. */
export async function mayMail({ database, now }: Parts, { client, name, address }: Attempt): Promise<boolean> {
  const instant = now();
  return database.transaction(async (transaction) => {
    // Always in this order, so that two never wait for one another.
    await inLine(transaction, `mail ${client} from`, address);
    await inLine(transaction, `mail ${client} to`, name);
    const [row] = await transaction.query<{ ofPair: number; toName: number; fromAddress: number }>(
      `select count(*) filter (where name = typed and address = $3)::int as "ofPair",
         count(*) filter (where name = typed)::int as "toName", count(*) filter (where address = $3)::int as "fromAddress"
       from attempts, (select ${attemptName('$2')} as typed) as folded
       where client = $1 and kind = 'mail' and at > $4 and (name = typed or address = $3)`,
      [client, name, address, new Date(instant.getTime() - WINDOW_MS)],
    );
    if (!row || row.ofPair >= MOST_MAILS || row.toName >= MOST_MAILS_TO_NAME) return false;
    if (row.fromAddress >= MOST_MAILS_FROM_ADDRESS) return false;
    await record(transaction, 'mail', { client, name, address }, instant);
    return true;
  });
}

/** Forgets attempts that no longer count. */
export async function forgetOldAttempts({ database, now }: Parts): Promise<void> {
  await database.query('delete from attempts where at < $1', [new Date(now().getTime() - WINDOW_MS)]);
}

/** Lets those who share a name or address be counted one after the other; the transaction's end frees it. */
const inLine = (transaction: Queryable, kind: string, name: string) =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended($1 || ' ' || ${attemptName('$2')}, 7))`, [
    kind,
    name,
  ]);

const record = (to: Queryable, kind: 'password' | 'mail', { client, name, address }: Attempt, at: Date) =>
  to.query(`insert into attempts (client, kind, name, address, at) values ($1, $2, ${attemptName('$3')}, $4, $5)`, [
    client,
    kind,
    name,
    address,
    at,
  ]);

async function attemptsOf(to: Queryable, { client, name, address }: Attempt, now: Date) {
  const rows = await to.query<{ isOfPair: boolean; at: Date }>(
    `select name = ${attemptName('$3')} as "isOfPair", at from attempts
     where client = $1 and kind = 'password' and address = $2 and at > $4 order by at desc limit ${MOST_PER_ADDRESS}`,
    [client, address, name, new Date(now.getTime() - WINDOW_MS)],
  );
  const timesOf = (some: typeof rows) => some.map(({ at }) => at.getTime());
  return { ofAddress: timesOf(rows), ofPair: timesOf(rows.filter(({ isOfPair }) => isOfPair)) };
}

/** When there is room again; undefined, when there is room now. `times` begins with the latest. */
function limitOf(times: readonly number[], most: number): number | undefined {
  const oldest = times[most - 1];
  return oldest === undefined ? undefined : oldest + WINDOW_MS;
}

const laterOf = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.max(one, other ?? one);
