import { byName } from '../lib/by-name';
import { addDays, isDay, weekdayOf } from '../lib/days';
import type { NamedPlace } from './answers/event-page';
import { LIST_FLAGS, type ListFlags, SINGLE_VALUE_FIELDS, toListFlags } from './records/plain-fields';

/** The date ranges that have a shortcut in the filter. */
export const DATE_SHORTCUTS = ['now', 'today', 'evening', 'tomorrow', 'weekend', 'week', 'month'] as const;
/** All named date ranges. 'over' (events of today that are over) has no shortcut; the list links to it elsewhere. */
export const DATE_FILTERS = [...DATE_SHORTCUTS, 'over'] as const;
export type DateFilterName = (typeof DATE_FILTERS)[number];

export const SORTS = ['date', 'distance', 'relevance', 'title'] as const;
export type EventSort = (typeof SORTS)[number];

/** The default radius of a search around a place, in kilometres. */
export const DEFAULT_RADIUS_KM = 15;

/** The default view, as an address or an attribute may spell it. */
export const LIST_VIEW = 'list';

/** The centre of a radius search. Without coordinates, its label must be geocoded first. */
export type Near = NamedPlace;

/** The visitor's filter. An empty filter matches every event that is not over. */
export type EventFilter = ListFlags & {
  q: string;
  when?: DateFilterName;
  /** Days 'YYYY-MM-DD', both included. */
  from?: string;
  to?: string;
  rubrics: number[];
  tags: string[];
  community?: number;
  district?: number;
  near?: Near;
  radiusKm?: number;
  /** Required accessibility features; the server defines the list. */
  accessFeatures: string[];
  hidesLongRunning: boolean;
  /** Restricts the results to these events, as in a shared list of favourites. */
  ids: string[];
  /** True to show only the favourites of this device. */
  isFavourites: boolean;
  sort?: EventSort;
  /** From 1. */
  page: number;
  /** The view, if it is not the list; each view defines its name. */
  view?: string;
  /** The month 'YYYY-MM' that a calendar shows, or a day of its week. */
  month?: string;
};

/** Returns the filter of an address without a query. */
export const emptyFilter = (): EventFilter => filterOf(new URLSearchParams());

/** The maximum number of event ids in one call. */
export const MAX_IDS = 100;

type Change = { [Key in keyof EventFilter]?: EventFilter[Key] | undefined };

/** Removes undefined values, as exact optional properties require. */
const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>;
  };

/** Returns the filter with some fields changed; undefined removes one. The results restart at page 1. */
export function changeFilter(filter: EventFilter, change: Change): EventFilter {
  return { ...emptyFilter(), ...defined({ ...filter, page: 1, ...change }) };
}

/** Adds a value to a list, or removes it if the list contains it. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** A change that removes the place. */
export const NO_PLACE = { near: undefined, radiusKm: undefined, community: undefined, district: undefined } as const;

/** Checks whether the search text contains a letter or digit; punctuation alone is no search. */
export const hasWords = ({ q }: Pick<EventFilter, 'q'>): boolean => /[\p{L}\p{N}]/u.test(q);

/** Checks whether a sort order applies: 'distance' requires a place, 'relevance' a search text. */
export const isOffered = (sort: EventSort, filter: EventFilter): boolean =>
  sort === 'distance' ? filter.near !== undefined : sort !== 'relevance' || hasWords(filter);

/**
 * Returns the effective sort order: relevance with a search text, unless the visitor chose another; a place only
 * filters.
 */
export const sortOf = (filter: EventFilter): EventSort =>
  filter.sort && isOffered(filter.sort, filter) ? filter.sort : hasWords(filter) ? 'relevance' : 'date';

/**
 * Checks whether the server can answer the filter directly: a place without coordinates must be geocoded first, and
 * only the application has the favourites.
 */
export const isAnswerableDirectly = ({ near, isFavourites }: EventFilter): boolean =>
  !isFavourites && (!near || near.lat !== undefined);

const findChoice = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

const numberIn = (text: string | null, min: number, max: number): number | undefined => {
  if (!text?.trim()) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

const listOf = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))];

function nearOf(query: URLSearchParams): Near | undefined {
  const label = query.get('near')?.trim();
  if (!label) return undefined;
  const lat = numberIn(query.get('lat'), -90, 90);
  const lon = numberIn(query.get('lon'), -180, 180);
  return lat === undefined || lon === undefined ? { label } : { label, lat, lon };
}

/** Returns the requested view if it is not the list. */
const viewIn = (text: string | null) => (text && text !== LIST_VIEW ? text : undefined);

const dayIn = (text: string | null) => (isDay(text) ? text : undefined);

