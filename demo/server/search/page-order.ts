import type { Placeholder } from './dimensions';
import { type EventFilter, startOf } from './event-filter';
import { type Hits, slotsOf } from './hits';
import { orderNameOf, typesOf } from './page-key';
import { continuesFromYesterday, inSpan, isRunning } from './spans';

/**
 * The maximum number of hits that are fetched and sorted; beyond, the ordered index is walked until the page is full.
 */
export const MAX_SORTED = 3_500;
/** The maximum number of next events ranked by relevance; the others follow by date. */
export const MAX_RANKED = 1_000;

const BY_TIME = 'x.time_key, x.priority desc, x.event_id';

/** The placeholders of the first and the last day. */
export type Range = { from: string; to: string };

/** A part of the index by date, in its order. */
type IndexPart = {
  where: () => string;
  order: () => string;
  /** True if it starts at the day of the key. */
  isByDay?: boolean;
};

type OrderContext = {
  filter: EventFilter;
  range: Range;
  /** True if all hits are fetched. */
  fetchesAll: boolean;
  /** SQL: whether the slot in a column is among the hits. */
  matching: (column: string) => string;
  /** SQL: whether an appointment `x` of a hit is the one that represents its event. */
  isFirst: string;
  /** SQL: the same for any appointment. */
  isShown: string;
  /** The parts of the index by date with such appointments. */
  indexParts: IndexPart[];
  /** The number of rows that the page and earlier ones can need. */
  needed: number;
  parameter: Placeholder;
};

/**
 * Returns a statement of event_id, appointment_id and the sort values (k1, k2 … ascending), in the order of the filter.
 * It covers a page, from the filter's key or page number on.
 */
export function orderedIds(filter: EventFilter, hits: Hits, range: Range, parameter: Placeholder): string {
  const offset = filter.after ? 0 : (filter.page - 1) * filter.pageSize;
  const page = `offset ${offset} limit ${filter.pageSize}`;
  const fetchesAll = hits.total <= MAX_SORTED;
  const matching = fetchesAll ? matchSlots(hits, parameter) : matchBits(hits, parameter);
  const { isFirst, indexParts } = firstAppointmentSql(filter, range, parameter);
  const isShown = `x.client = $1 and ${matching('x.slot')} and ${isFirst}`;
  const needed = filter.after ? filter.pageSize : filter.page * filter.pageSize;
  const context: OrderContext = {
    filter,
    range,
    fetchesAll,
    matching,
    isFirst,
    isShown,
    indexParts,
    needed,
    parameter,
  };
  switch (orderNameOf(filter)) {
    case 'title':
      return orderByTitle(context, page);
    case 'relevance':
      return `${orderByRelevance(context)} ${page}`;
    case 'distance':
      return `${orderByDistance(context)} ${page}`;
    case 'date':
      return `${selectSorted(dateKeys(range), `(${candidatesByDate(context)}) x`, 'true')} ${page}`;
  }
}

/**
 * Returns the condition for the first appointment of an event that counts, and the parts of the index with such ones.
 */
function firstAppointmentSql(
  filter: EventFilter,
  range: Range,
  parameter: Placeholder,
): Pick<OrderContext, 'isFirst' | 'indexParts'> {
  const { span } = filter;
  const moment = startOf(filter);
  const beginning = { where: () => `x.date = ${range.from}`, order: () => BY_TIME };
  const running = { where: () => isRunning('x', range.from), order: () => BY_TIME };
  const later = { where: () => `x.date > ${range.from}`, order: () => `x.date, ${BY_TIME}`, isByDay: true };
  const inRange = `x.date <= ${range.to}`;
  if (span === 'days') {
    return {
      isFirst: `x.end_date >= ${range.from} and x.earlier_end < ${range.from} and ${inRange}`,
      indexParts: [beginning, running, later],
    };
  }
  const counts = inSpan(span, moment, parameter);
  const continuing = {
    where: () => continuesFromYesterday(moment, parameter)('x'),
    order: () => 'x.priority desc, x.event_id',
  };
  if (span === 'coming') {
    const now = parameter(moment.now, 'timestamptz');
    return {
      isFirst: `${counts('x')} and x.earlier_over <= ${now} and ${inRange}`,
      indexParts: [beginning, continuing, running, later],
    };
  }
  const hasNoEarlier = `not exists (select 1 from appointment_index y where y.event_id = x.event_id and ${counts('y')}
    and (y.date, y.time_key, y.appointment_id) < (x.date, x.time_key, x.appointment_id))`;
  return {
    isFirst: `${counts('x')} and ${hasNoEarlier}`,
    indexParts: [{ where: () => 'true', order: () => dateKeys(range).join(', ') }],
  };
}

