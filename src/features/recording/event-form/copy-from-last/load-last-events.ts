import type { Client } from '../../../../app/client';
import type { WrittenEvent } from '../../../../model/answers/event-record';
import { toChangedRows } from '../../../../model/answers/own-event';
import { loadOwnEvent } from '../../written-api';

type Caller = Pick<Client, 'api'>;

/** Two are enough to see what stays the same from one to the next. */
const MAX = 2;
/** How many of the events that were changed last are looked through. */
const LOOKED_THROUGH = 50;

/**
 * The ids of the events that the person has changed last, the newest first: neither drafts that lack something nor what
 * an operator has refused. GET /api/my/events
 */
export async function findLastEvents({ api }: Caller, signal: AbortSignal): Promise<string[]> {
  const { data } = await api.get('my/events', { pageSize: LOOKED_THROUGH }, signal);
  return toChangedRows(data)
    .filter(({ publishStatus, missing }) =>
      publishStatus === 'draft' ? missing?.length === 0 : publishStatus !== 'rejected',
    )
    .slice(0, MAX)
    .map(({ id }) => id);
}

/** These events as they are written. GET /api/my/events/{id} */
export const loadLastEvents = async (client: Caller, ids: readonly string[]): Promise<WrittenEvent[]> =>
  (await Promise.all(ids.map((id) => loadOwnEvent(client, id)))).map(({ record }) => record);
