import { LIST_FLAGS } from '../../../src/model/records/plain-fields';
import type { EventFilter } from '../search/event-filter';
import { keyText, orderNameOf } from '../search/page-key';
import { normalized } from '../search/view-filter';

/** The decimals of degrees: three are about a hundred metres, as a page sends the visitor's position. */
const DIGITS = 3;
const METRES = 1000;

/**
 * Normalizes the filter of a feed, so that equal requests share one. Positions are rounded to a hundred metres,
 * distances to kilometres: otherwise each visitor's position would need a feed of its own.
 */
export function toFeedFilter(filter: EventFilter): EventFilter {
  const { centre, radiusMetres, box } = filter;
  const isFromCentre = radiusMetres !== undefined || orderNameOf(filter) === 'distance';
  return {
    ...normalized(filter),
    centre: centre && isFromCentre ? { lat: rounded(centre.lat), lon: rounded(centre.lon) } : undefined,
    radiusMetres: radiusMetres === undefined ? undefined : Math.round(radiusMetres / METRES) * METRES,
    box: box && {
      west: rounded(box.west),
      south: rounded(box.south),
      east: rounded(box.east),
      north: rounded(box.north),
    },
    sort: orderNameOf(filter),
    facets: false,
  };
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS)) + 0;

/** Parameters of days, which stay as sent: 'today' is another day tomorrow. */
const DAYS = ['when', 'from', 'to', 'over', 'time'] as const;

/**
 * Returns the query string of a feed in a normal form.
 *
 * @param sentQuery the caller's query
 * @param pageSize the default page size, which is left out
 */
export function feedQuery(filter: EventFilter, sentQuery: URLSearchParams, pageSize: number): string {
  const { words, rubrics, communities, districts, tags, ids, accessFeatures, centre, radiusMetres, box, after } =
    filter;
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.append(name, String(value));
  };
  add('q', words.join(' '));
  for (const name of DAYS) add(name, sentQuery.get(name) ?? undefined);
  add('rubric', rubrics.join(','));
  for (const tag of tags) add('tag', tag);
  add('community', communities.join(','));
  add('district', districts.join(','));
  add('lat', centre?.lat);
  add('lon', centre?.lon);
  add('radius', radiusMetres === undefined ? undefined : radiusMetres / METRES);
  add('bbox', box && [box.west, box.south, box.east, box.north].join(','));
  for (const name of LIST_FLAGS) if (filter[name]) add(name, 1);
  add('accessFeatures', accessFeatures.join(','));
  if (filter.hideLongRunning) add('longRunning', 0);
  add('ids', ids.join(','));
  if (filter.sort !== 'date') add('sort', filter.sort);
  if (filter.page !== 1) add('page', filter.page);
  if (filter.pageSize !== pageSize) add('pageSize', filter.pageSize);
  add('after', after && keyText(after));
  if (sentQuery.get('lang') === 'en') add('lang', 'en');
  return query.size > 0 ? `?${query}` : '';
}
