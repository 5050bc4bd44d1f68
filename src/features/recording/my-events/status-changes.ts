import type { Client } from '../../../app/client';
import { newIdempotencyKey } from '../../../app/idempotency-keys';
import type { WrittenEvent } from '../../../model/answers/event-record';
import type { EventPayload } from '../../../model/payloads/event-payload';
import type { EventContent } from '../../../model/records/event-content';
import { eventPayload } from '../../../model/records/event-to-payload';
import type { Changed } from '../record-list/use-bulk-actions';
import { changeOwnEvent, type KnownEvent, loadOwnEvent } from '../written-api';

type Caller = Pick<Client, 'api'>;

/** Saves an event as it was loaded, but for some fields, unless somebody else has changed it since. */
export const changeFields = (
  client: Caller,
  { record: event, etag }: KnownEvent,
  { state, ...fields }: Partial<EventContent> & { state?: WrittenEvent['state'] },
): Promise<KnownEvent> =>
  changeOwnEvent(client, event.id, changedPayload(event, { ...event.content, ...fields }, state), {
    idempotencyKey: newIdempotencyKey(),
    ifMatch: etag,
  });

/** The event as it was saved, and what to save to have it as it was before. */
export type Undo = { known: KnownEvent; back: Parameters<typeof changeFields>[2] };

/**
 * What is sent of an event of which something was changed outside of its form. Changes that are not published stay so;
 * visitors learn at once what must not wait.
 *
 * @param state to which it is to be brought; without it, it stays as it is
 */
export const changedPayload = (
  event: WrittenEvent,
  content: EventContent,
  state?: WrittenEvent['state'],
): EventPayload => ({
  ...eventPayload(content, state ?? event.state),
  ...(event.hasUnpublished && state === undefined && { unpublishedChanges: true, tellAtOnce: true }),
});

/**
 * Shows an event to visitors, or sends it to an operator where the client wants that; what an operator has rejected is
 * sent once more. One that visitors see already stays as it is, and is never taken offline by an undo.
 */
export async function publishEvent(client: Caller, id: string): Promise<Changed<Undo>> {
  const before = await loadOwnEvent(client, id);
  const isSeen = before.record.state === 'published';
  const known = isPublished(before.record) ? before : await changeFields(client, before, { state: 'published' });
  const isWaiting = known.record.review?.state === 'waiting';
  return { isWaiting, ...(!isSeen && { undo: { known, back: { state: 'draft' } } }) };
}

const isPublished = ({ state, review, hasUnpublished }: WrittenEvent) =>
  state === 'published' && review?.state !== 'rejected' && !hasUnpublished;

/** Cancels an event as a whole; visitors go on seeing it, with the word that says so. */
export async function cancelEvent(client: Caller, id: string): Promise<Changed<Undo>> {
  const before = await loadOwnEvent(client, id);
  const { status, newDate, newLocation } = before.record.content;
  if (status === 'cancelled') return { isWaiting: false };
  const known = await changeFields(client, before, { status: 'cancelled', newDate: '', newLocation: '' });
  return { isWaiting: false, undo: { known, back: { status, newDate, newLocation } } };
}

/** Takes a change back. @throws {ApiError} 412 where the event was changed again since */
export const takeBack = async (client: Caller, { known, back }: Undo): Promise<void> =>
  void (await changeFields(client, known, back));
