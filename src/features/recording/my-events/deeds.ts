import { ApiError } from '../../../api/api-error';
import type { OwnEvent } from '../../../model/answers/own-event';
import type { Client } from '../../../portal/client';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { deleteOwn, restoreOwn } from '../api';
import { mayRetry } from '../own-records/may-retry';
import { type Changed, cancelEvent, publishEvent, takeBack, type Undo } from './standing-changes';

/** What can be done with one or several events at once. */
export type CalledDeed = 'delete' | 'restore' | 'publish' | 'cancel' | 'takeBack';

/** What the list tells of; a change is made in a dialog of its own. */
export type Deed = CalledDeed | 'change';

/** What has become of one event; `error` is why nothing has. */
export type Result = {
  event: OwnEvent;
  error?: unknown;
  /** Whether an operator looks at it before visitors do. */
  isWaiting?: boolean;
  /** How to have it as it was before; one that was deleted is restored without. */
  undo?: Undo | undefined;
};

/** A draft is to be cancelled, which nobody has seen yet. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
}

/** Whether another try may succeed. */
export const mayTryAgain = (deed: Deed, error: unknown): boolean => {
  if (error instanceof DraftError) return false;
  // What was changed since then is not changed back.
  if (deed === 'takeBack' && error instanceof ApiError && error.status === 412) return false;
  return mayRetry(error);
};

/**
 * Does one thing with one event. What has been done already, as by an attempt whose answer was lost, stays done.
 *
 * @param undo what is to be taken back
 * @throws {ApiError} as the call does
 * @throws {DraftError} when a draft is to be cancelled
 */
export async function doWith(
  client: Pick<Client, 'api'>,
  deed: CalledDeed,
  { id, isVisible }: OwnEvent,
  undo?: Undo,
): Promise<Changed> {
  const isDone = { isWaiting: false };
  if (deed === 'delete' || deed === 'restore') {
    await (deed === 'delete' ? deleteOwn : restoreOwn)(client, 'my/events', id, newIdempotencyKey());
    return isDone;
  }
  if (deed === 'cancel' && !isVisible) throw new DraftError('A draft cannot be cancelled.');
  if (deed === 'publish') return publishEvent(client, id);
  if (deed === 'cancel') return cancelEvent(client, id);
  if (undo) await takeBack(client, undo);
  return isDone;
}
