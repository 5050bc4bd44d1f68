import type { Placeholder } from './dimensions';
import type { EventFilter } from './event-filter';
import { type Hits, slotsOf } from './hits';
import { orderNameOf, typesOf } from './page-key';
import { inSpan, isLate, isRunning } from './spans';

/** Up to here the hits are fetched and sorted; beyond, the ordered index is walked until the page is full. */
const MOST_SORTED = 3_500;
/** Where more match, so many of the next ones are ranked by relevance; the others follow by date. */
const MOST_RANKED = 1_000;

const BY_TIME = 'x.time_key, x.priority desc, x.event_id';

/** Placeholders of the first and the last day. */
export type Range = { from: string; to: string };

/** A part of the index by date, in its order. */
type Walk = {
  where: () => string;
  order: string /** Whether it is entered at the day of the key. */;
  isByDay?: boolean;
};

type Context = {
  filter: EventFilter;
  range: Range;
  /** Whether all hits are fetched. */
  few: boolean;
  /** What an appointment `x` must be to stand for its event. */
  shown: string;
  /** Where such appointments are found in the index by date. */
  walks: Walk[];
  /** Rows that the page and those before it can need. */
  needed: number;
  parameter: Placeholder;
};

/**
 * A statement of event_id, appointment_id and what they are ordered by (k1, k2 … ascending), in the order of the
 * filter and from its key on, still without offset and limit.
 */
export function orderedIds(filter: EventFilter, hits: Hits, range: Range, parameter: Placeholder): string {
  const few = hits.total <= MOST_SORTED;
  const matching = few ? inSlots(hits, parameter) : inBits(hits, parameter);
  const { shown: first, walks } = shownOf(filter, range, parameter);
  const shown = `x.client = $1 and ${matching('x.slot')} and ${first}`;
  const needed = filter.after ? filter.pageSize : filter.page * filter.pageSize;
  const context: Context = { filter, range, few, shown, walks, needed, parameter };
  switch (orderNameOf(filter)) {
    case 'title':
      return byTitle(context);
    case 'relevance':
      return byRelevance(context);
    case 'distance':
      return byDistance(context);
    case 'date':
      return selected(dateKeys(range), `(${walked(context)}) x`, 'true');
  }
}

/** The first of an event's appointments that counts, and where such stand in the index by date. */
function shownOf(
  { span, moment }: EventFilter,
  range: Range,
  parameter: Placeholder,
): Pick<Context, 'shown' | 'walks'> {
  const begins = { where: () => `x.date = ${range.from}`, order: BY_TIME };
  const runs = { where: () => isRunning('x', range.from), order: BY_TIME };
  const later = { where: () => `x.date > ${range.from}`, order: `x.date, ${BY_TIME}`, isByDay: true };
  const inRange = `x.date <= ${range.to}`;
  if (span === 'days') {
    return {
      shown: `x.end_date >= ${range.from} and x.earlier_end < ${range.from} and ${inRange}`,
      walks: [begins, runs, later],
    };
  }
  const counts = inSpan(span, moment, parameter);
  const late = { where: () => isLate(moment, parameter)('x'), order: 'x.priority desc, x.event_id' };
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
    walks: [{ where: () => 'true', order: dateKeys(range).join(', ') }],
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
  select x.event_id, x.appointment_id, ${keys.map((key, place) => `${key} as k${place + 1}`).join(', ')}
  from ${source} where ${condition} order by ${keys.map((_, place) => `k${place + 1}`).join(', ')}`;

/** That a row stands behind the key; `skip` leaves the first values of the key out. */
function behind({ filter: { after }, parameter }: Context, keys: readonly string[], skip = 0): string {
  if (!after) return 'true';
  const types = typesOf(after.sort).slice(skip);
  const values = after.values.slice(skip).map((value, place) => parameter(value, types[place] ?? 'text'));
  return `(${keys.join(', ')}) > (${values.join(', ')})`;
}

function byTitle(context: Context): string {
  const keys = ['i.title_key', 'i.event_id'];
  const source = 'event_index i join appointment_index x on x.client = $1 and x.slot = i.slot';
  return selected(keys, source, `i.client = $1 and ${context.shown} and ${behind(context, keys)}`);
}

function byRelevance(context: Context): string {
  const { filter, range, parameter } = context;
  const rank = `-(${rankOf(filter.words, parameter)})`;
  const keys = ['x.beyond', `case when x.beyond then 0 else ${rank} end`, ...dateKeys(range)];
  // Joining it to nothing unpacks the head once, not for each comparison.
  const source = `(${rankedOrBeyond(context)}) x join event_index i on i.event_id = x.event_id
    cross join lateral (select i.head || ''::tsvector as head offset 0) t`;
  return selected(keys, source, behind(context, keys));
}

/**
 * How well an event of `i` fits: for each word, where it stands (018-ranking.sql). What fits equally well keeps its order
 * by date. Whole steps, not ts_rank(): ten words of a text would outweigh one of the title.
 */
function rankOf(words: readonly string[], parameter: Placeholder): string {
  const steps = words.map((text, place) => {
    const word = parameter(text, 'text');
    const isLast = place === words.length - 1;
    const asked = (weights: string, isUnfinished = isLast) => `word_query(${word}, ${isUnfinished}, '${weights}')`;
    return `case when t.head @@ ${asked('A', false)} then 4 when t.head @@ ${asked('A')} then 3
      when t.head @@ ${asked('B')} then 2 when i.search @@ ${asked('C')} then 1 else 0 end`;
  });
  return steps.join(' + ');
}

/** What can stand on the page when the first by date are ranked, each with whether it lies beyond them. */
function rankedOrBeyond(context: Context): string {
  const { filter, range, few, shown } = context;
  if (few) return `select x.*, false as beyond from appointment_index x where ${shown}`;
  if (filter.after?.values[0] === 'true') return `select x.*, true as beyond from (${walked(context, 2)}) x`;
  const needed = MOST_RANKED + context.needed;
  const byDate = dateKeys(range).join(', ');
  return `
    select x.*, row_number() over (order by ${byDate}) > ${MOST_RANKED} as beyond
    from (${walkByDate({ ...context, needed })}) x order by ${byDate} limit ${needed}`;
}

/** From place to place, the nearest first; what has no place comes last. */
function byDistance(context: Context): string {
  const { filter, range, shown, parameter } = context;
  const [lat, lon] = [filter.centre?.lat, filter.centre?.lon].map((degrees) => parameter(degrees, 'float8'));
  const keys = ['p.metres', ...dateKeys(range)];
  const at = (place: string) => `
    select x.* from event_index i join appointment_index x on x.client = $1 and x.slot = i.slot
    where i.client = $1 and ${place} and ${shown}`;
  const source = `(
      select address_id, metres_between(${lat}, ${lon}, lat, lon) as metres from address_index
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
     order by ${order} limit ${needed})`;
  return walks.map(walk).join(' union all ');
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
