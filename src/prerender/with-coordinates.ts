import { ApiError } from '../api/api-error';
import { withPosition } from '../features/events/list/geocode-place';
import { offeredFilter } from '../features/events/list/offered-filter';
import { UnknownPlaceError } from '../features/events/list/unknown-place-error';
import { type EventFilter, isAnswerableDirectly } from '../model/event-filter';
import { type ElementContext, loadPageTranslation, localeOf } from './page-context';
import { answerOf, sourceOf } from './source-of';

/**
 * Adds coordinates to a place that has only a name, as the server requires them.
 *
 * @returns undefined for favourites, which exist in the browser only, for an unknown place, and without settings
 */
export async function withCoordinates(context: ElementContext, filter: EventFilter): Promise<EventFilter | undefined> {
  if (filter.isFavourites) return undefined;
  if (isAnswerableDirectly(filter)) return filter;
  const { has } = (await loadPageTranslation(context, localeOf(context))) ?? {};
  const offered = has && offeredFilter(filter, has);
  if (!offered || isAnswerableDirectly(offered)) return offered;
  return answerOf(
    withPosition(sourceOf(context), offered),
    (error) => error instanceof UnknownPlaceError || error instanceof ApiError,
  );
}
