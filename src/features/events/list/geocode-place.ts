import { ApiError } from '../../../api/api-error';
import { findCommunities, loadCommunity } from '../../../app/catalogue/communities';
import type { QuerySource } from '../../../app/query-cache';
import type { EventFilter } from '../../../model/event-filter';
import { UnknownPlaceError } from './unknown-place-error';

/**
 * Adds the coordinates that a link or an attribute may omit.
 *
 * @throws {UnknownPlaceError} when no place has that name
 */
export async function withPosition(
  source: QuerySource,
  filter: EventFilter,
  signal?: AbortSignal,
): Promise<EventFilter> {
  const { near } = filter;
  if (!near) return filter;
  const { communities, isGuess } = await findCommunities(source, near.label, signal);
  const match = communities.find(({ position }) => position);
  if (isGuess || !match?.position) throw new UnknownPlaceError(near.label, communities);
  return { ...filter, near: { label: match.name, ...match.position } };
}

type PlaceReference = Parameters<typeof loadCommunity>[1];

/**
 * Returns the name of a community or district, undefined if it does not exist. @throws {ApiError} when the lookup fails
 */
export async function placeName(
  source: QuerySource,
  place: PlaceReference,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return (await loadCommunity(source, place, signal)).name;
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'missing') return undefined;
    throw error;
  }
}
