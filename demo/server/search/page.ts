import type { Queryable } from '../platform/database/database';
import { effectiveLocationId, eventFields, eventJoins, locationJson, takesPlace } from '../schema/json/event-json';
import type { Placeholder } from './dimensions';
import { type EventFilter, type Sort, startOf } from './event-filter';
import type { Hits } from './hits';
import { keyText, orderNameOf, typesOf } from './page-key';
import { orderedIds, type Range } from './page-order';
import { isPastEnd, pageStart } from './page-start';
import { type Condition, inSpan } from './spans';

const LAST_DAY = '9999-12-31';

/** A row of GET events as sent. */
export type EventRow = Record<string, unknown> & { id: string };

/** A page of a list: its rows, its number, and the key of the next page if any. */
export type ResultPage = { rows: EventRow[]; number: number; after?: string };

/** The ids of a page; `after` returns the key after a number of them, if there are more. */
export type PageIds = { ids: string[]; after: (count: number) => string | undefined };

/** Loads the requested page of the hits. */
export async function loadPage(
  database: Queryable,
  client: string,
  filter: EventFilter,
  hits: Hits,
): Promise<ResultPage> {
  const { pageSize } = filter;
  const { number, position } = pageStart(filter);
  if (isPastEnd(filter, hits.total)) return { rows: [], number };
  const params: unknown[] = [client];
  const parameter: Placeholder = (value, type) => `$${params.push(value)}::${type}`;
  const range = rangeOf(filter, parameter);
  const isCounted = countedCondition(filter, range, parameter);
  const order = orderedIds(filter, hits, range, parameter);
  const sort = orderNameOf(filter);
  const metres =
    filter.centre && filter.radiusMetres !== undefined
      ? `round(metres_between(${parameter(filter.centre.lat, 'float8')}, ${parameter(filter.centre.lon, 'float8')}, p.lat, p.lon))::int`
      : 'null::int';
  const sql = `
    with ${pageSql(order)}
    select json_strip_nulls(json_build_object(${eventFields(parameter(filter.moment.now, 'timestamptz'))},
      'appointmentCount', (select count(distinct c.appointment_id) from appointment_index c
        join appointments d on d.id = c.appointment_id
        where c.event_id = e.id and c.date <= ${range.to} and ${isCounted('c')} and (d.id = a.id or ${takesPlace('e', 'd')})),
      'location', ${locationJson},
      'distance', ${metres})) as row, ${keySql(sort)} as key
    from page
    join events e on e.id = page.event_id
    join appointments a on a.id = page.appointment_id
    ${eventJoins}
    left join address_index p on p.address_id = ${effectiveLocationId('e', 'a')}
    order by page.place`;
  const results = await database.query<{ row: EventRow; key: string[] }>(sql, params, { often: true });
  const rows = results.map(({ row }) => row);
  const last = results.at(-1);
  const endPosition = position + rows.length;
  if (!last || rows.length < pageSize || endPosition >= hits.total) return { rows, number };
  return { rows, number, after: keyText({ sort, position: endPosition, values: last.key }) };
}

/** Loads only the ids of the requested page: the rows of thousands of events would take longer than a whole feed. */
export async function loadPageIds(
  database: Queryable,
  client: string,
  filter: EventFilter,
  hits: Hits,
): Promise<PageIds> {
  if (isPastEnd(filter, hits.total)) return { ids: [], after: () => undefined };
  const params: unknown[] = [client];
  const parameter: Placeholder = (value, type) => `$${params.push(value)}::${type}`;
  const order = orderedIds(filter, hits, rangeOf(filter, parameter), parameter);
  const results = await database.query<{ id: string; key: string[] }>(
    `with ${pageSql(order)} select page.event_id as id, ${keySql(orderNameOf(filter))} as key from page order by page.place`,
    params,
    { often: true },
  );
  return idsOf(filter, { found: results, total: hits.total }, ({ key }) => key);
}

/** Returns the ids of a page's rows, of this total. @param keyOf returns the sort values of a row */
export function idsOf<Row extends { id: string }>(
  filter: EventFilter,
  { found: results, total }: { found: readonly Row[]; total: number },
  keyOf: (row: Row) => readonly string[],
): PageIds {
  const sort = orderNameOf(filter);
  const after = (count: number) => {
    const last = results[count - 1];
    const position = pageStart(filter).position + count;
    const isEnd = count === results.length && count < filter.pageSize;
    return !last || isEnd || position >= total ? undefined : keyText({ sort, position, values: keyOf(last) });
  };
  return { ids: results.map(({ id }) => id), after };
}

/** SQL: the rows of a page with their index. */
const pageSql = (order: string) => `page as materialized (
      select *, row_number() over () as place from (${order}) ordered)`;

/** SQL: the sort values of a row of `page`, as text. */
const keySql = (sort: Sort) =>
  `array[${typesOf(sort)
    .map((_, index) => `page.k${index + 1}::text`)
    .join(', ')}]`;

/** Returns the range. Its placeholders are created lazily: PostgreSQL refuses unused values. */
function rangeOf({ from, to = LAST_DAY }: EventFilter, parameter: Placeholder): Range {
  const placeholders: Partial<Range> = {};
  return {
    get from() {
      placeholders.from ??= parameter(from, 'date');
      return placeholders.from;
    },
    get to() {
      placeholders.to ??= parameter(to, 'date');
      return placeholders.to;
    },
  };
}

/**
 * Returns the condition for an event's counted dates: besides the shown one, those that are still to come and take
 * place.
 */
function countedCondition(filter: EventFilter, range: Range, parameter: Placeholder): Condition {
  if (filter.span === 'days') return (x) => `${x}.end_date >= ${range.from}`;
  const isComing = inSpan('coming', startOf(filter), parameter);
  return (x) => `(${isComing(x)} or ${x}.appointment_id = a.id)`;
}
