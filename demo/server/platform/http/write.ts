import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Queryable } from '../database/database';
import type { PlatformOptions } from '../options';
import type { AppEnv } from './app-env';
import type { Answer, Commit, Write } from './calls';
import { evenly } from './constant-time';
import { entryOf, findKept, isKept, type KeyEntry, keepAnswer, keyInUse, replay, takeKey } from './idempotency';
import { overloadOf } from './overload';
import { inOwnLine } from './per-caller-queue';
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
 * Names the state that there is when a write has been committed, see REVISION. All servers read the one database, which
 * has that state from now on, so the name need not say which it is. It cannot be guessed: else somebody could have a
 * cache keep an answer under it in advance, or count what others write.
 */
const newRevision = () => randomBytes(REVISION_BYTES).toString('base64url');
const REVISION_BYTES = 12;

/** Makes the answers of writes: effect, history, mails and the answer kept for the key commit together. */
export function answerWrites(options: PlatformOptions): (write: Write) => Answer {
  const running = new Set<string>();

  return ({ repeatable, even, inLine, failsAs, receive, ...write }) => {
    async function answer(context: Context<AppEnv>): Promise<Response> {
      const response = await carryOut(context);
      if (response.ok) response.headers.set('Revision', newRevision());
      return response;
    }
    async function carryOut(context: Context<AppEnv>): Promise<Response> {
      const file = await receive?.(context);
      const prepare = () => {
        const work = async () => write.prepare(context, file);
        return inLine ? inOwnLine(context, options, work) : work();
      };
      try {
        const entry = repeatable ? await entryOf(context, options, file) : undefined;
        if (entry) return await answerOnce(context, options, entry, { prepare, running });
        const commit = await prepare();
        return await inOneWrite(options, commit);
      } catch (error) {
        throw failsAs ? problemOf(error, options, failsAs) : error;
      } finally {
        await file?.forget();
      }
    }
    return even ? (context) => evenly(options, () => answer(context)) : answer;
  };
}

/** Lets a repeat with the same Idempotency-Key get the first answer instead of a second effect. */
async function answerOnce(
  context: Context<AppEnv>,
  options: PlatformOptions,
  entry: KeyEntry,
  { prepare, running }: { prepare: () => Promise<Commit>; running: Set<string> },
): Promise<Response> {
  // This comes before anything else, so that a repeat neither hashes nor counts as an attempt.
  const kept = await findKept(options.database, options, entry);
  if (kept) return replay(kept);
  // Two repeats that are prepared at the same time would both count as attempts; takeKey locks out other processes.
  const name = `${entry.client} ${entry.owner} ${entry.key}`;
  if (running.has(name)) throw keyInUse();
  running.add(name);
  try {
    const commit = await prepare();
    return await commitOnce(options, entry, commit);
  } catch (error) {
    if (!(error instanceof Problem) || !isKept(error, entry)) throw error;
    // The write is undone, and its refusal is kept as the first answer, as a success would be.
    return await commitOnce(options, entry, async () => problemAnswer(context, error));
  } finally {
    running.delete(name);
  }
}

/** Commits the effect together with its answer, unless the key has one already. */
const commitOnce = (
  options: PlatformOptions,
  entry: KeyEntry,
  commit: (transaction: Queryable) => Promise<Response>,
): Promise<Response> =>
  inOneWrite(options, async (transaction) => {
    const kept = await takeKey(transaction, options, entry);
    if (kept) return replay(kept);
    const response = await commit(transaction);
    await keepAnswer(transaction, options, entry, response.clone());
    return response;
  });

function problemOf(error: unknown, { onError }: PlatformOptions, code: string): unknown {
  if (error instanceof Problem || overloadOf(error)) return error;
  onError(error);
  return new Problem(500, code);
}
