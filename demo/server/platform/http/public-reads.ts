import type { Context, MiddlewareHandler } from 'hono';
import { currentSource, readingFromPrimary } from '../database/read-source';
import type { PlatformOptions } from '../options';
import type { AppEnv } from './app-env';
import { type Handler, queryOf, REVISION } from './calls';
import { overloadOf } from './overload';
import { Problem } from './problem';
import { newQueue, noLoad, type Queue, type QueueLimits } from './queue';

/** The reads of the public. All others belong to a person, or follow a mail that has just been written. */
const PUBLIC =
  /^\/(?:robots\.txt|clients\/[^/]+\/api\/(?:adverts\/(?:availability|catalogue|show)|(?:addresses|articles|clientSettings|communities|events|media|personRoles|rubrics|sitemap|tags)(?:[/.].*)?))$/;

/** Returns a middleware that lets reads of the public go to a replica that has reached the revision of the request. */
export const publicReads =
  ({ database }: Pick<PlatformOptions, 'database'>): MiddlewareHandler<AppEnv> =>
  (context, next) =>
    database.replicas && isPublic(context)
      ? database.replicas.read(queryOf(context).get(REVISION) ?? undefined, next)
      : next();

/** Checks whether a request is a read without an account, and without the key of a picture's owner. */
const isPublic = (context: Context<AppEnv>): boolean => {
  const { method, path } = context.req;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && PUBLIC.test(path) && !context.req.header('token') && !queryOf(context).has('key');
};

/** Returns a handler that looks in the primary for what a replica does not have: a new address may be opened at once. */
export const orFromPrimary =
  (answer: Handler): Handler =>
  async (context) => {
    try {
      return await answer(context);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404 || !currentSource()) throw error;
      const again = async () => answer(context);
      return readingFromPrimary(again).catch((other: unknown) => {
        throw overloadOf(other) ? error : other;
      });
    }
  };

/** Creates a queue for the primary and one for each replica: together they answer more. */
export function newQueuePerDatabase(limits: QueueLimits): Queue {
  const queues = new Map<string, Queue>();
  const load = noLoad();
  const inTurn: Queue = (work, signal) => {
    const name = currentSource()?.replica ?? '';
    const queue = queues.get(name) ?? newQueue(limits, load);
    queues.set(name, queue);
    return queue(work, signal);
  };
  return Object.assign(inTurn, { load });
}
