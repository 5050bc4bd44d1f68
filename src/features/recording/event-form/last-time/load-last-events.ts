import { array, string, type } from 'superstruct';
import { parse } from '../../../../lib/parse';
import type { WrittenEvent } from '../../../../model/written/written-event';
import type { Client } from '../../../../portal/client';
import { loadOwnEvent } from '../../written-api';

/** Two are enough to see what stays the same from one to the next. */
const MOST = 2;

const Rows = array(type({ id: string() }));

/** The events that the person has changed last, the newest first. GET /api/my/events, GET /api/my/events/{id} */
export async function loadLastEvents(client: Pick<Client, 'api'>): Promise<WrittenEvent[]> {
  const { data } = await client.api.get('my/events', { pageSize: MOST });
  const known = await Promise.all(parse(data, Rows, 'Events').map(({ id }) => loadOwnEvent(client, id)));
  return known.map(({ record }) => record);
}
