import type { Queryable } from '../database';
import { eventFields, eventJoins, placeShape } from '../shapes';
import type { Placeholder } from './dimensions';
import type { EventFilter } from './event-filter';
import { type Hits, slotsOf } from './hits';

/** Up to here the hits are fetched and sorted; beyond, the ordered index is walked until the page is full. */
const MOST_SORTED = 3_500;
/** Where more match, so many of the next ones are ranked by relevance. */
const MOST_RANKED = 1_000;
const EVERLASTING = '9999-12-31';

/** A row of GET events as it is sent. */
export type EventRow = Record<string, unknown> & { id: string };

/** The asked page of the hits, in the asked order. */
export async function loadPage(
  database: Queryable,
  client: string,
  filter: EventFilter,
  hits: Hits,
  now: Date,
): Promise<EventRow[]> {
  const offset = (filter.page - 1) * filter.pageSize;
  if (offset >= hits.total) return [];
  const params: unknown[] = [client];
  const parameter: Placeholder = (value, type) => `$${params.push(value)}::${type}`;
  const from = parameter(filter.from, 'date');
  const to = parameter(filter.to ?? EVERLASTING, 'date');
  const order = orderedIds(filter, hits, offset, { from, to }, parameter);
  const metres =
    filter.centre && filter.radiusMetres !== undefined
      ? `round(metres_between(${parameter(filter.centre.lat, 'float8')}, ${parameter(filter.centre.lon, 'float8')}, p.lat, p.lon))::int`
      : 'null::int';
  const sql = `
    with page as materialized (
      select *, row_number() over () as place from (${order} offset ${offset} limit ${filter.pageSize}) ordered)
    select json_strip_nulls(json_build_object(${eventFields(parameter(now, 'timestamptz'))},
      'appointmentCount', (select count(*) from appointments c
        where c.event_id = e.id and c.end_date >= ${from} and c.date <= ${to}),
      'location', ${placeShape},
      'distance', ${metres})) as row
    from page
    join events e on e.id = page.event_id
    join appointments a on a.id = page.appointment_id
    ${eventJoins}
    left join address_index p on p.address_id = e.location_id
    order by page.place`;
  return (await database.query<{ row: EventRow }>(sql, params)).map(({ row }) => row);
}

type Range = { from: string; to: string };

/** A statement of event_id and appointment_id in the order of the filter, still without offset and limit. */
function orderedIds(filter: EventFilter, hits: Hits, offset: number, range: Range, parameter: Placeholder): string {
  const few = hits.total <= MOST_SORTED;
  const matching = few ? inSlots(hits, parameter) : inBits(hits, parameter);
  const { from, to } = range;
  const shown = `x.client = $1 and ${matching('x.slot')} and x.end_date >= ${from} and x.earlier_end < ${from} and x.date <= ${to}`;
  const byDate = `greatest(x.date, ${from}), x.date < ${from}, x.time_key, x.priority desc, x.event_id`;
  const dated = few
    ? `select x.* from appointment_index x where ${shown}`
    : walkByDate(shown, range, offset + filter.pageSize);
  if (filter.sort === 'title') {
    return `
      select x.event_id, x.appointment_id from event_index i join appointment_index x on x.client = $1 and x.slot = i.slot
      where i.client = $1 and ${shown} order by i.title_key, i.event_id`;
  }
  if (filter.sort === 'relevance' && filter.words.length > 0) {
    const most = Math.max(MOST_RANKED, offset + filter.pageSize);
    const ranked = few
      ? dated
      : `select x.* from (${walkByDate(shown, range, most)}) x order by ${byDate} limit ${most}`;
    return `
      select x.event_id, x.appointment_id from (${ranked}) x join event_index i on i.event_id = x.event_id
      order by ts_rank(i.head, search_query(${parameter(filter.words, 'text[]')})) desc, ${byDate}`;
  }
  if (filter.sort === 'distance' && filter.centre) return walkByDistance(filter.centre, shown, byDate, parameter);
  return `select x.event_id, x.appointment_id from (${dated}) x order by ${byDate}`;
}

/** From place to place, the nearest first; what has no place comes last. */
function walkByDistance(
  centre: { lat: number; lon: number },
  shown: string,
  byDate: string,
  parameter: Placeholder,
): string {
  const metres = `metres_between(${parameter(centre.lat, 'float8')}, ${parameter(centre.lon, 'float8')}, lat, lon)`;
  const at = (place: string) => `
    select x.* from event_index i join appointment_index x on x.client = $1 and x.slot = i.slot
    where i.client = $1 and ${place} and ${shown}`;
  return `
    select x.event_id, x.appointment_id from (
      select address_id, ${metres} as metres from address_index
      union all select null, 'infinity' order by metres offset 0) p
    cross join lateral (
      ${at('i.location_id = p.address_id')}
      union all
      ${at('p.address_id is null and not exists (select 1 from address_index n where n.address_id = i.location_id)')}) x
    order by p.metres, ${byDate}`;
}

/**
 * Three walks along the index by date: what starts on the first day, what has been running since before, what
 * starts later. Each stops as soon as it has what the page can need.
 */
function walkByDate(shown: string, { from }: Range, most: number): string {
  const walk = (condition: string, order: string) => `
    (select x.* from appointment_index x where ${shown} and ${condition}
     order by ${order}x.time_key, x.priority desc, x.event_id limit ${most})`;
  return `
    ${walk(`x.date = ${from}`, '')}
    union all ${walk(`x.date < ${from} and x.end_date > x.date and daterange(x.date, x.end_date, '[]') @> ${from}`, '')}
    union all ${walk(`x.date > ${from}`, 'x.date, ')}`;
}

function inSlots(hits: Hits, parameter: Placeholder): (column: string) => string {
  const slots = parameter(slotsOf(hits.bits), 'int[]');
  return (column) => `${column} = any(${slots})`;
}

/** Slots given since the hits were found lie beyond the bits; get_bit would fail there. */
function inBits(hits: Hits, parameter: Placeholder): (column: string) => string {
  const bits = parameter(hits.bits, 'bytea');
  return (column) =>
    `case when ${column} < ${hits.bits.length * 8} then get_bit(${bits}, ${column}) = 1 else false end`;
}
