import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { fitsLoginStatus, type LoginStatus, loginStatusColumns } from './login-status';

/** The columns of an account that decide whether it may log in. */
export type Candidate = {
  id: number;
  username: string;
  email: string;
  passwordHash: string;
  status: 'unverified' | 'verified' | 'blocked';
  isConfirmed: boolean;
};

const COLUMNS = `a.id, a.username, a.email, a.password_hash as "passwordHash", a.status, a.email_confirmed_at is not null as "isConfirmed"`;

/** Finds the account of a user name or e-mail. If one account's name is another's e-mail, the e-mail counts. */
export async function findCandidate(
  from: Queryable,
  { client, name, now }: { client: string; name: string; now: Date },
): Promise<Candidate | undefined> {
  const [candidate] = await from.query<Candidate>(
    `select ${COLUMNS} from accounts a
     where a.client = $1 and (lower(a.email) = lower($2) or lower(a.username) = lower($2))
       and (a.deletion_due is null or a.deletion_due > $3)
     order by lower(a.email) = lower($2) desc limit 1`,
    [client, name.normalize('NFKC'), now],
  );
  return candidate;
}

/** Loads the account with an id. */
export async function loadCandidate(from: Queryable, id: number): Promise<Candidate | undefined> {
  const [candidate] = await from.query<Candidate>(`select ${COLUMNS} from accounts a where a.id = $1`, [id]);
  return candidate;
}

/** Returns why an account may not log in. Only a caller who has proved to own the account may learn it. */
async function logInRefusal(
  from: Queryable,
  candidate: Candidate,
): Promise<'person-blocked' | 'email-not-confirmed' | 'invalid-status' | undefined> {
  if (candidate.status === 'blocked') return 'person-blocked';
  if (!candidate.isConfirmed) return 'email-not-confirmed';
  if (candidate.status !== 'verified') return 'invalid-status';
  const [statuses] = await from.query<LoginStatus>(
    `select ${loginStatusColumns('c', 'a')} from accounts a join clients c on c.key = a.client where a.id = $1`,
    [candidate.id],
  );
  return statuses && fitsLoginStatus(statuses) ? undefined : 'invalid-status';
}

/**
 * Returns the step that an account with a newly confirmed address still needs before it can log in.
 *
 * @throws {Problem} 403 person-blocked: a blocked account waits for no approval
 */
export async function loadMissingStep(from: Queryable, accountId: number): Promise<{ awaits?: 'approval' }> {
  const candidate = await loadCandidate(from, accountId);
  const refusal = candidate && (await logInRefusal(from, candidate));
  if (refusal === 'person-blocked') throw new Problem(403, refusal);
  return refusal ? { awaits: 'approval' } : {};
}

/**
 * Checks that an account may log in.
 *
 * @throws {Problem} 403 with the code of logInRefusal
 */
export async function checkMayLogIn(from: Queryable, candidate: Candidate): Promise<void> {
  const refusal = await logInRefusal(from, candidate);
  if (refusal) throw new Problem(403, refusal);
}
