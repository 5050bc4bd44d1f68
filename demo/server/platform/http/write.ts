import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Queryable } from '../database/database';
import type { PlatformOptions } from '../options';
import type { AppEnv } from './app-env';
import type { Commit, Handler, Write } from './calls';
import { inConstantTime } from './constant-time';
import {
  findStoredAnswer,
  idempotencyEntryOf,
  isStored,
  type KeyEntry,
  keyInUse,
  lockKey,
  replay,
  storeAnswer,
} from './idempotency';
import { overloadOf } from './overload';
import { inCallerQueue } from './per-caller-queue';
import { Problem, problemAnswer } from './problem';

/** Runs a write in one transaction, all or nothing; its mails are sent after the commit. */
export async function inOneWrite<Result>(
  { database, onWritten }: Pick<PlatformOptions, 'database' | 'onWritten'>,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(work);
  onWritten();
  return result;
}

/**
 * Names the state after a committed write, see REVISION. Only replicas need to know the state: without them, any name
 * will do. It cannot be guessed: otherwise somebody could fill a cache with it in advance, or count the writes of others.
 */
const newRevision = async ({ database }: Pick<PlatformOptions, 'database'>) =>
  (await database.replicas?.newRevision()) ?? randomBytes(REVISION_BYTES).toString('base64url');
const REVISION_BYTES = 12;

/** Creates the handlers of writes: effect, history, mails and the stored answer of the key commit together. */
export function answerWrites(options: PlatformOptions): (write: Write) => Handler {
  const running = new Set<string>();

  return ({ usesIdempotencyKey, secrets = [], isConstantTime, isQueuedPerCaller, failureCode, receive, ...write }) => {
    async function answer(context: Context<AppEnv>): Promise<Response> {
      const response = await runWrite(context);
      if (response.ok) response.headers.set('Revision', await newRevision(options));
      return response;
    }
    async function runWrite(context: Context<AppEnv>): Promise<Response> {
      const file = await receive?.(context);
      const prepare = () => {
        const work = async () => write.prepare(context, file);
        return isQueuedPerCaller ? inCallerQueue(context, options, work) : work();
      };
      try {
        const entry = usesIdempotencyKey ? await idempotencyEntryOf(context, options, file) : undefined;
        if (entry) return await answerIdempotently(context, options, { entry, secrets }, { prepare, running });
        const commit = await prepare();
        return await inOneWrite(options, commit);
      } catch (error) {
        throw failureCode ? problemOf(error, options, failureCode) : error;
      } finally {
        await file?.remove();
      }
    }
    return isConstantTime ? (context) => inConstantTime(options, () => answer(context)) : answer;
  };
}

/** Gives a repetition with the same Idempotency-Key the first answer instead of a second effect. */
async function answerIdempotently(
  context: Context<AppEnv>,
  options: PlatformOptions,
  { entry, secrets }: StoredEntry,
  { prepare, running }: { prepare: () => Promise<Commit>; running: Set<string> },
): Promise<Response> {
  // Comes first, so that a repetition neither hashes nor counts as an attempt.
  const stored = await findStoredAnswer(options.database, options, entry);
  if (stored) return replay(stored);
  // Two concurrent repetitions would both count as attempts; takeKey excludes other processes.
  const name = `${entry.client} ${entry.owner} ${entry.key}`;
  if (running.has(name)) throw keyInUse();
  running.add(name);
  try {
    const commit = await prepare();
    return await commitOnce(options, { entry, secrets }, commit);
  } catch (error) {
    if (!(error instanceof Problem) || !isStored(error, entry)) throw error;
    // The write is rolled back, and its refusal is stored as the first answer, as a success would be.
    return await commitOnce(options, { entry, secrets: [] }, async () => problemAnswer(context, error));
  } finally {
    running.delete(name);
  }
}

/** A request with its key, and the secrets of its answer. */
type StoredEntry = { entry: KeyEntry; secrets: readonly string[] };

/** Commits the effect together with its answer, unless the key has one already. */
const commitOnce = (
  options: PlatformOptions,
  { entry, secrets }: StoredEntry,
  commit: (transaction: Queryable) => Promise<Response>,
): Promise<Response> =>
  inOneWrite(options, async (transaction) => {
    const stored = await lockKey(transaction, options, entry);
    if (stored) return replay(stored);
    const response = await commit(transaction);
    await storeAnswer(transaction, options, entry, response.clone(), secrets);
    return response;
  });

function problemOf(error: unknown, { onError }: PlatformOptions, code: string): unknown {
  if (error instanceof Problem || overloadOf(error)) return error;
  onError(error);
  return new Problem(500, code);
}
