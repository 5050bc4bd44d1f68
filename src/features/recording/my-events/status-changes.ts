import type { Client } from '../../../app/client';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import type { EditableEvent } from '../../../model/answers/event-record';
import type { EventPayload } from '../../../model/payloads/event-payload';
import type { EventContent } from '../../../model/records/event-content';
import { eventPayload } from '../../../model/records/event-to-payload';
import type { ActionEffect } from '../record-list/use-bulk-actions';
import { changeOwnEvent, loadOwnEvent, type VersionedEvent } from '../written-api';

type Caller = Pick<Client, 'api'>;

/** Saves an event with some fields changed. @throws {ApiError} 412 if it was changed elsewhere since it was loaded */
export const changeFields = (
  client: Caller,
  { record: event, etag }: VersionedEvent,
  { state, ...fields }: Partial<EventContent> & { state?: EditableEvent['state'] },
): Promise<VersionedEvent> =>
  changeOwnEvent(client, event.id, changedPayload(event, { ...event.content, ...fields }, state), {
    idempotencyKey: newIdempotencyKey(),
    ifMatch: etag,
  });

/** The saved event, and the fields that restore its previous state. */
export type Undo = { saved: VersionedEvent; previousFields: Parameters<typeof changeFields>[2] };

/**
 * Returns the payload for a change outside of the event's form. Unpublished changes stay unpublished; urgent changes
 * reach visitors at once.
 *
 * @param state the new publication state; unchanged if undefined
 */
export const changedPayload = (
  event: EditableEvent,
  content: EventContent,
  state?: EditableEvent['state'],
): EventPayload => ({
  ...eventPayload(content, state ?? event.state),
  ...(state === undefined && event.state === 'published' && { tellAtOnce: true }),
  ...(state === undefined && event.hasUnpublished && { unpublishedChanges: true }),
});

/**
 * Publishes an event, or sends it to review if the client requires that; rejected events are sent again. A published
 * event stays as it is, and an undo never unpublishes it.
 */
export async function publishEvent(client: Caller, id: string): Promise<ActionEffect<Undo>> {
  const loaded = await loadOwnEvent(client, id);
  const wasPublished = loaded.record.state === 'published';
  const saved = isPublished(loaded.record) ? loaded : await changeFields(client, loaded, { state: 'published' });
  const isWaiting = saved.record.review?.state === 'waiting';
  return { isWaiting, ...(!wasPublished && { undo: { saved, previousFields: { state: 'draft' } } }) };
}

const isPublished = ({ state, review, hasUnpublished }: EditableEvent) =>
  state === 'published' && review?.state !== 'rejected' && !hasUnpublished;

/** Unpublishes an event, or takes it out of the review; it stays as a draft. */
export async function withdrawEvent(client: Caller, id: string): Promise<ActionEffect<Undo>> {
  const loaded = await loadOwnEvent(client, id);
  if (loaded.record.state === 'draft' && !loaded.record.review) return {};
  const saved = await changeFields(client, loaded, { state: 'draft' });
  // An undo must not publish what was not published.
  return loaded.record.hasUnpublished ? {} : { undo: { saved, previousFields: { state: 'published' } } };
}

/** Cancels an event as a whole; visitors still see it, marked as cancelled. */
export async function cancelEvent(client: Caller, id: string): Promise<ActionEffect<Undo>> {
  const loaded = await loadOwnEvent(client, id);
  const { status, newDate, newLocation } = loaded.record.content;
  if (status === 'cancelled') return { isWaiting: false };
  const saved = await changeFields(client, loaded, { status: 'cancelled', newDate: '', newLocation: '' });
  return { isWaiting: false, undo: { saved, previousFields: { status, newDate, newLocation } } };
}

/** Undoes a change. @throws {ApiError} 412 if the event was changed again since */
export const undoChange = (client: Caller, { saved, previousFields }: Undo): Promise<VersionedEvent> =>
  changeFields(client, saved, previousFields);
