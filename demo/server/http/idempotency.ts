import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { accountOf } from '../accounts/tokens';
import type { AppEnv, AppOptions } from '../app-options';
import { type Answer, CLOSED } from './calls';
import { Problem, problemAnswer } from './problem';

const KEPT_MS = 24 * 3_600_000;
/** A request that has run so long has died with its server. */
const LONGEST_RUN_MS = 60_000;
const SHAPE = /^[\x21-\x7e]{8,200}$/;
/** What a later moment may answer otherwise is not kept: who is logged in, which version counts, how many attempts. */
const PASSING = [401, 412, 428, 429];
/** The owner of keys that come without a token. */
const GUEST = 'guest';

type Row = { requestHash: Uint8Array; status: number | null; body: string | null; tag: string | null };
type Entry = { client: string; owner: string; key: string; requestHash: Uint8Array };

/** Lets a repeat with the same Idempotency-Key get the first answer instead of a second effect. */
export const answerOnce =
  (options: AppOptions, answer: Answer): Answer =>
  async (context) => {
    const key = context.req.header('idempotency-key');
    if (key === undefined) return answer(context);
    if (!SHAPE.test(key)) throw new Problem(400, 'key_wrong');
    const entry = await entryOf(context, options, key);
    const kept = await claim(options, entry);
    if (kept) return replay(kept);
    const response = await answerOf(context, entry, answer).catch(async (error: unknown) => {
      await forget(options, entry);
      throw error;
    });
    await (isKept(response.status, entry) ? keep(options, entry, response.clone()) : forget(options, entry));
    return response;
  };

/** The answer also of a refusal, which is as much the first answer as a success. */
async function answerOf(context: Context<AppEnv>, entry: Entry, answer: Answer): Promise<Response> {
  try {
    return await answer(context);
  } catch (error) {
    if (error instanceof Problem && isKept(error.status, entry)) return problemAnswer(context, error);
    throw error;
  }
}

/** A refused guest has caused nothing that a repeat could cause twice, and must not fill the table. */
const isKept = (status: number, { owner }: Entry) =>
  status < (owner === GUEST ? 400 : 500) && !PASSING.includes(status);

/** Key and body are stored as hashes only; without the key, that of the body cannot be guessed by its passwords. */
async function entryOf(context: Context<AppEnv>, options: AppOptions, key: string): Promise<Entry> {
  // A token that has ended is refused by the calls that need one; a sign-up does not.
  const account = await accountOf(context, options).catch(unlessProblem);
  const { pathname } = new URL(context.req.url);
  const request = `${context.req.method} ${pathname}\n${await context.req.text()}`;
  return {
    client: context.get('client'),
    owner: account ? String(account.id) : GUEST,
    key: createHash('sha256').update(key).digest('base64url'),
    requestHash: createHmac('sha256', key).update(request).digest(),
  };
}

function unlessProblem(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

/** Takes the key for this request, or finds what it was taken for; who comes first is the database's to say. */
async function claim({ database, now }: AppOptions, entry: Entry): Promise<Row | undefined> {
  const { client, owner, key, requestHash } = entry;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const taken = await database.query(
    `insert into idempotency_keys as k (client, owner, key, request_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (client, owner, key) do update
       set request_hash = excluded.request_hash, created_at = excluded.created_at, status = null, body = null, tag = null
       where k.created_at < $6 or (k.status is null and k.created_at < $7)
     returning key`,
    [client, owner, key, requestHash, now(), ago(KEPT_MS), ago(LONGEST_RUN_MS)],
  );
  if (taken.length > 0) return undefined;
  const [row] = await database.query<Row>(
    `select request_hash as "requestHash", status, body, tag from idempotency_keys
     where client = $1 and owner = $2 and key = $3`,
    [client, owner, key],
  );
  // The first one has failed in between: the next try runs.
  if (!row) throw new Problem(409, 'key_in_use', { headers: { 'Retry-After': '1' } });
  if (Buffer.compare(row.requestHash, requestHash) !== 0) throw new Problem(422, 'key_reused');
  if (row.status === null) throw new Problem(409, 'key_in_use', { headers: { 'Retry-After': '1' } });
  return row;
}

async function keep({ database }: AppOptions, entry: Entry, response: Response): Promise<void> {
  await database.query(
    'update idempotency_keys set status = $4, body = $5, tag = $6 where client = $1 and owner = $2 and key = $3',
    [entry.client, entry.owner, entry.key, response.status, await response.text(), response.headers.get('etag')],
  );
}

async function forget({ database }: AppOptions, { client, owner, key }: Entry): Promise<void> {
  await database.query('delete from idempotency_keys where client = $1 and owner = $2 and key = $3', [
    client,
    owner,
    key,
  ]);
}

function replay({ status, body, tag }: Row): Response {
  const isFine = status !== null && status < 400;
  return new Response(body, {
    status: status ?? 200,
    headers: {
      'Content-Type': isFine ? 'application/json' : 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(isFine && { Vary: 'token', 'Content-Security-Policy': CLOSED }),
      ...(tag && { ETag: tag }),
    },
  });
}
