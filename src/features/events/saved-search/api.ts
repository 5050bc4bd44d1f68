import type { Api } from '../../../api/api';
import { type ConfirmedSearch, toConfirmedSearch } from '../../../model/answers/confirmed-search';
import type { Frequency } from '../../../model/saved-search';

/**
 * Saves a search; its owner gets a mail with a confirmation link. POST /api/searches
 *
 * @throws {ApiError} when the call fails
 */
export const saveSearch = (
  api: Api,
  search: { email: string; query: string; frequency: Frequency },
  language: string,
) => api.post('searches', search, { language });

/**
 * Confirms a search by the key of its mail. POST /api/searches/confirm
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the response has another shape
 */
export const confirmSearch = async (api: Api, key: string): Promise<ConfirmedSearch> =>
  toConfirmedSearch((await api.post('searches/confirm', { key })).data);

/** Ends the mails about a search by a key of theirs. POST /api/searches/end @throws {ApiError} when the call fails */
export const endSearch = (api: Api, key: string) => api.post('searches/end', { key });