/**
 * SQL: the sort values by date. An appointment that continues from the night before comes first; one that has been
 * running for days, after all that begin that day.
 */
const dateKeys = ({ from }: Range) => [
  `greatest(x.date, ${from})`,
  `x.date < ${from} and x.end_date >= ${from}`,
  `case when x.end_date < ${from} then '' else x.time_key end`,
  '-x.priority',
  'x.event_id',
];

const selectSorted = (keys: readonly string[], source: string, condition: string) => `
  select x.event_id, x.appointment_id, ${keys.map((key, index) => `${key} as k${index + 1}`).join(', ')}
  from ${source} where ${condition} order by ${keys.map((_, index) => `k${index + 1}`).join(', ')}`;

/** SQL: whether a row comes after the key; `skip` omits the first values of the key. */
function afterKey({ filter: { after }, parameter }: OrderContext, keys: readonly string[], skip = 0): string {
  if (!after) return 'true';
  const types = typesOf(after.sort).slice(skip);
  const values = after.values.slice(skip).map((value, index) => parameter(value, types[index] ?? 'text'));
  return `(${keys.join(', ')}) > (${values.join(', ')})`;
}

/** Orders by title. Each hit has one representative appointment, so the page is selected before these are read. */
function orderByTitle(context: OrderContext, page: string): string {
  const { matching, isFirst } = context;
  const keys = ['i.title_key', 'i.event_id'];
  const source = `(
      select i.slot, i.title_key, i.event_id from event_index i
      where i.client = $1 and ${matching('i.slot')} and ${afterKey(context, keys)}
      order by i.title_key, i.event_id ${page}) i
    join appointment_index x on x.client = $1 and x.slot = i.slot`;
  return selectSorted(keys, source, isFirst);
}

function orderByRelevance(context: OrderContext): string {
  const { filter, range, parameter } = context;
  const { asked: queryColumns, rank } = relevanceOf(filter.words, parameter);
  const keys = ['x.beyond', `case when x.beyond then 0 else -(${rank}) end`, ...dateKeys(range)];
  // The words are parsed once, not for each event; joining the head to nothing unpacks it once, not for each word.
  const source = `(${relevanceCandidates(context)}) x join event_texts i on i.event_id = x.event_id
    cross join w
    cross join lateral (select i.head || ''::tsvector as head offset 0) t`;
  return `with w as materialized (select ${queryColumns.join(', ')})
    ${selectSorted(keys, source, afterKey(context, keys))}`;
}

/**
 * Returns SQL for the relevance of an event of `i`: for each word, its best weight (018-ranking.sql). Equal ranks keep
 * their order by date. Whole steps instead of ts_rank(): ten words of a text would outweigh one of the title.
 *
 * @returns `asked`: columns that `rank` expects of `w`
 */
export function relevanceOf(words: readonly string[], parameter: Placeholder): { asked: string[]; rank: string } {
  const wordList = parameter(words, 'text[]');
  const queryColumns = words.flatMap((_, index) => {
    const query = (name: string, weights: string, isWholeField = false) =>
      `forms_query(${wordList}, ${index + 1}, '${weights}', ${isWholeField}) as ${name}${index}`;
    return [query('whole', 'A', true), query('title', 'A'), query('head', 'B'), query('body', 'C')];
  });
  const steps = words.map(
    (_, index) => `case when t.head @@ w.whole${index} then 4 when t.head @@ w.title${index} then 3
      when t.head @@ w.head${index} then 2 when i.search @@ w.body${index} then 1 else 0 end`,
  );
  return { asked: queryColumns, rank: steps.join(' + ') };
}

