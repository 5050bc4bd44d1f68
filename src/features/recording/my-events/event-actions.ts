import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import type { OwnEvent } from '../../../model/answers/own-event';
import { deleteOwn, restoreOwn } from '../api';
import { mayRetry } from '../record-list/may-retry';
import type { Changed, Result } from '../record-list/use-bulk-actions';
import { cancelEvent, publishEvent, takeBack, type Undo } from './status-changes';

/** An action for one or several events at once. */
export type CalledAction = 'delete' | 'restore' | 'publish' | 'cancel' | 'takeBack';

/** An action with an outcome notice; a change has its own dialog. */
export type Action = CalledAction | 'change';

/** Thrown when a draft is to be cancelled, which no visitor has seen yet. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
}

/** Checks whether a retry may succeed. */
export const mayTryAgain = (action: Action, error: unknown): boolean => {
  if (error instanceof DraftError) return false;
  // An undo must not overwrite a later change.
  if (action === 'takeBack' && error instanceof ApiError && error.status === 412) return false;
  return mayRetry(error);
};

/**
 * Performs an action on an event. Repeating an action that succeeded before, for example after a lost response, changes
 * nothing.
 *
 * @throws {ApiError} as the call does
 * @throws {DraftError} when a draft is to be cancelled
 */
export async function performAction(
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
