import type { Queryable } from '../database';
import { eventFields, eventJoins, placeIdNow, placeShape } from '../shapes';
import type { Placeholder } from './dimensions';
import type { EventFilter } from './event-filter';
import type { Hits } from './hits';
import { keyText, orderNameOf, typesOf } from './page-key';
import { orderedIds, type Range } from './page-order';
import { pageStart } from './page-start';
import { type Condition, inSpan } from './spans';

const EVERLASTING = '9999-12-31';

/** A row of GET events as it is sent. */
export type EventRow = Record<string, unknown> & { id: string };

/** A page of a list: its rows, its number, and the key of the next page while there is one. */
export type Page = { rows: EventRow[]; number: number; after?: string };

/** The asked page of the hits, in the asked order. */
export async function loadPage(database: Queryable, client: string, filter: EventFilter, hits: Hits): Promise<Page> {
  const { pageSize } = filter;
  const { offset, number, position } = pageStart(filter);
  if (offset >= hits.total) return { rows: [], number };
  const params: unknown[] = [client];
  const parameter: Placeholder = (value, type) => `$${params.push(value)}::${type}`;
  const range = rangeOf(filter, parameter);
  const counted = countedIn(filter, range, parameter);
  const order = orderedIds(filter, hits, range, parameter);
  const sort = orderNameOf(filter);
  const keys = typesOf(sort).map((_, place) => `page.k${place + 1}::text`);
  const metres =
    filter.centre && filter.radiusMetres !== undefined
      ? `round(metres_between(${parameter(filter.centre.lat, 'float8')}, ${parameter(filter.centre.lon, 'float8')}, p.lat, p.lon))::int`
      : 'null::int';
  const sql = `
    with page as materialized (
      select *, row_number() over () as place from (${order}) ordered)
    select json_strip_nulls(json_build_object(${eventFields(parameter(filter.moment.now, 'timestamptz'))},
      'appointmentCount', (select count(distinct c.appointment_id) from appointment_index c
        where c.event_id = e.id and c.date <= ${range.to} and ${counted('c')}),
      'location', ${placeShape},
      'distance', ${metres})) as row, array[${keys.join(', ')}] as key
    from page
    join events e on e.id = page.event_id
    join appointments a on a.id = page.appointment_id
    ${eventJoins}
    left join address_index p on p.address_id = ${placeIdNow('e', 'a')}
    order by page.place`;
  const found = await database.query<{ row: EventRow; key: string[] }>(sql, params, { often: true });
  const rows = found.map(({ row }) => row);
  const last = found.at(-1);
  const seen = position + rows.length;
  if (!last || rows.length < pageSize || seen >= hits.total) return { rows, number };
  return { rows, number, after: keyText({ sort, position: seen, values: last.key }) };
}

/** Its placeholders are made when they are first used: PostgreSQL refuses values that no part of a statement mentions. */
function rangeOf({ from, to = EVERLASTING }: EventFilter, parameter: Placeholder): Range {
  const made: Partial<Range> = {};
  return {
    get from() {
      made.from ??= parameter(from, 'date');
      return made.from;
    },
    get to() {
      made.to ??= parameter(to, 'date');
      return made.to;
    },
  };
}

/** Beside what is shown, an event has the dates that are still to come. */
function countedIn({ span, moment }: EventFilter, range: Range, parameter: Placeholder): Condition {
  if (span === 'days') return (x) => `${x}.end_date >= ${range.from}`;
  const isComing = inSpan('coming', moment, parameter);
  return (x) => `(${isComing(x)} or ${x}.appointment_id = a.id)`;
}
