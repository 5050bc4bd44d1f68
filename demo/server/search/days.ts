import { addDays, daysBetween } from '../../../src/lib/days';
import type { Queryable } from '../platform/database/database';
import type { BetweenReads } from '../platform/http/between-reads';
import { parametersOf } from '../platform/http/parameters';
import {
  effectiveLocationId,
  effectiveLocationLabel,
  effectiveNew,
  effectiveStatus,
  locationJoins,
  rubricJson,
} from '../schema/json/event-json';
import { type EventFilter, toEventFilter } from './event-filter';
import { findTolerantly } from './find-events';
import { slotsOf } from './hits';
import type { Search } from './search-result';

/** The maximum number of days: a month of a calendar with the weeks around it. */
const MAX_DAYS = 62;
/** The maximum number of rows in an answer, the earliest ones. */
export const MAX_DATES = 5000;

/** The number of events whose dates are all read at once; for more, fewer days are read. */
const EVENTS_AT_ONCE = 500;

/** The answer to GET events/days. */
export type DateList = { data: unknown[]; meta: Record<string, unknown> };

/**
 * Parses the filter of GET events/days: days from the first to the last, including past ones.
 *
 * @throws {Problem} 400 wrong_data naming every wrong parameter
 */
export function toDaysFilter(search: URLSearchParams, now: Date): EventFilter & { to: string } {
  const filter = toEventFilter(search, now);
  const parameters = parametersOf(search);
  const from = parameters.day('from') ?? '';
  const to = parameters.day('to') ?? '';
  if (!from) parameters.wrong('from', 'required');
  if (!to) parameters.wrong('to', 'required');
  else if (from && to >= addDays(from, MAX_DAYS)) parameters.wrong('to', 'range', { max: addDays(from, MAX_DAYS - 1) });
  parameters.check();
  // A calendar also shows past days.
  return { ...filter, span: 'days', from, to, facets: false, page: 1, after: undefined };
}

/**
 * Finds every date of the matching events on the requested days, in a short form for calendars.
 *
 * @param piece runs each statement
 */
export async function findDates(
  database: Queryable,
  search: Search,
  {
    client,
    asked: filter,
    piece: runPiece,
  }: { client: string; asked: EventFilter & { to: string }; piece: BetweenReads['runPiece'] },
): Promise<DateList> {
  const { filter: effectiveFilter, found: result, spelling } = await runPiece(() => findTolerantly(search, filter));
  const slots = slotsOf(result.bits);
  const rows: DateRow[] = [];
  for (const days of rangesOf(filter, slots.length)) {
    if (rows.length > MAX_DATES) break;
    const limit = MAX_DATES + 1 - rows.length;
    rows.push(...(await runPiece(() => loadDates(database, effectiveFilter, { client, slots, days, most: limit }))));
  }
  const dates = rows.slice(0, MAX_DATES).map(({ row }) => row);
  const rubrics = await database.query<{ rubric: unknown }>(
    `select ${rubricJson('r')} as rubric from rubrics r where r.client = $1 and r.id = any($2::int[]) order by r.id`,
    [client, [...new Set(dates.map(({ rubric }) => rubric))]],
    { often: true },
  );
  return {
    data: dates,
    meta: {
      rubrics: rubrics.map(({ rubric }) => rubric),
      ...(rows.length > MAX_DATES && { more: true }),
      ...(spelling && { spelling }),
    },
  };
}

type DateRow = { row: { rubric?: number } };

/** The first and the last start day of dates; the first range includes earlier starts. */
type DayRange = { first: string | null; last: string };

function rangesOf({ from, to }: { from: string; to: string }, eventCount: number): DayRange[] {
  const days = daysBetween(from, to) + 1;
  const step = Math.max(1, Math.floor((days * EVENTS_AT_ONCE) / Math.max(1, eventCount)));
  if (step >= days) return [{ first: null, last: to }];
  const ranges: DayRange[] = [{ first: null, last: addDays(from, -1) }];
  for (let first = from; first <= to; first = addDays(first, step)) {
    const last = addDays(first, step - 1);
    ranges.push({ first, last: last < to ? last : to });
  }
  return ranges;
}

function loadDates(
  database: Queryable,
  filter: EventFilter,
  { client, slots, days, most: limit }: { client: string; slots: readonly number[]; days: DayRange; most: number },
): Promise<DateRow[]> {
  const centre = filter.centre && filter.radiusMetres !== undefined ? [filter.centre.lat, filter.centre.lon] : [];
  const metres = centre.length > 0 ? 'round(metres_between($9::float8, $10::float8, p.lat, p.lon))::int' : 'null::int';
  return database.query<DateRow>(
    `select json_strip_nulls(json_build_object('id', e.id, 'title', e.title, 'title_en', e.english->>'title',
       'rubric', (select rubric_id from event_rubrics er where er.event_id = e.id order by er.position limit 1),
       'date', x.date, 'endDate', case when x.end_date > x.date then x.end_date end,
       'from', a.time_from, 'until', a.time_until, 'status', case when x.date = a.date or ${effectiveStatus('e', 'a')} <> 'postponed'
         then nullif(${effectiveStatus('e', 'a')}, 'scheduled') end,
       'newDate', case when x.date = a.date then ${effectiveNew('new_date', 'e', 'a')} end,
       'place', ${effectiveLocationLabel('e', 'a')}, 'distance', ${metres},
       'over', case when x.over_at <= $5::timestamptz then true end)) as row
     from appointment_index x join appointments a on a.id = x.appointment_id join events e on e.id = x.event_id
     ${locationJoins}
     left join address_index p on p.address_id = ${effectiveLocationId('e', 'a')}
     where x.client = $1 and x.slot = any($2::int[]) and x.date <= $3::date and x.end_date >= $4::date
       and ($6::timestamptz is null or x.over_at > $6::timestamptz) and ($7::date is null or x.date >= $7::date)
     order by x.date, x.time_key, x.priority desc, x.event_id limit $8::int`,
    [client, slots, days.last, filter.from, filter.moment.now, filter.since ?? null, days.first, limit, ...centre],
    { often: true },
  );
}
