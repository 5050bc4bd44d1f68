import { berlinTime } from '../../../src/lib/berlin-time';
import { byName } from '../../../src/lib/by-name';
import { addDays, weekdayOf } from '../../../src/lib/days';
import { ACCESS_FEATURES } from '../../../src/model/access-features';
import { DATE_FILTERS, type DateFilterName, daysOf, WEEKEND_TIME } from '../../../src/model/event-filter';
import { LIST_FLAGS, type ListFlag } from '../../../src/model/records/plain-fields';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../clients/known-clients';
import { type Parameters, parametersOf } from '../platform/http/parameters';
import { splitQueryWords } from '../platform/query-words';
import { type Moment, momentOf } from './moment';
import { orderNameOf, type PageKey, toPageKey } from './page-key';

const MAX_PAGE = 1_000_000;
const MAX_RADIUS_KM = 200;
const MAX_ACCESS_FEATURES = 20;
/** The maximum length of a page key, which may contain a whole title. */
const MAX_KEY_LENGTH = 4000;

/** The orders of a list. */
export const SORTS = ['date', 'distance', 'relevance', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** The parts of today for a filter: on now, beginning this evening. */
export const TIMES = ['now', 'evening'] as const;

/**
 * The appointments that count: those on the requested days; only coming ones from today on; or today's past, current or
 * evening ones.
 */
export type Span = 'days' | 'coming' | 'over' | (typeof TIMES)[number];

/** A part of the map in degrees; one that crosses the date line has its west east of its east. */
export type Box = { west: number; south: number; east: number; north: number };

/** The filter of GET events, complete and valid. */
export type EventFilter = Record<ListFlag, boolean> & {
  /** The words of `q`; the last one may be unfinished. */
  words: string[];
  span: Span;
  /** The moment that decides between past, today and now. */
  moment: Moment;
  /** The start of the requested weekend: earlier appointments do not count either. */
  since?: Date | undefined;
  /** The first day; never before today when the range reaches today. */
  from: string;
  /** True if `from` was requested, not the default. */
  isFromRequested: boolean;
  to?: string | undefined;
  rubrics: number[];
  tags: string[];
  communities: number[];
  districts: number[];
  centre?: { lat: number; lon: number } | undefined;
  radiusMetres?: number | undefined;
  box?: Box | undefined;
  /** The features, all of which are required. */
  accessFeatures: string[];
  /** True to hide events that run longer than 14 days. */
  hideLongRunning: boolean;
  ids: string[];
  sort: Sort;
  page: number;
  /** The start of the page, in place of its number. */
  after?: PageKey | undefined;
  pageSize: number;
  facets: boolean;
};

/** Returns the flags that an event must have, each a facet of its own. */
export const flagsOf = (filter: EventFilter): string[] => [
  ...LIST_FLAGS.filter((flag) => filter[flag]),
  ...filter.accessFeatures,
];

/**
 * Parses the filter in a query string; unknown parameters are ignored.
 *
 * @param pageSize default page size
 * @throws {Problem} 400 wrong_data naming every wrong parameter
 */
export function toEventFilter(search: URLSearchParams, now: Date, pageSize = DEFAULT_PAGE_SIZE): EventFilter {
  const parameters = parametersOf(search);
  const moment = momentOf(now);
  const filter: EventFilter = {
    words: splitQueryWords(parameters.text('q') ?? ''),
    ...rangeOf(parameters, moment),
    moment,
    rubrics: parameters.ids('rubric', 50),
    tags: parameters.list('tag', 20),
    communities: parameters.ids('community', 50),
    districts: parameters.ids('district', 50),
    ...circleOf(parameters),
    box: boxOf(parameters),
    ...byName(LIST_FLAGS, (flag) => parameters.flag(flag) ?? false),
    accessFeatures: accessFeaturesOf(parameters),
    hideLongRunning: parameters.flag('longRunning') === false,
    ids: parameters.commaList('ids', 100),
    sort: parameters.choice('sort', SORTS) ?? 'date',
    page: parameters.integer('page', 1, MAX_PAGE) ?? 1,
    pageSize: parameters.integer('pageSize', 1, MAX_PAGE_SIZE) ?? pageSize,
    facets: parameters.flag('facets') ?? false,
  };
  if (filter.sort === 'distance' && !filter.centre) parameters.wrong('lat', 'required');
  filter.after = afterOf(parameters, filter);
  parameters.check();
  return filter;
}

/** Returns the range of a date shortcut on a day. */
export function rangeOfShortcut(when: DateFilterName, today: string): Omit<Range, 'isFromRequested'> {
  const { from, to } = daysOf(when, today);
  const span = when === 'over' ? when : (TIMES.find((time) => time === when) ?? (from === today ? 'coming' : 'days'));
  if (when !== 'weekend') return { span, from, to };
  const friday = addDays(to, 5 - weekdayOf(to));
  return { span: 'coming', from, to, since: new Date(berlinTime(friday, WEEKEND_TIME)) };
}

/** Returns the moment from which dates count: now, or the start of the requested weekend. */
export const startOf = ({ since, moment }: Pick<EventFilter, 'since' | 'moment'>): Moment =>
  since && since > moment.now ? momentOf(since) : moment;

type Range = Pick<EventFilter, 'span' | 'from' | 'isFromRequested' | 'to' | 'since'>;

/** Parses the range. Days before today are listed only when the range ends there: past events never come first. */
function rangeOf(parameters: Parameters, { today }: Moment): Range {
  const when = parameters.choice('when', DATE_FILTERS);
  if (when) return { ...rangeOfShortcut(when, today), isFromRequested: true };
  const requestedFrom = parameters.day('from');
  const to = parameters.day('to');
  const past = parameters.choice('over', ['only']) && 'over';
  const time = parameters.choice('time', TIMES);
  if (past && time) parameters.wrong('time', 'not_with_over');
  if (to !== undefined && to < (requestedFrom ?? today))
    parameters.wrong('to', 'range', { min: requestedFrom ?? today });
  const from =
    requestedFrom === undefined || (requestedFrom < today && (to === undefined || to >= today)) ? today : requestedFrom;
  return {
    span: past ?? time ?? (from === today ? 'coming' : 'days'),
    from,
    isFromRequested: requestedFrom !== undefined,
    to,
  };
}

/**
 * Parses the accessibility features. An unknown one becomes a flag that no event has, so it finds nothing, as an
 * unknown rubric does.
 */
const accessFeaturesOf = (parameters: Parameters): string[] =>
  parameters
    .commaList('accessFeatures', MAX_ACCESS_FEATURES)
    .map((word) => ACCESS_FEATURES.find((feature) => feature === word) ?? 'unknown');

function afterOf(parameters: Parameters, filter: EventFilter): PageKey | undefined {
  const text = parameters.text('after', MAX_KEY_LENGTH);
  if (text === undefined) return undefined;
  if (parameters.has('page')) parameters.wrong('page', 'not_with_after');
  return toPageKey(text, orderNameOf(filter)) ?? parameters.wrong('after', 'key');
}

function circleOf(parameters: Parameters): Pick<EventFilter, 'centre' | 'radiusMetres'> {
  const lat = parameters.number('lat', -90, 90);
  const lon = parameters.number('lon', -180, 180);
  const radiusKm = parameters.number('radius', 1, MAX_RADIUS_KM);
  if (radiusKm !== undefined || parameters.has('lat') !== parameters.has('lon')) {
    if (!parameters.has('lat')) parameters.wrong('lat', 'required');
    if (!parameters.has('lon')) parameters.wrong('lon', 'required');
  }
  return {
    centre: lat === undefined || lon === undefined ? undefined : { lat, lon },
    radiusMetres: radiusKm === undefined ? undefined : radiusKm * 1000,
  };
}

function boxOf(parameters: Parameters): Box | undefined {
  const text = parameters.text('bbox');
  if (text === undefined) return undefined;
  const numbers = text.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(part) ? Number(part) : Number.NaN));
  const [west, south, east, north] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) return parameters.wrong('bbox', 'number');
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const isInRange = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return isInRange && south <= north ? { west, south, east, north } : parameters.wrong('bbox', 'range');
}
