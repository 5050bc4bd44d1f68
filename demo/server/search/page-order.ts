import type { Placeholder } from './dimensions';
import { type EventFilter, startOf } from './event-filter';
import { type Hits, slotsOf } from './hits';
import { orderNameOf, typesOf } from './page-key';
import { inSpan, isLate, isRunning } from './spans';

/** Up to here the hits are fetched and sorted; beyond, the ordered index is walked until the page is full. */
export const MAX_SORTED = 3_500;
/** Where more match, so many of the next ones are ranked by relevance; the others follow by date. */
export const MAX_RANKED = 1_000;

const BY_TIME = 'x.time_key, x.priority desc, x.event_id';

/** Placeholders of the first and the last day. */
export type Range = { from: string; to: string };

/** A part of the index by date, in its order. */
type Walk = {
  where: () => string;
  order: () => string;
  /** Whether it is entered at the day of the key. */
  isByDay?: boolean;
};

type Context = {
  filter: EventFilter;
  range: Range;
  /** Whether all hits are fetched. */
  few: boolean;
  /** That a slot is among the hits, for the column that holds the slot. */
  matching: (column: string) => string;
  /** What an appointment `x` of a hit must be to stand for its event: one of its appointments is. */
  first: string;
  /** The same of any appointment. */
  shown: string;
  /** Where such appointments are found in the index by date. */
  walks: Walk[];
  /** Rows that the page and those before it can need. */
  needed: number;
  parameter: Placeholder;
};

/**
 * A statement of event_id, appointment_id and what they are ordered by (k1, k2 … ascending), in the order of the
 * filter: a page of it, from the filter's key or the number of its page on.
 */
export function orderedIds(filter: EventFilter, hits: Hits, range: Range, parameter: Placeholder): string {
  const offset = filter.after ? 0 : (filter.page - 1) * filter.pageSize;
  const page = `offset ${offset} limit ${filter.pageSize}`;
  const few = hits.total <= MAX_SORTED;
  const matching = few ? inSlots(hits, parameter) : inBits(hits, parameter);
  const { shown: first, walks } = shownOf(filter, range, parameter);
  const shown = `x.client = $1 and ${matching('x.slot')} and ${first}`;
  const needed = filter.after ? filter.pageSize : filter.page * filter.pageSize;
  const context: Context = { filter, range, few, matching, first, shown, walks, needed, parameter };
  switch (orderNameOf(filter)) {
    case 'title':
      return byTitle(context, page);
    case 'relevance':
      return `${byRelevance(context)} ${page}`;
    case 'distance':
      return `${byDistance(context)} ${page}`;
    case 'date':
      return `${selected(dateKeys(range), `(${walked(context)}) x`, 'true')} ${page}`;
  }
}

/** The first of an event's appointments that counts, and where such stand in the index by date. */
function shownOf(filter: EventFilter, range: Range, parameter: Placeholder): Pick<Context, 'shown' | 'walks'> {
  const { span } = filter;
  const moment = startOf(filter);
  const begins = { where: () => `x.date = ${range.from}`, order: () => BY_TIME };
  const runs = { where: () => isRunning('x', range.from), order: () => BY_TIME };
  const later = { where: () => `x.date > ${range.from}`, order: () => `x.date, ${BY_TIME}`, isByDay: true };
  const inRange = `x.date <= ${range.to}`;
  if (span === 'days') {
    return {
      shown: `x.end_date >= ${range.from} and x.earlier_end < ${range.from} and ${inRange}`,
      walks: [begins, runs, later],
    };
  }
  const counts = inSpan(span, moment, parameter);
  const late = { where: () => isLate(moment, parameter)('x'), order: () => 'x.priority desc, x.event_id' };
  if (span === 'coming') {
    const now = parameter(moment.now, 'timestamptz');
    return {
      shown: `${counts('x')} and x.earlier_over <= ${now} and ${inRange}`,
      walks: [begins, late, runs, later],
    };
  }
  const isFirst = `not exists (select 1 from appointment_index y where y.event_id = x.event_id and ${counts('y')}
    and (y.date, y.time_key, y.appointment_id) < (x.date, x.time_key, x.appointment_id))`;
  return {
    shown: `${counts('x')} and ${isFirst}`,
    walks: [{ where: () => 'true', order: () => dateKeys(range).join(', ') }],
  };
}

/** What goes on from the night before comes first; what has been running for days, after all that begins that day. */
const dateKeys = ({ from }: Range) => [
  `greatest(x.date, ${from})`,
  `x.date < ${from} and x.end_date >= ${from}`,
  `case when x.end_date < ${from} then '' else x.time_key end`,
  '-x.priority',
  'x.event_id',
];

const selected = (keys: readonly string[], source: string, condition: string) => `
  select x.event_id, x.appointment_id, ${keys.map((key, index) => `${key} as k${index + 1}`).join(', ')}
  from ${source} where ${condition} order by ${keys.map((_, index) => `k${index + 1}`).join(', ')}`;

/** That a row stands behind the key; `skip` leaves the first values of the key out. */
function behind({ filter: { after }, parameter }: Context, keys: readonly string[], skip = 0): string {
  if (!after) return 'true';
  const types = typesOf(after.sort).slice(skip);
  const values = after.values.slice(skip).map((value, index) => parameter(value, types[index] ?? 'text'));
  return `(${keys.join(', ')}) > (${values.join(', ')})`;
}

