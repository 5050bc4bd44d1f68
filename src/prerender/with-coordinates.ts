import { ApiError } from '../api/api-error';
import { withPosition } from '../features/events/list/geocode-place';
import { UnknownPlaceError } from '../features/events/list/unknown-place-error';
import { type EventFilter, isAnswerableDirectly } from '../model/event-filter';
import type { ElementContext } from './page-context';
import { answerOf, sourceOf } from './source-of';

/**
 * Adds coordinates to a place that has only a name, as the server requires them.
 *
 * @returns undefined for favourites, which exist in the browser only, and for an unknown place
 */
export async function withCoordinates(context: ElementContext, filter: EventFilter): Promise<EventFilter | undefined> {
  if (filter.isFavourites) return undefined;
  if (isAnswerableDirectly(filter)) return filter;
  return answerOf(
    withPosition(sourceOf(context), filter),
    (error) => error instanceof UnknownPlaceError || error instanceof ApiError,
  );
}
