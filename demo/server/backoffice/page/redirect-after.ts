import type { Context } from 'hono';
import type { OfficeOptions } from '../options';
import { findNext } from '../queue/queue';
import { queuePath } from '../queue/queue-choice';
import { queueFilterOf } from '../queue/queue-filter';
import { positionInQueue } from '../queue/queue-place';
import { type BackOfficeEnv, clientOf, isDone, redirectWithResult } from './office';

/**
 * Redirects after a decision. A form in the queue leads to the next entry in the chosen order, or back to its own entry
 * when the decision failed; any other form leads to `path`.
 */
export async function redirectAfter(
  context: Context<BackOfficeEnv>,
  options: Pick<OfficeOptions, 'database' | 'now'>,
  path: string,
  result: string,
): Promise<Response> {
  const queuePlace = positionInQueue(context.get('form'));
  if (!queuePlace) return redirectWithResult(context, path, result);
  const { entry, choice } = queuePlace;
  const next = isDone(result)
    ? await findNext(options.database, queueFilterOf(context, options, choice), entry)
    : entry;
  return redirectWithResult(context, next ? queuePath(choice, next) : queuePath({ ...choice, only: [] }), result);
}

/** Returns the page for an operator who cancels: the entry of the queue, or else `path`. */
export function cancelPathOf(context: Context<BackOfficeEnv>, path: string): string {
  const queuePlace = positionInQueue(context.get('form'));
  return `/backoffice/${encodeURIComponent(clientOf(context))}${queuePlace ? queuePath(queuePlace.choice, queuePlace.entry) : path}`;
}
