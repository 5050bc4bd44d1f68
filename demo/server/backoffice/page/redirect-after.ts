import type { Context } from 'hono';
import type { Queryable } from '../../platform/database/database';
import { findNext } from '../queue/queue';
import { positionInQueue, queuePath } from '../queue/queue-place';
import { clientOf, goOn, isSettled, type OfficeEnv } from './office';

/**
 * Redirects after a decision. A form in the queue leads to the next entry, or back to its own entry when the decision
 * failed; any other form leads to `path`.
 */
export async function redirectAfter(
  context: Context<OfficeEnv>,
  database: Queryable,
  path: string,
  result: string,
): Promise<Response> {
  const place = positionInQueue(context.get('form'));
  if (!place) return goOn(context, path, result);
  const { entry, kind } = place;
  const next = isSettled(result) ? await findNext(database, { client: clientOf(context), kind }, entry) : entry;
  return goOn(context, queuePath(kind, next), result);
}

/** Returns the page for an operator who cancels: the entry of the queue, or else `path`. */
export function wayBack(context: Context<OfficeEnv>, path: string): string {
  const place = positionInQueue(context.get('form'));
  return `/backoffice/${encodeURIComponent(clientOf(context))}${place ? queuePath(place.kind, place.entry) : path}`;
}