/** Returns the first and last day; a reversed range is swapped. */
function dateRangeOf(query: URLSearchParams) {
  const from = dayIn(query.get('from'));
  const to = dayIn(query.get('to'));
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

/** Reads a filter from a route's query or an element's attributes; invalid values are left out. */
export function filterOf(query: URLSearchParams): EventFilter {
  return {
    q: query.get('q') ?? '',
    rubrics: listOf(query.get('rubric')).map(Number).filter(Number.isSafeInteger),
    tags: query.getAll('tag').filter(Boolean),
    ...toListFlags((flag) => query.get(flag) === '1'),
    accessFeatures: listOf(query.get('accessFeatures')),
    hidesLongRunning: query.get('longRunning') === '0',
    ids: listOf(query.get('ids')),
    isFavourites: query.get('favourites') === '1',
    page: Math.floor(numberIn(query.get('page'), 1, 1_000_000) ?? 1),
    ...defined({
      when: findChoice(DATE_FILTERS, query.get('when')),
      ...dateRangeOf(query),
      community: numberIn(query.get('community'), 0, 2 ** 31 - 1),
      district: numberIn(query.get('district'), 0, 2 ** 31 - 1),
      near: nearOf(query),
      radiusKm: numberIn(query.get('radius'), 1, 200),
      sort: findChoice(SORTS, query.get('sort')),
      view: viewIn(query.get('view')),
      month: query.get('month') || undefined,
    }),
  };
}

const joined = (values: readonly (string | number)[]) => values.join(',') || undefined;

const flagParameters = (filter: EventFilter) => ({
  ...byName(LIST_FLAGS, (flag) => (filter[SINGLE_VALUE_FIELDS[flag].listKey] ? '1' : undefined)),
  accessFeatures: joined(filter.accessFeatures),
  longRunning: filter.hidesLongRunning ? '0' : undefined,
});

/** Writes a filter as a route's query, without '?'. Defaults are left out to keep links short. */
export function queryOf(filter: EventFilter): string {
  const { near, radiusKm, page, tags } = filter;
  const parameters = defined({
    q: filter.q || undefined,
    when: filter.when,
    from: filter.from,
    to: filter.to,
    rubric: joined(filter.rubrics),
    community: filter.community,
    district: filter.district,
    near: near?.label,
    lat: near?.lat,
    lon: near?.lon,
    radius: near && radiusKm !== DEFAULT_RADIUS_KM ? radiusKm : undefined,
    ...flagParameters(filter),
    ids: joined(filter.ids),
    favourites: filter.isFavourites ? '1' : undefined,
    sort: filter.sort,
    page: page > 1 ? page : undefined,
    view: filter.view,
    month: filter.month,
  });
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  for (const tag of tags) query.append('tag', tag);
  return query.toString();
}

/** The time on Friday at which a weekend begins. */
export const WEEKEND_TIME = '17:00';

/**
 * Returns the first and last day of a date range. 'weekend' is the current or next one; Friday counts from its evening.
 */
export function daysOf(range: DateFilterName, today: string): { from: string; to: string } {
  const friday = 5 - weekdayOf(today);
  const offsets: Partial<Record<DateFilterName, [first: number, last: number]>> = {
    tomorrow: [1, 1],
    weekend: [Math.max(0, friday), friday + 2],
    week: [0, 6],
    month: [0, 29],
  };
  const [first, last] = offsets[range] ?? [0, 0];
  return { from: addDays(today, first), to: addDays(today, last) };
}

type CallOptions = {
  today: string;
  pageSize: number | undefined;
  favourites: readonly string[];
  /** True to send a shortcut by its name, so that the same address means other days tomorrow, as in a feed. */
  isMoving?: boolean;
};

/** Returns the query parameters for the filter's days and times of day. */
function timesOf({ when, from, to }: EventFilter, { today, isMoving }: CallOptions) {
  if (!when) return { from, to };
  if (isMoving) return { when };
  return {
    ...daysOf(when, today),
    over: when === 'over' ? 'only' : undefined,
    time: when === 'now' || when === 'evening' ? when : undefined,
    // Only the server can tell which dates of a Friday last into the evening.
    when: when === 'weekend' ? when : undefined,
  };
}

/** Returns the query of GET events for a filter. */
export function callQueryOf(
  filter: EventFilter,
  options: CallOptions,
): Record<string, string | number | readonly string[] | undefined> {
  const { pageSize, favourites } = options;
  const { near } = filter;
  const center = near?.lat === undefined ? undefined : near;
  const sort = sortOf(filter);
  return {
    q: filter.q.trim() || undefined,
    ...timesOf(filter, options),
    rubric: joined(filter.rubrics),
    tag: filter.tags,
    community: filter.community,
    district: filter.district,
    lat: center?.lat,
    lon: center?.lon,
    radius: center && (filter.radiusKm ?? DEFAULT_RADIUS_KM),
    ...flagParameters(filter),
    ids: joined((filter.isFavourites ? favourites : filter.ids).slice(0, MAX_IDS)),
    sort: sort === 'date' || (sort === 'distance' && !center) ? undefined : sort,
    page: filter.page > 1 ? filter.page : undefined,
    pageSize,
  };
}
