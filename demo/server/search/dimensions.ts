import { addDays } from '../../../src/lib/days';
import { endOfMonth } from '../platform/berlin-day';
import { boxAround, withoutDateLine } from './circle';
import type { DateShortcutRequest } from './date-shortcuts';
import { type Box, type EventFilter, flagsOf, startOf } from './event-filter';
import { bitsOf, inSpan, isUntil } from './spans';

/** A part of a filter as a statement that yields bits by block; $1 is the client. */
export type Dimension = {
  own: string;
  /** True if a facet counts this dimension's values. */
  facet: boolean;
  sql: string;
};

/** Adds a value to a statement and returns its placeholder with its type. */
export type Placeholder = (value: unknown, type: string) => string;

/** Returns the dimensions of a filter; 'live' and 'date' are always included. */
export function dimensionsOf(filter: EventFilter, parameter: Placeholder): Dimension[] {
  const places = [
    ...(filter.communities.length > 0 ? [valuesIn('community', filter.communities, parameter)] : []),
    ...(filter.districts.length > 0 ? [valuesIn('district', filter.districts, parameter)] : []),
  ];
  return [
    { own: 'live', facet: false, sql: `select block, bits from facet_bits where client = $1 and kind = 'live'` },
    { own: 'date', facet: true, sql: dateSql(filter, parameter) },
    ...some(filter.words.length > 0, 'text', false, () => textSql(filter.words, parameter)),
    ...some(filter.ids.length > 0, 'ids', false, () => slotsSql(`event_id = any(${parameter(filter.ids, 'text[]')})`)),
    ...some(filter.rubrics.length > 0, 'rubric', true, () => orOf(valuesIn('rubric', filter.rubrics, parameter))),
    ...some(filter.tags.length > 0, 'tag', true, () => orOf(valuesIn('tag', filter.tags, parameter))),
    ...some(places.length > 0, 'community', true, () => orOf(places.join(' union all '))),
    ...some(filter.radiusMetres !== undefined, 'radius', false, () => radiusSql(filter, parameter)),
    ...some(filter.box !== undefined, 'box', false, () => boxSql(filter, parameter)),
    ...flagsOf(filter).map((own) => ({ own, facet: true, sql: flagSql(own) })),
    ...some(filter.hideLongRunning, 'longRunning', true, () => shortSql),
  ];
}

const some = (wanted: boolean, own: string, facet: boolean, sql: () => string): Dimension[] =>
  wanted ? [{ own, facet, sql: sql() }] : [];

const orOf = (sql: string) => `select block, bit_or(bits) as bits from (${sql}) as any_of group by block`;

const valuesIn = (kind: string, values: (string | number)[], parameter: Placeholder) =>
  `select block, bits from facet_bits
   where client = $1 and kind = '${kind}' and value = any(${parameter(values.map(String), 'text[]')})`;

const flagSql = (flag: string) =>
  `select block, bits from facet_bits where client = $1 and kind = 'flag' and value = '${flag}'`;

const shortSql = `
  select l.block, case when f.bits is null then l.bits else l.bits & ~f.bits end as bits
  from facet_bits l
  left join facet_bits f on f.client = $1 and f.kind = 'flag' and f.value = 'longRunning' and f.block = l.block
  where l.client = $1 and l.kind = 'live'`;

/**
 * SQL: the events of a range of dates, one row for each block. Today's part depends on the moment: see today-tables.ts.
 */
export function dateSql(filter: DateShortcutRequest, parameter: Placeholder): string {
  const { span, from, to, moment } = filter;
  if (span === 'days') return orOf(daysSql(from, to, parameter));
  const start = startOf(filter);
  if (start !== moment)
    return orOf(`${daysSql(addDays(from, 1), to, parameter)} union all ${bitsOf(isUntil(start, parameter))}`);
  if (from !== moment.today) return 'select block, bits from today where false';
  if (span === 'over') return 'select block, bits from over_today';
  if (span !== 'coming') return bitsOf(inSpan(span, moment, parameter));
  const tomorrow = addDays(from, 1);
  const isToday = to !== undefined && to < tomorrow;
  const today = 'select block, bits from today';
  return isToday ? today : orOf(`${today} union all ${daysSql(tomorrow, to, parameter)}`);
}

/**
 * SQL: the events of a range of days. Whole months count as one value, so that an open end does not read a row for
 * every day of the years to come.
 */
function daysSql(from: string, to: string | undefined, parameter: Placeholder): string {
  const between = (kind: string, first: string, last: string) =>
    `(client = $1 and kind = '${kind}' and value >= ${parameter(first, 'text')} and value <= ${parameter(last, 'text')})`;
  const later = (last = '') =>
    `(client = $1 and kind = 'month' and value > ${parameter(from.slice(0, 7), 'text')}${last})`;
  const where = (...parts: string[]) => `select block, bits from facet_bits where ${parts.join(' or ')}`;
  const end = endOfMonth(from);
  if (to !== undefined && to <= end) return where(between('day', from, to));
  const days = between('day', from, end);
  if (to === undefined) return where(days, later());
  const month = to.slice(0, 7);
  return where(days, later(` and value < ${parameter(month, 'text')}`), between('day', `${month}-01`, to));
}

const slotsSql = (condition: string) =>
  `select slot >> 14 as block, bits_at(slot & 16383, 1) as bits from event_index where client = $1 and ${condition} group by 1`;

const textSql = (words: string[], parameter: Placeholder) =>
  `select block, bits from text_bits($1, ${parameter(words, 'text[]')})`;

/** SQL: events by location. Locations are fewer than events: those in reach are found first, then their events. */
const placesSql = (condition: string) => `
  select s.block, bit_or(s.bits) as bits
  from address_index a join sparse_bits s on s.client = $1 and s.kind = 'place' and s.value = a.address_id::text
  where ${condition} group by 1`;

function boxSql({ box }: EventFilter, parameter: Placeholder): string {
  if (!box) return '';
  const parts = withoutDateLine(box).map((part) => boxCondition(part, parameter));
  return placesSql(`(${parts.join(' or ')})`);
}

function radiusSql({ centre, radiusMetres }: EventFilter, parameter: Placeholder): string {
  if (!centre || radiusMetres === undefined) return '';
  const { lat, lon } = centre;
  const box = boxCondition(boxAround(centre, radiusMetres), parameter);
  return placesSql(`${box} and metres_between(${parameter(lat, 'float8')}, ${parameter(lon, 'float8')}, a.lat, a.lon)
    <= ${parameter(radiusMetres, 'float8')}`);
}

const boxCondition = ({ west, south, east, north }: Box, parameter: Placeholder) => {
  const [w, s, e, n] = [west, south, east, north].map((value) => parameter(value, 'float8'));
  return `point(a.lon, a.lat) <@ box(point(${w}, ${s}), point(${e}, ${n}))`;
};
