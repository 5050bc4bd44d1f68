import { ApiError } from '../../../api/api-error';
import type { Client } from '../../../app/client';
import type { OwnEvent } from '../../../model/answers/own-event';
import { copyOwnRecord, deleteOwnRecord, restoreOwnRecord } from '../api';
import type { BulkAction } from '../record-list/bulk/skip-reason';
import { mayRetry } from '../record-list/may-retry';
import type { ActionEffect, Result } from '../record-list/use-bulk-actions';
import { cancelEvent, publishEvent, type Undo, undoChange, withdrawEvent } from './status-changes';

/** Restores what was before an action: a copy is deleted, a change is taken back. */
export type ActionUndo = Undo | { copyId: string };

/** An action for one or several events at once. */
export type EventAction = BulkAction | 'restore' | 'undo';

/** An action with an outcome notice; a change has its own dialog. */
export type Action = EventAction | 'change';

/** Thrown when a draft is to be cancelled, which no visitor has seen yet. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
}

/** Checks whether a retry may succeed. */
export const mayRetryAction = (action: Action, error: unknown): boolean => {
  if (error instanceof DraftError) return false;
  // An undo must not overwrite a later change.
  if (action === 'undo' && error instanceof ApiError && error.status === 412) return false;
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
  action: EventAction,
  { record: { id, isVisible }, undo }: Result<OwnEvent, ActionUndo>,
  idempotencyKey: string,
): Promise<ActionEffect<ActionUndo>> {
  if (action === 'delete' || action === 'restore') {
    await (action === 'delete' ? deleteOwnRecord : restoreOwnRecord)(client, 'my/events', id, idempotencyKey);
    return {};
  }
  if (action === 'copy') return { undo: { copyId: await copyOwnRecord(client, 'my/events', id, idempotencyKey) } };
  if (action === 'cancel' && !isVisible) throw new DraftError('A draft cannot be cancelled.');
  if (action === 'publish') return publishEvent(client, id);
  if (action === 'cancel') return cancelEvent(client, id);
  if (action === 'withdraw') return withdrawEvent(client, id);
  if (!undo) return {};
  if ('copyId' in undo) {
    await deleteOwnRecord(client, 'my/events', undo.copyId, idempotencyKey);
    return {};
  }
  const { record } = await undoChange(client, undo);
  return { isWaiting: undo.previousFields.state === 'published' && record.review?.state === 'waiting' };
}
