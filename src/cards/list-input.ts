import type { CommonInput } from '../app/element-input';
import { todayInBerlin } from '../lib/days';
import { callQueryOf, DEFAULT_RADIUS_KM, type EventFilter, filterOf, LIST_VIEW } from '../model/event-filter';
import { paths } from '../routing/paths';
import { pageSettings } from '../settings/own-property';

/** The input of an element about its events; an element without such attributes has none. */
export type EventsInput = CommonInput & {
  readonly limit?: number | undefined;
  readonly filter?: 'on' | 'off' | undefined;
  readonly view?: string | undefined;
  readonly detailUrl?: string | undefined;
  readonly recordingUrl?: string | undefined;
  readonly eventId?: string | undefined;
};

const FILTER_ATTRIBUTES = ['q', 'rubric', 'community', 'near', 'radius', 'when', 'from', 'to', 'view'] as const;

type FilterInput = CommonInput & Readonly<Partial<Record<(typeof FILTER_ATTRIBUTES)[number] | 'tag', unknown>>>;

/** Defaults that a page may write out: the route is the same as without them, so that nothing changes. */
const DEFAULTS: Readonly<Record<string, unknown>> = { view: LIST_VIEW, radius: DEFAULT_RADIUS_KM };

/** Returns the first route of an `event-list`: its filter attributes as a query. */
export function firstListRoute(input: FilterInput): string {
  const query = new URLSearchParams();
  for (const name of FILTER_ATTRIBUTES) {
    const value = input[name];
    if (value !== undefined && value !== DEFAULTS[name]) query.set(name, String(value));
  }
  const tags = typeof input.tag === 'string' ? input.tag.split(',') : [];
  for (const tag of tags) if (tag.trim()) query.append('tag', tag.trim());
  const text = query.toString();
  return text ? `${paths.events}?${text}` : paths.events;
}

/**
 * Returns the number of results per page if the element or the page sets it. Otherwise the server uses its client's
 * setting, so that the list can be requested before the settings arrive (spec section 9, resultsPerPage).
 */
export function requestedPageSize(input: EventsInput): number | undefined {
  if (input.limit !== undefined) return input.limit;
  const sizes = [input.settings, pageSettings()].map((layer) => {
    try {
      return Number((layer as { eventList?: { resultsPerPage?: unknown } }).eventList?.resultsPerPage);
    } catch {
      return undefined;
    }
  });
  return sizes.find((size) => size !== undefined && Number.isInteger(size) && size >= 1 && size <= 100);
}

/** Checks whether heading, search and filters are shown. */
export const hasFilterBar = (input: EventsInput): boolean => input.filter !== 'off';

/** Returns the filter of a route's query. */
export const filterOfQuery = (query: string): EventFilter => filterOf(new URLSearchParams(query));

/**
 * Returns the call for a list, with facets only if filters are shown.
 *
 * @param now server time, which determines 'today', milliseconds since 1970
 */
export function listCall(
  filter: EventFilter,
  input: EventsInput,
  favourites: readonly string[] = [],
  now: () => number = Date.now,
) {
  const query = callQueryOf(filter, {
    // Computing the day is slow on a phone; most first calls do not need it.
    today: filter.when ? todayInBerlin(now()) : '',
    pageSize: requestedPageSize(input),
    favourites,
  });
  return hasFilterBar(input) ? { ...query, facets: 1 } : query;
}
