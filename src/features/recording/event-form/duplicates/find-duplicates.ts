import type { Client } from '../../../../app/client';
import { type DuplicateEvent, toDuplicates } from '../../../../model/answers/duplicate-event';
import type { EventCheckPayload } from '../../../../model/payloads/event-payload';

/** Finds events with a similar title, on the same day or in future at the same location. POST /api/my/events/check */
export const findDuplicates = async (
  { api }: Pick<Client, 'api'>,
  query: EventCheckPayload,
  signal: AbortSignal,
): Promise<DuplicateEvent[]> => toDuplicates((await api.post('my/events/check', query, { signal })).data);
