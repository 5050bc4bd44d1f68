import type { Client } from '../../../../app/client';
import type { EditableEvent } from '../../../../model/answers/event-record';
import { toChangedRows } from '../../../../model/answers/own-event';
import { loadOwnEvent } from '../../written-api';

type Caller = Pick<Client, 'api'>;

/** The number of events to load: two show which values stay the same. */
const MAX_LAST_EVENTS = 2;
/** The number of recently changed events to search. */
const MAX_SEARCHED = 50;

/**
 * Loads the ids of the events that the person changed last, newest first, without incomplete drafts and rejected
 * events. GET /api/my/events
 */
export async function findLastEvents({ api }: Caller, signal: AbortSignal): Promise<string[]> {
  const { data } = await api.get('my/events', { pageSize: MAX_SEARCHED }, signal);
  return toChangedRows(data)
    .filter(({ publishStatus, missing }) =>
      publishStatus === 'draft' ? missing?.length === 0 : publishStatus !== 'rejected' && publishStatus !== 'takenDown',
    )
    .slice(0, MAX_LAST_EVENTS)
    .map(({ id }) => id);
}

/** Loads these own events with their content. GET /api/my/events/{id} */
export const loadLastEvents = async (client: Caller, ids: readonly string[]): Promise<EditableEvent[]> =>
  (await Promise.all(ids.map((id) => loadOwnEvent(client, id)))).map(({ record }) => record);