/** Each hit has one appointment that stands for it, so the page is cut out before those are looked for. */
function byTitle(context: Context, page: string): string {
  const { matching, first } = context;
  const keys = ['i.title_key', 'i.event_id'];
  const source = `(
      select i.slot, i.title_key, i.event_id from event_index i
      where i.client = $1 and ${matching('i.slot')} and ${behind(context, keys)}
      order by i.title_key, i.event_id ${page}) i
    join appointment_index x on x.client = $1 and x.slot = i.slot`;
  return selected(keys, source, first);
}

function byRelevance(context: Context): string {
  const { filter, range, parameter } = context;
  const { asked, rank } = rankOf(filter.words, parameter);
  const keys = ['x.beyond', `case when x.beyond then 0 else -(${rank}) end`, ...dateKeys(range)];
  // The words are understood once, not for each event; joining the head to nothing unpacks it once, not for each word.
  const source = `(${rankedOrBeyond(context)}) x join event_texts i on i.event_id = x.event_id
    cross join w
    cross join lateral (select i.head || ''::tsvector as head offset 0) t`;
  return `with w as materialized (select ${asked.join(', ')})
    ${selected(keys, source, behind(context, keys))}`;
}

/**
 * How well an event of `i` fits: for each word, where it stands (018-ranking.sql). What fits equally well keeps its order
 * by date. Whole steps, not ts_rank(): ten words of a text would outweigh one of the title.
 *
 * @returns `asked`: columns that `rank` expects of `w`
 */
export function rankOf(words: readonly string[], parameter: Placeholder): { asked: string[]; rank: string } {
  const all = parameter(words, 'text[]');
  const asked = words.flatMap((_, index) => {
    const query = (name: string, weights: string, isWhole = false) =>
      `forms_query(${all}, ${index + 1}, '${weights}', ${isWhole}) as ${name}${index}`;
    return [query('whole', 'A', true), query('title', 'A'), query('head', 'B'), query('body', 'C')];
  });
  const steps = words.map(
    (_, index) => `case when t.head @@ w.whole${index} then 4 when t.head @@ w.title${index} then 3
      when t.head @@ w.head${index} then 2 when i.search @@ w.body${index} then 1 else 0 end`,
  );
  return { asked, rank: steps.join(' + ') };
}

/** What can stand on the page when the first by date are ranked, each with whether it lies beyond them. */
function rankedOrBeyond(context: Context): string {
  const { filter, range, few, shown } = context;
  if (few) return `select x.*, false as beyond from appointment_index x where ${shown}`;
  if (filter.after?.values[0] === 'true') return `select x.*, true as beyond from (${walked(context, 2)}) x`;
  const needed = MAX_RANKED + context.needed;
  const byDate = dateKeys(range).join(', ');
  return `
    select x.*, row_number() over (order by ${byDate}) > ${MAX_RANKED} as beyond
    from (${walkByDate({ ...context, needed })}) x order by ${byDate} limit ${needed}`;
}

/** From place to place, the nearest first; what has no place comes last. Whole centimetres: memory/order.ts counts them, too. */
function byDistance(context: Context): string {
  const { filter, range, matching, first, parameter } = context;
  const [lat, lon] = [filter.centre?.lat, filter.centre?.lon].map((degrees) => parameter(degrees, 'float8'));
  const keys = ['p.metres', ...dateKeys(range)];
  const at = (place: string) => `
    select x.* from event_index i join appointment_index x on x.client = $1 and x.slot = i.slot
    where i.client = $1 and ${place} and ${matching('i.slot')} and ${first}`;
  const source = `(
      select address_id, round(metres_between(${lat}, ${lon}, lat, lon) * 100) / 100 as metres from address_index
      union all select null, 'infinity' order by metres offset 0) p
    cross join lateral (
      ${at('i.location_id = p.address_id')}
      union all
      ${at('p.address_id is null and not exists (select 1 from address_index n where n.address_id = i.location_id)')}) x`;
  return selected(keys, source, behind(context, keys));
}

/** What can stand on the page when appointments are ordered by date. */
function walked(context: Context, skip = 0): string {
  const condition = behind(context, dateKeys(context.range), skip);
  if (context.few) return `select x.* from appointment_index x where ${context.shown} and ${condition}`;
  const day = context.filter.after?.values[skip];
  const fromDay = day === undefined ? '' : ` and x.date >= ${context.parameter(day, 'date')}`;
  return walkByDate({ ...context, shown: `${context.shown} and ${condition}` }, fromDay);
}

/**
 * Walks along the index by date, one for what begins on the first day, has been running since before, begins later.
 * Each stops as soon as it has what the page can need.
 */
function walkByDate({ shown, walks, needed }: Context, fromDay = ''): string {
  const walk = ({ where, order, isByDay }: Walk) => `
    (select x.* from appointment_index x where ${shown} and ${where()}${isByDay ? fromDay : ''}
     order by ${order()} limit ${needed})`;
  return walks.map(walk).join(' union all ');
}

function inSlots(hits: Hits, parameter: Placeholder): (column: string) => string {
  const slots = parameter(slotsOf(hits.bits), 'int[]');
  return (column) => `${column} = any(${slots})`;
}

/** Slots given since the hits were found lie beyond the bits; get_bit would fail there, and it counts from the lowest bit. */
function inBits(hits: Hits, parameter: Placeholder): (column: string) => string {
  const bits = parameter(hits.bits, 'bytea');
  const count = parameter(hits.bits.length * 8, 'int');
  return (column) => `case when ${column} < ${count} then get_bit(${bits}, ${column} # 7) = 1 else false end`;
}
