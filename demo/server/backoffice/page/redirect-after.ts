import type { Context } from 'hono';
import type { Queryable } from '../../platform/database/database';
import { findNext } from '../queue/queue';
import { positionInQueue, queuePath } from '../queue/queue-place';
import { type BackOfficeEnv, clientOf, isDone, redirectWithResult } from './office';

/**
 * Redirects after a decision. A form in the queue leads to the next entry, or back to its own entry when the decision
 * failed; any other form leads to `path`.
 */
export async function redirectAfter(
  context: Context<BackOfficeEnv>,
  database: Queryable,
  path: string,
  result: string,
): Promise<Response> {
  const queuePlace = positionInQueue(context.get('form'));
  if (!queuePlace) return redirectWithResult(context, path, result);
  const { entry, kind } = queuePlace;
  const next = isDone(result) ? await findNext(database, { client: clientOf(context), kind }, entry) : entry;
  return redirectWithResult(context, queuePath(kind, next), result);
}

/** Returns the page for an operator who cancels: the entry of the queue, or else `path`. */
export function cancelPathOf(context: Context<BackOfficeEnv>, path: string): string {
  const queuePlace = positionInQueue(context.get('form'));
  return `/backoffice/${encodeURIComponent(clientOf(context))}${queuePlace ? queuePath(queuePlace.kind, queuePlace.entry) : path}`;
}
