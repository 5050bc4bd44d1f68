import type { Queryable } from '../database';
import { eventFields, eventJoins, placeShape } from '../shapes';
import type { Placeholder } from './dimensions';
import type { EventFilter } from './event-filter';
import type { Hits } from './hits';
import { keyText, orderNameOf, typesOf } from './page-key';
import { orderedIds } from './page-order';

const EVERLASTING = '9999-12-31';

/** A row of GET events as it is sent. */
export type EventRow = Record<string, unknown> & { id: string };

/** A page of a list: its rows, its number, and the key of the next page while there is one. */
export type Page = { rows: EventRow[]; number: number; after?: string };

/** The asked page of the hits, in the asked order. */
export async function loadPage(
  database: Queryable,
  client: string,
  filter: EventFilter,
  hits: Hits,
  now: Date,
): Promise<Page> {
  const { after, pageSize } = filter;
  const offset = after ? 0 : (filter.page - 1) * pageSize;
  const position = after?.position ?? offset;
  const number = Math.floor(position / pageSize) + 1;
  if (offset >= hits.total) return { rows: [], number };
  const params: unknown[] = [client];
  const parameter: Placeholder = (value, type) => `$${params.push(value)}::${type}`;
  const from = parameter(filter.from, 'date');
  const to = parameter(filter.to ?? EVERLASTING, 'date');
  const order = orderedIds(filter, hits, { from, to }, parameter);
  const sort = orderNameOf(filter);
  const keys = typesOf(sort).map((_, place) => `page.k${place + 1}::text`);
  const metres =
    filter.centre && filter.radiusMetres !== undefined
      ? `round(metres_between(${parameter(filter.centre.lat, 'float8')}, ${parameter(filter.centre.lon, 'float8')}, p.lat, p.lon))::int`
      : 'null::int';
  const sql = `
    with page as materialized (
      select *, row_number() over () as place from (${order} offset ${offset} limit ${pageSize}) ordered)
    select json_strip_nulls(json_build_object(${eventFields(parameter(now, 'timestamptz'))},
      'appointmentCount', (select count(*) from appointments c
        where c.event_id = e.id and c.end_date >= ${from} and c.date <= ${to}),
      'location', ${placeShape},
      'distance', ${metres})) as row, array[${keys.join(', ')}] as key
    from page
    join events e on e.id = page.event_id
    join appointments a on a.id = page.appointment_id
    ${eventJoins}
    left join address_index p on p.address_id = e.location_id
    order by page.place`;
  const found = await database.query<{ row: EventRow; key: string[] }>(sql, params);
  const rows = found.map(({ row }) => row);
  const last = found.at(-1);
  const seen = position + rows.length;
  if (!last || rows.length < pageSize || seen >= hits.total) return { rows, number };
  return { rows, number, after: keyText({ sort, position: seen, values: last.key }) };
}
