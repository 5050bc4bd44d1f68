import { LIST_FLAGS } from '../../../src/model/records/plain-fields';
import type { EventFilter } from '../search/event-filter';
import { keyText, orderNameOf } from '../search/page-key';
import { inOneOrder } from '../search/view-filter';

/** Three decimals of a degree are about a hundred metres, as a page sends where somebody stands. */
const DIGITS = 3;
const METRES = 1000;

/**
 * The filter of a feed: what asks for the same is the same, however it is written. Places are rounded to a hundred
 * metres, distances to kilometres: otherwise each visitor's position would make a feed of its own.
 */
export function toFeedFilter(filter: EventFilter): EventFilter {
  const { centre, radiusMetres, box } = filter;
  const isFromCentre = radiusMetres !== undefined || orderNameOf(filter) === 'distance';
  return {
    ...inOneOrder(filter),
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

/** Days are asked for as they are written: 'today' is another day tomorrow. */
const DAYS = ['when', 'from', 'to', 'over', 'time'] as const;

/**
 * The query string that asks for a feed, always in the same words.
 *
 * @param asked the words of whoever asks
 * @param pageSize the size of a page that nobody needs to name
 */
export function feedQuery(filter: EventFilter, asked: URLSearchParams, pageSize: number): string {
  const { words, rubrics, communities, districts, tags, ids, accessFeatures, centre, radiusMetres, box, after } =
    filter;
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.append(name, String(value));
  };
  add('q', words.join(' '));
  for (const name of DAYS) add(name, asked.get(name) ?? undefined);
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
  if (asked.get('lang') === 'en') add('lang', 'en');
  return query.size > 0 ? `?${query}` : '';
}
