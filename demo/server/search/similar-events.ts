import type { Queryable } from '../platform/database/database';
import { type EventFilter, toEventFilter } from './event-filter';
import type { EventRow } from './page';
import type { Search } from './search-result';

const MAX_EVENTS = 6;
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
  const results = new Map<string, EventRow>();
  for (const filter of wideningFilters(seed, now)) {
    const { rows } = await (await search.find(filter)).loadPage();
    for (const { distance: _, ...row } of rows) {
      if (row.id !== id && results.size < MAX_EVENTS) results.set(row.id, { ...row, id: row.id });
    }
    if (results.size === MAX_EVENTS) break;
  }
  return [...results.values()];
}

function wideningFilters({ rubrics, tags, lat, lon }: Seed, now: Date): EventFilter[] {
  const upcoming: EventFilter = {
    ...toEventFilter(new URLSearchParams(), now),
    hideLongRunning: true,
    pageSize: 2 * MAX_EVENTS + 1,
  };
  const mainRubric = rubrics?.slice(0, 1) ?? [];
  const nearby = lat === null || lon === null ? undefined : { centre: { lat, lon }, radiusMetres: NEAR_METRES };
  return [
    ...(nearby && mainRubric.length > 0 ? [{ ...upcoming, ...nearby, rubrics: mainRubric }] : []),
    ...(nearby && tags.length > 0 ? [{ ...upcoming, ...nearby, tags }] : []),
    ...(mainRubric.length > 0 ? [{ ...upcoming, rubrics: mainRubric }] : []),
    ...(nearby ? [{ ...upcoming, ...nearby }] : []),
  ];
}
