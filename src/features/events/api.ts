import { array, unknown } from 'superstruct';
import type { Api } from '../../api/api';
import { callUrl, type Query } from '../../api/call-url';
import { parse } from '../../lib/parse';
import { type Community, toCommunity } from '../../model/community';
import type { AnswerCache } from '../../portal/answer-cache';
import { type EventPage, toEventPage } from './event-page';
import { readable } from './readable';

/** Whom to ask, and where answers are kept. */
export type Source = { api: Api; answers: AnswerCache };

/**
 * One page of events. GET /api/events
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the answer is no list of events
 */
export function findEvents({ api, answers }: Source, query: Query, signal?: AbortSignal): Promise<EventPage> {
  return answers.load(
    callUrl(api.host, 'events', query),
    async (abort) => toEventPage(await api.get('events', query, abort)),
    signal,
  );
}

/** The page as it was answered lately, at once. */
export const peekEvents = ({ api, answers }: Source, query: Query): EventPage | undefined =>
  answers.peek<EventPage>(callUrl(api.host, 'events', query));

/** Places for a search text, and whether they only resemble it. */
export type PlaceMatches = { places: Community[]; isGuess: boolean };

/**
 * Communities and districts by name, name path or postcode; unreadable ones are left out. GET /api/communities
 *
 * @throws {ApiError} when the call fails
 */
export function findPlaces({ api, answers }: Source, search: string, signal?: AbortSignal): Promise<PlaceMatches> {
  const query = { search };
  return answers.load(
    callUrl(api.host, 'communities', query),
    async (abort) => {
      const { data, meta } = await api.get('communities', query, abort);
      const isGuess = typeof meta === 'object' && meta !== null && 'match' in meta && meta.match === 'similar';
      return { places: readable(parse(data, array(unknown()), 'CommunityList'), toCommunity), isGuess };
    },
    signal,
  );
}

/**
 * A community or district by its id. GET /api/communities/{id} (spec section 7)
 *
 * @throws {ApiError} with failure 'missing' for an unknown id
 */
export function loadPlace(
  { api, answers }: Source,
  { id, type }: { id: number; type: 'community' | 'district' },
  signal?: AbortSignal,
): Promise<Community> {
  const path = `communities/${id}`;
  const query = { type, restricted: false };
  return answers.load(
    callUrl(api.host, path, query),
    async (abort) => toCommunity((await api.get(path, query, abort)).data),
    signal,
  );
}
