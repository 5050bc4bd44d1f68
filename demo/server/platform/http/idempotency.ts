import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Queryable } from '../database/database';
import type { PlatformOptions } from '../options';
import type { AppEnv } from './app-env';
import { CLOSED_POLICY } from './calls';
import { Problem } from './problem';
import type { ReceivedFile } from './receive-file';

const STORED_MS = 24 * 3_600_000;
const KEY_FORMAT = /^[\x21-\x7e]{8,200}$/;
/** Refusals that may not recur, so they are not stored: log-in, version and number of attempts change. */
const TRANSIENT_STATUSES = [401, 412, 428, 429];
/** Refusals of the key itself, which are not stored: they do not answer its request. */
const KEY_CODES = ['key_in_use', 'key_reused'];
/** The owner of keys that come without a token. */
const GUEST = 'guest';

/** A request with its key. */
export type KeyEntry = { client: string; owner: string; key: string; requestHash: Uint8Array };

/** The stored first answer to a request. */
export type StoredAnswer = { status: number; body: string; tag: string | null };

/** Returns the refusal while another request with this key is running. */
export const keyInUse = (): Problem => new Problem(409, 'key_in_use', { headers: { 'Retry-After': '1' } });

/**
 * Checks whether a refusal is stored. A guest's is not: it has no effect that could happen twice, and must not fill the
 * table.
 */
export const isStored = ({ status, code }: Problem, { owner }: KeyEntry): boolean =>
  status < (owner === GUEST ? 400 : 500) && !TRANSIENT_STATUSES.includes(status) && !KEY_CODES.includes(code);

/**
 * Returns the key entry of a request with an Idempotency-Key; undefined without one. Only hashes of key and body are
 * stored; nobody can guess passwords from the hash of the body without the key.
 *
 * @param file in place of a body that is a text
 * @throws {Problem} 400 key_wrong
 */
export async function idempotencyEntryOf(
  context: Context<AppEnv>,
  options: PlatformOptions,
  file: ReceivedFile | undefined,
): Promise<KeyEntry | undefined> {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!KEY_FORMAT.test(key)) throw new Problem(400, 'key_wrong');
  // An invalid token makes the caller a guest here: calls that need a token refuse it themselves.
  const account = await options.findCaller(context);
  const { pathname } = new URL(context.req.url);
  const request = `${context.req.method} ${pathname}\n${file ? file.digest : await context.req.text()}`;
  return {
    client: context.get('client'),
    owner: account ? String(account.id) : GUEST,
    key: createHash('sha256').update(key).digest('base64url'),
    requestHash: createHmac('sha256', key).update(request).digest(),
  };
}

/**
 * Finds the stored answer of a key; undefined if there is none.
 *
 * @throws {Problem} 422 key_reused, when it belongs to another request
 */
export async function findStoredAnswer(
  from: Queryable,
  { now }: Pick<PlatformOptions, 'now'>,
  { client, owner, key, requestHash }: KeyEntry,
): Promise<StoredAnswer | undefined> {
  const [row] = await from.query<StoredAnswer & { requestHash: Uint8Array }>(
    `select request_hash as "requestHash", status, body, tag from idempotency_keys
     where client = $1 and owner = $2 and key = $3 and created_at >= $4`,
    [client, owner, key, new Date(now().getTime() - STORED_MS)],
  );
  if (row && Buffer.compare(row.requestHash, requestHash) !== 0) throw new Problem(422, 'key_reused');
  return row;
}

/**
 * Locks the key until the transaction ends, or finds the answer that another process has stored meanwhile.
 *
 * @throws {Problem} 409 key_in_use, when another process handles the same request; 422 key_reused
 */
export async function lockKey(
  transaction: Queryable,
  options: Pick<PlatformOptions, 'now'>,
  entry: KeyEntry,
): Promise<StoredAnswer | undefined> {
  const { client, owner, key } = entry;
  const [lock] = await transaction.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 8)) as taken',
    [`${client} ${owner} ${key}`],
  );
  if (!lock?.taken) throw keyInUse();
  return findStoredAnswer(transaction, options, entry);
}

/** Stores the answer of a request whose key is locked, without its secrets; replaces an expired one. */
export async function storeAnswer(
  transaction: Queryable,
  { now }: Pick<PlatformOptions, 'now'>,
  { client, owner, key, requestHash }: KeyEntry,
  response: Response,
  secrets: readonly string[],
): Promise<void> {
  const body = withoutSecrets(await response.text(), secrets);
  await transaction.query(
    `insert into idempotency_keys (client, owner, key, request_hash, status, body, tag, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (client, owner, key) do update set request_hash = excluded.request_hash, status = excluded.status,
       body = excluded.body, tag = excluded.tag, created_at = excluded.created_at`,
    [client, owner, key, requestHash, response.status, body, response.headers.get('etag'), now()],
  );
}

const withoutSecrets = (body: string, secrets: readonly string[]): string =>
  secrets.length === 0
    ? body
    : JSON.stringify(JSON.parse(body), (name, value: unknown) => (secrets.includes(name) ? undefined : value));

/** Repeats the first answer. */
export function replay({ status, body, tag }: StoredAnswer): Response {
  const isSuccess = status < 400;
  return new Response(body, {
    status,
    headers: {
      'Content-Type': isSuccess ? 'application/json' : 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(isSuccess && { Vary: 'token', 'Content-Security-Policy': CLOSED_POLICY }),
      ...(tag && { ETag: tag }),
    },
  });
}
