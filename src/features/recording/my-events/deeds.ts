import type { Client } from '../../../portal/client';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { deleteOwn, restoreOwn } from '../api';
import type { OwnEvent } from './own-event';
import { standingChanges } from './standing-changes-lazy';

/** What can be done with one or several events at once. */
export type CalledDeed = 'delete' | 'restore' | 'publish' | 'cancel';

/** What the list tells of; a change is made in a dialog of its own. */
export type Deed = CalledDeed | 'change';

/** What has become of one event; `error` is why nothing has. */
export type Result = {
  event: OwnEvent;
  error?: unknown;
  /** Whether an operator looks at it before visitors do. */
  isWaiting?: boolean;
};

/** A draft is to be cancelled, which nobody has seen yet. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
}

/**
 * Does one thing with one event. What has been done already, as by an attempt whose answer was lost, stays done.
 *
 * @returns whether it waits for an operator
 * @throws {ApiError} as the call does
 * @throws {DraftError} when a draft is to be cancelled
 */
export async function doWith(
  client: Pick<Client, 'api'>,
  deed: CalledDeed,
  { id, isVisible }: OwnEvent,
): Promise<boolean> {
  if (deed === 'delete' || deed === 'restore') {
    await (deed === 'delete' ? deleteOwn : restoreOwn)(client, 'my/events', id, newIdempotencyKey());
    return false;
  }
  if (deed === 'cancel' && !isVisible) throw new DraftError('A draft cannot be cancelled.');
  const { publishEvent, cancelEvent } = await standingChanges.load();
  if (deed === 'publish') return publishEvent(client, id);
  await cancelEvent(client, id);
  return false;
}
