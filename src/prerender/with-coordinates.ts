import { ApiError } from '../api/api-error';
import { withPosition } from '../features/events/list/geocode-place';
import { UnknownPlaceError } from '../features/events/list/unknown-place-error';
import { canAskAtOnce, type EventFilter } from '../model/event-filter';
import type { ElementContext } from './page-context';
import { answerOf, sourceOf } from './source-of';

/**
 * A filter as the server can be asked for it: a place that is only named has its coordinates.
 *
 * @returns undefined for favourites, which the browser alone knows, and for a place that nobody knows
 */
export async function withCoordinates(around: ElementContext, filter: EventFilter): Promise<EventFilter | undefined> {
  if (filter.isFavourites) return undefined;
  if (canAskAtOnce(filter)) return filter;
  return answerOf(
    withPosition(sourceOf(around), filter),
    (error) => error instanceof UnknownPlaceError || error instanceof ApiError,
  );
}
