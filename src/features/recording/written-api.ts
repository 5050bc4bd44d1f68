import type { Answer } from '../../api/api';
import type { EventPayload } from '../../model/payloads/event-payload';
import { toWrittenEvent, type WrittenEvent } from '../../model/written/written-event';
import type { Client } from '../../portal/client';

type Caller = Pick<Client, 'api'>;

/** An own event with the version for `ifMatch`. */
export type KnownEvent = { event: WrittenEvent; etag: string | undefined };

const pathOf = (id: string) => `my/events/${encodeURIComponent(id)}`;
const known = ({ data, etag }: Answer): KnownEvent => ({ event: toWrittenEvent(data), etag });

/** One own event as it is written. GET /api/my/events/{id} */
export const loadOwnEvent = async ({ api }: Caller, id: string, signal?: AbortSignal): Promise<KnownEvent> =>
  known(await api.get(pathOf(id), undefined, signal));

/**
 * Saves an own event. PUT /api/my/events/{id}
 *
 * @throws {ApiError} with `current` when it was changed meanwhile (412), with `fields` when it cannot be published (422)
 */
export const changeOwnEvent = async (
  { api }: Caller,
  id: string,
  payload: EventPayload,
  attempt: { idempotencyKey: string; ifMatch: string | undefined },
): Promise<KnownEvent> => known(await api.put(pathOf(id), payload, attempt));
