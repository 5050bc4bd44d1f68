import { addDays } from '../../../src/lib/days';
import { endOfMonth } from '../platform/berlin-day';
import { boxAround, withoutDateLine } from './circle';
import type { DateShortcutRequest } from './date-shortcuts';
import { type Box, type EventFilter, flagsOf, startOf } from './event-filter';
import { bitsOf, endsAfter, inSpan } from './spans';

/** A part of a filter as a statement that yields bits by block; $1 is the client. */
export type Dimension = {
  name: string;
  /** True if a facet counts this dimension's values. */
  isFacet: boolean;
  sql: string;
};

/** Adds a value to a statement and returns its placeholder with its type. */
export type Placeholder = (value: unknown, type: string) => string;

/** Returns the dimensions of a filter; 'live' and 'date' are always included. */
export function dimensionsOf(filter: EventFilter, parameter: Placeholder): Dimension[] {
  const areas = [
    ...(filter.communities.length > 0 ? [valuesSql('community', filter.communities, parameter)] : []),
    ...(filter.districts.length > 0 ? [valuesSql('district', filter.districts, parameter)] : []),
  ];
  return [
    { name: 'live', isFacet: false, sql: `select block, bits from facet_bits where client = $1 and kind = 'live'` },
    { name: 'date', isFacet: true, sql: dateSql(filter, parameter) },
    ...dimensionIf(filter.words.length > 0, 'text', false, () => textSql(filter.words, parameter)),
    ...dimensionIf(filter.ids.length > 0, 'ids', false, () =>
      slotsSql(`event_id = any(${parameter(filter.ids, 'text[]')})`),
    ),
    ...dimensionIf(filter.rubrics.length > 0, 'rubric', true, () =>
      unionBits(valuesSql('rubric', filter.rubrics, parameter)),
    ),
    ...dimensionIf(filter.tags.length > 0, 'tag', true, () => unionBits(valuesSql('tag', filter.tags, parameter))),
    ...dimensionIf(areas.length > 0, 'community', true, () => unionBits(areas.join(' union all '))),
    ...dimensionIf(filter.radiusMetres !== undefined, 'radius', false, () => radiusSql(filter, parameter)),
    ...dimensionIf(filter.box !== undefined, 'box', false, () => boxSql(filter, parameter)),
    ...flagsOf(filter).map((name) => ({ name, isFacet: true, sql: flagSql(name) })),
    ...dimensionIf(filter.hideLongRunning, 'longRunning', true, () => notLongRunningSql),
  ];
}

const dimensionIf = (isActive: boolean, name: string, isFacet: boolean, sql: () => string): Dimension[] =>
  isActive ? [{ name, isFacet, sql: sql() }] : [];

const unionBits = (sql: string) => `select block, bit_or(bits) as bits from (${sql}) as any_of group by block`;

const valuesSql = (kind: string, values: (string | number)[], parameter: Placeholder) =>
  `select block, bits from facet_bits
   where client = $1 and kind = '${kind}' and value = any(${parameter(values.map(String), 'text[]')})`;

const flagSql = (flag: string) =>
  `select block, bits from facet_bits where client = $1 and kind = 'flag' and value = '${flag}'`;

const notLongRunningSql = `
  select l.block, case when f.bits is null then l.bits else l.bits & ~f.bits end as bits
  from facet_bits l
  left join facet_bits f on f.client = $1 and f.kind = 'flag' and f.value = 'longRunning' and f.block = l.block
  where l.client = $1 and l.kind = 'live'`;

/**
 * SQL: the events of a range of dates, one row for each block. Today's part depends on the moment: see today-tables.ts.
 */
export function dateSql(filter: DateShortcutRequest, parameter: Placeholder): string {
  const { span, from, to, moment } = filter;
  if (span === 'days') return unionBits(daysSql(from, to, parameter));
  const start = startOf(filter);
  if (start !== moment)
    return unionBits(`${daysSql(addDays(from, 1), to, parameter)} union all ${bitsOf(endsAfter(start, parameter))}`);
  if (from !== moment.today) return 'select block, bits from today where false';
  if (span === 'over') return 'select block, bits from over_today';
  if (span !== 'coming') return bitsOf(inSpan(span, moment, parameter));
  const tomorrow = addDays(from, 1);
  const isToday = to !== undefined && to < tomorrow;
  const today = 'select block, bits from today';
  return isToday ? today : unionBits(`${today} union all ${daysSql(tomorrow, to, parameter)}`);
}

/**
 * SQL: the events of a range of days. Whole months count as one value, so that an open end does not read a row for
 * every day of the years to come.
 */
function daysSql(from: string, to: string | undefined, parameter: Placeholder): string {
  const between = (kind: string, first: string, last: string) =>
    `(client = $1 and kind = '${kind}' and value >= ${parameter(first, 'text')} and value <= ${parameter(last, 'text')})`;
  const laterMonths = (upperBound = '') =>
    `(client = $1 and kind = 'month' and value > ${parameter(from.slice(0, 7), 'text')}${upperBound})`;
  const select = (...conditions: string[]) => `select block, bits from facet_bits where ${conditions.join(' or ')}`;
  const end = endOfMonth(from);
  if (to !== undefined && to <= end) return select(between('day', from, to));
  const days = between('day', from, end);
  if (to === undefined) return select(days, laterMonths());
  const month = to.slice(0, 7);
  return select(days, laterMonths(` and value < ${parameter(month, 'text')}`), between('day', `${month}-01`, to));
}

const slotsSql = (condition: string) =>
  `select slot >> 14 as block, bits_at(slot & 16383, 1) as bits from event_index where client = $1 and ${condition} group by 1`;

const textSql = (words: string[], parameter: Placeholder) =>
  `select block, bits from text_bits($1, ${parameter(words, 'text[]')})`;

/** SQL: events by location. Locations are fewer than events: those in reach are found first, then their events. */
const locationsSql = (condition: string) => `
  select s.block, bit_or(s.bits) as bits
  from address_index a join sparse_bits s on s.client = $1 and s.kind = 'place' and s.value = a.address_id::text
  where ${condition} group by 1`;

function boxSql({ box }: EventFilter, parameter: Placeholder): string {
  if (!box) return '';
  const conditions = withoutDateLine(box).map((half) => boxCondition(half, parameter));
  return locationsSql(`(${conditions.join(' or ')})`);
}

function radiusSql({ centre, radiusMetres }: EventFilter, parameter: Placeholder): string {
  if (!centre || radiusMetres === undefined) return '';
  const { lat, lon } = centre;
  const box = boxCondition(boxAround(centre, radiusMetres), parameter);
  return locationsSql(`${box} and metres_between(${parameter(lat, 'float8')}, ${parameter(lon, 'float8')}, a.lat, a.lon)
    <= ${parameter(radiusMetres, 'float8')}`);
}

const boxCondition = ({ west, south, east, north }: Box, parameter: Placeholder) => {
  const [w, s, e, n] = [west, south, east, north].map((value) => parameter(value, 'float8'));
  return `point(a.lon, a.lat) <@ box(point(${w}, ${s}), point(${e}, ${n}))`;
};
