import type { Queryable } from '../platform/database/database';
import { type EventFilter, toEventFilter } from './event-filter';
import type { EventRow } from './page';
import type { Search } from './search-result';

const MAX = 6;
const NEAR_METRES = 30_000;

type Seed = { rubrics: number[] | null; tags: string[]; lat: number | null; lon: number | null };

/**
 * Finds up to six other events that come soon: first same rubric nearby, then same tags nearby, then same rubric, then
 * any nearby. Undefined when the event does not exist.
 */
export async function findSimilar(
  database: Queryable,
  search: Search,
  { client, id, now }: { client: string; id: string; now: Date },
): Promise<EventRow[] | undefined> {
  const [seed] = await database.query<Seed>(
    `select (select array_agg(rubric_id order by position) from event_rubrics where event_id = e.id) as rubrics, e.tags, p.lat, p.lon
     from events e join event_index i on i.event_id = e.id left join address_index p on p.address_id = i.location_id
     where e.client = $1 and e.id = $2 and e.state = 'published'`,
    [client, id],
  );
  if (!seed) return undefined;
  const found = new Map<string, EventRow>();
  for (const filter of widening(seed, now)) {
    const { rows } = await (await search.find(filter)).loadPage();
    for (const { distance: _, ...row } of rows) {
      if (row.id !== id && found.size < MAX) found.set(row.id, { ...row, id: row.id });
    }
    if (found.size === MAX) break;
  }
  return [...found.values()];
}

function widening({ rubrics, tags, lat, lon }: Seed, now: Date): EventFilter[] {
  const soon: EventFilter = {
    ...toEventFilter(new URLSearchParams(), now),
    hideLongRunning: true,
    pageSize: 2 * MAX + 1,
  };
  const main = rubrics?.slice(0, 1) ?? [];
  const near = lat === null || lon === null ? undefined : { centre: { lat, lon }, radiusMetres: NEAR_METRES };
  return [
    ...(near && main.length > 0 ? [{ ...soon, ...near, rubrics: main }] : []),
    ...(near && tags.length > 0 ? [{ ...soon, ...near, tags }] : []),
    ...(main.length > 0 ? [{ ...soon, rubrics: main }] : []),
    ...(near ? [{ ...soon, ...near }] : []),
  ];
}
