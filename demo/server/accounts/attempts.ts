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

/** A name as attempts are counted by it, however it is written. */
const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase().slice(0, 300);

/**
 * Counts an attempt to give a password, before it is looked at: so that a burst of them cannot pass together. Counted
 * by name and address, so that nobody locks an owner out who tries from elsewhere.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After
 */
export async function countPasswordAttempt({ database, now }: Parts, attempt: Attempt): Promise<void> {
  const instant = now();
  const freeAt = await database.transaction(async (transaction) => {
    await inLine(transaction, `password ${attempt.client} ${attempt.address}`);
    const times = await attemptsOf(transaction, 'password', attempt, instant);
    const freed = laterOf(limitOf(times.ofPair, MOST_PER_NAME), limitOf(times.ofAddress, MOST_PER_ADDRESS));
    if (!freed) await record(transaction, 'password', attempt, instant);
    return freed;
  });
  if (freeAt === undefined) return;
  const seconds = Math.max(1, Math.ceil((freeAt - instant.getTime()) / 1000));
  throw new Problem(429, 'too_many_attempts', { headers: { 'Retry-After': String(seconds) } });
}

/** Forgets the failures of one name from one address, after it was the right password. */
export async function clearPasswordAttempts({ database }: Parts, { client, name, address }: Attempt): Promise<void> {
  await database.query(`delete from attempts where client = $1 and kind = 'password' and name = $2 and address = $3`, [
    client,
    folded(name),
    address,
  ]);
}

/** Counts a mail that somebody asks for, and tells whether it may still be sent. */
export async function mayMail({ database, now }: Parts, { client, name, address }: Attempt): Promise<boolean> {
  const instant = now();
  return database.transaction(async (transaction) => {
    await inLine(transaction, `mail ${client} ${folded(name)}`);
    const [row] = await transaction.query<{ ofPair: number; toName: number; fromAddress: number }>(
      `select count(*) filter (where name = $2 and address = $3)::int as "ofPair",
         count(*) filter (where name = $2)::int as "toName", count(*) filter (where address = $3)::int as "fromAddress"
       from attempts where client = $1 and kind = 'mail' and at > $4 and (name = $2 or address = $3)`,
      [client, folded(name), address, new Date(instant.getTime() - WINDOW_MS)],
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
const inLine = (transaction: Queryable, text: string) =>
  transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [text]);

const record = (to: Queryable, kind: 'password' | 'mail', { client, name, address }: Attempt, at: Date) =>
  to.query('insert into attempts (client, kind, name, address, at) values ($1, $2, $3, $4, $5)', [
    client,
    kind,
    folded(name),
    address,
    at,
  ]);

async function attemptsOf(to: Queryable, kind: string, { client, name, address }: Attempt, now: Date) {
  const rows = await to.query<{ name: string; at: Date }>(
    `select name, at from attempts where client = $1 and kind = $2 and address = $3 and at > $4 order by at desc
     limit ${MOST_PER_ADDRESS}`,
    [client, kind, address, new Date(now.getTime() - WINDOW_MS)],
  );
  const ofAddress = rows.map(({ at }) => at.getTime());
  return { ofAddress, ofPair: rows.filter((row) => row.name === folded(name)).map(({ at }) => at.getTime()) };
}

/** When there is room again; undefined, when there is room now. `times` begins with the latest. */
function limitOf(times: readonly number[], most: number): number | undefined {
  const oldest = times[most - 1];
  return oldest === undefined ? undefined : oldest + WINDOW_MS;
}

const laterOf = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.max(one, other ?? one);
