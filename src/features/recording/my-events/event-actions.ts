import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import type { OwnEvent } from '../../../model/answers/own-event';
import { deleteOwn, restoreOwn } from '../api';
import { mayRetry } from '../record-list/may-retry';
import type { Changed, Result } from '../record-list/use-bulk-actions';
import { cancelEvent, publishEvent, takeBack, type Undo } from './status-changes';

/** What can be done with one or several events at once. */
export type CalledAction = 'delete' | 'restore' | 'publish' | 'cancel' | 'takeBack';

/** What the list tells of; a change is made in a dialog of its own. */
export type Action = CalledAction | 'change';

/** A draft is to be cancelled, which nobody has seen yet. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
}

/** Whether another try may succeed. */
export const mayTryAgain = (action: Action, error: unknown): boolean => {
  if (error instanceof DraftError) return false;
  // What was changed since then is not changed back.
  if (action === 'takeBack' && error instanceof ApiError && error.status === 412) return false;
  return mayRetry(error);
};

/**
 * Does one thing with one event. What has been done already, as by an attempt whose answer was lost, stays done.
 *
 * @throws {ApiError} as the call does
 * @throws {DraftError} when a draft is to be cancelled
 */
export async function doWith(
  client: Pick<Client, 'api'>,
  action: CalledAction,
  { record: { id, isVisible }, undo }: Result<OwnEvent, Undo>,
  idempotencyKey: string,
): Promise<Changed<Undo>> {
  if (action === 'delete' || action === 'restore') {
    await (action === 'delete' ? deleteOwn : restoreOwn)(client, 'my/events', id, idempotencyKey);
    return {};
  }
  if (action === 'cancel' && !isVisible) throw new DraftError('A draft cannot be cancelled.');
  if (action === 'publish') return publishEvent(client, id);
  if (action === 'cancel') return cancelEvent(client, id);
  if (undo) await takeBack(client, undo);
  return {};
}
