import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../platform/database/database';
import { hashOf, newSecret } from '../../../platform/secrets';
import type { InterruptedRequest } from '../../page/resume-form';
import type { LogInSecrets } from './provider';

/** The time in milliseconds in which the person must come back from the provider. */
export const LOG_IN_MS = 600_000;

/** Returns the secrets of the log-in `state` in the browser that has the secret `browser`. */
const secretsOf = (browser: string, state: string): LogInSecrets => {
  const derive = (purpose: string) => createHmac('sha256', browser).update(`${purpose} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('code') };
};

/** Begins a log-in at the provider, and keeps the interrupted request for its end. */
export async function beginLogIn(
  database: Queryable,
  { browser, interrupted, now }: { browser: string; interrupted: InterruptedRequest | undefined; now: Date },
): Promise<LogInSecrets> {
  const state = newSecret();
  await database.query(
    'insert into openid_logins (state_hash, browser_hash, interrupted, started_at) values ($1, $2, $3::jsonb, $4)',
    [hashOf(state), hashOf(browser), interrupted ? JSON.stringify(interrupted) : null, now],
  );
  return secretsOf(browser, state);
}

/** A log-in that has come back to the browser of its begin. */
export type BegunLogIn = { secrets: LogInSecrets; interrupted: InterruptedRequest | undefined };

/** Takes a log-in, which ends it: undefined for one that is over, unknown or of another browser. */
export async function takeLogIn(
  database: Queryable,
  { browser, state, now }: { browser: string; state: string; now: Date },
): Promise<BegunLogIn | undefined> {
  const [row] = await database.query<{ interrupted: InterruptedRequest | null }>(
    `delete from openid_logins where state_hash = $1 and browser_hash = $2 and started_at > $3 returning interrupted`,
    [hashOf(state), hashOf(browser), new Date(now.getTime() - LOG_IN_MS)],
  );
  return row && { secrets: secretsOf(browser, state), interrupted: row.interrupted ?? undefined };
}

/** Deletes log-ins whose person has not come back. */
export const deleteOldLogIns = (database: Queryable, now: Date): Promise<unknown> =>
  database.query('delete from openid_logins where started_at <= $1', [new Date(now.getTime() - LOG_IN_MS)]);