/** SQL: the candidates of the page when the first by date are ranked, each with whether it is beyond them. */
function relevanceCandidates(context: OrderContext): string {
  const { filter, range, fetchesAll, isShown } = context;
  if (fetchesAll) return `select x.*, false as beyond from appointment_index x where ${isShown}`;
  if (filter.after?.values[0] === 'true') return `select x.*, true as beyond from (${candidatesByDate(context, 2)}) x`;
  const needed = MAX_RANKED + context.needed;
  const dateOrder = dateKeys(range).join(', ');
  return `
    select x.*, row_number() over (order by ${dateOrder}) > ${MAX_RANKED} as beyond
    from (${walkByDate({ ...context, needed })}) x order by ${dateOrder} limit ${needed}`;
}

/**
 * Orders by distance, location by location, the nearest first; events without a location come last. In whole
 * centimetres.
 */
function orderByDistance(context: OrderContext): string {
  const { filter, range, matching, isFirst, parameter } = context;
  const [lat, lon] = [filter.centre?.lat, filter.centre?.lon].map((degrees) => parameter(degrees, 'float8'));
  const keys = ['p.metres', ...dateKeys(range)];
  const eventsAt = (condition: string) => `
    select x.* from event_index i join appointment_index x on x.client = $1 and x.slot = i.slot
    where i.client = $1 and ${condition} and ${matching('i.slot')} and ${isFirst}`;
  const source = `(
      select address_id, round(metres_between(${lat}, ${lon}, lat, lon) * 100) / 100 as metres from address_index
      union all select null, 'infinity' order by metres offset 0) p
    cross join lateral (
      ${eventsAt('i.location_id = p.address_id')}
      union all
      ${eventsAt('p.address_id is null and not exists (select 1 from address_index n where n.address_id = i.location_id)')}) x`;
  return selectSorted(keys, source, afterKey(context, keys));
}

/** SQL: the candidates of the page by date. */
function candidatesByDate(context: OrderContext, skip = 0): string {
  const condition = afterKey(context, dateKeys(context.range), skip);
  if (context.fetchesAll) return `select x.* from appointment_index x where ${context.isShown} and ${condition}`;
  const day = context.filter.after?.values[skip];
  const fromDay = day === undefined ? '' : ` and x.date >= ${context.parameter(day, 'date')}`;
  return walkByDate({ ...context, isShown: `${context.isShown} and ${condition}` }, fromDay);
}

/**
 * SQL: walks along the index by date: appointments that begin on the first day, have been running since before, or
 * begin later. Each stops at the number of rows that the page can need.
 */
function walkByDate({ isShown, indexParts, needed }: OrderContext, fromDay = ''): string {
  const selectPart = ({ where, order, isByDay }: IndexPart) => `
    (select x.* from appointment_index x where ${isShown} and ${where()}${isByDay ? fromDay : ''}
     order by ${order()} limit ${needed})`;
  return indexParts.map(selectPart).join(' union all ');
}

function matchSlots(hits: Hits, parameter: Placeholder): (column: string) => string {
  const slots = parameter(slotsOf(hits.bits), 'int[]');
  return (column) => `${column} = any(${slots})`;
}

/**
 * SQL: whether a slot is among the bits. Newer slots are beyond the bits, where get_bit would fail; it counts from the
 * lowest bit.
 */
function matchBits(hits: Hits, parameter: Placeholder): (column: string) => string {
  const bits = parameter(hits.bits, 'bytea');
  const count = parameter(hits.bits.length * 8, 'int');
  return (column) => `case when ${column} < ${count} then get_bit(${bits}, ${column} # 7) = 1 else false end`;
}
