import type { Answer } from '../../api/api';
import { type Community, type CommunityMatches, toCommunity, toCommunityMatches } from '../../model/answers/community';
import type { QuerySource } from '../query-cache';

const readCommunity = ({ data }: Answer) => toCommunity(data);

/** Returns communities by name, name path or postcode. GET /api/communities @throws {ApiError} {ShapeError} */
export const findCommunities = (
  { queryCache }: QuerySource,
  search: string,
  signal?: AbortSignal,
): Promise<CommunityMatches> =>
  queryCache.load({ path: 'communities', query: { search }, read: toCommunityMatches }, signal);

/** Returns one community or district. GET /api/communities/{id} (spec section 7) @throws {ApiError} {ShapeError} */
export const loadCommunity = (
  { queryCache }: QuerySource,
  { id, type }: { id: number; type: 'district' | 'community' },
  signal?: AbortSignal,
): Promise<Community> =>
  queryCache.load({ path: `communities/${id}`, query: { type, restricted: false }, read: readCommunity }, signal);
