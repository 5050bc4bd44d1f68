import { array, string, type, unknown } from 'superstruct';
import type { Answer, Api } from '../../api/api';
import { callUrl, type Query } from '../../api/call-url';
import { parse } from '../../lib/parse';
import { type Address, toAddress } from '../../model/address';
import { type Community, toCommunity } from '../../model/community';
import { type Role, toRole } from '../../model/role';
import type { AnswerCache } from '../../portal/answer-cache';

/** Whom to ask, and where answers are kept. */
export type Source = { api: Api; answers: AnswerCache };

/** Makes a repeat of the same attempt harmless, and names the language of a mail. */
export type Attempt = { idempotencyKey: string; language: string };

/** An address that somebody misses in the search. */
export type AddressSuggestion = {
  name: string;
  extended_name?: string;
  street?: string;
  zipcode?: string;
  community: { community_id: number; district_id?: number };
  phone?: string;
  email?: string;
  url?: string;
};

/** The answer at an address, parsed, from the cache where it is there. */
function read<Value>(
  { api, answers }: Source,
  { path, query }: { path: string; query?: Query },
  toValue: (data: unknown) => Value,
  signal?: AbortSignal,
): Promise<Value> {
  const ask = async (abort: AbortSignal) => toValue((await api.get(path, query, abort)).data);
  return answers.load(callUrl(api.host, path, query), ask, signal);
}

/** A list of which unreadable entries are reported and left out. */
const listOf =
  <Value>(entity: string, toValue: (entry: unknown) => Value) =>
  (data: unknown): Value[] =>
    parse(data, array(unknown()), entity).flatMap((entry) => {
      try {
        return [toValue(entry)];
      } catch (error) {
        console.warn('[event-portal] An entry of an answer could not be read and is left out.', error);
        return [];
      }
    });

/** Every role of the client. GET /api/personRoles @throws {ApiError} {ShapeError} */
export const loadRoles = (source: Source, signal?: AbortSignal): Promise<Role[]> =>
  read(source, { path: 'personRoles' }, listOf('RoleList', toRole), signal);

/** One role. GET /api/personRoles/{roleId} (spec section 7) @throws {ApiError} {ShapeError} */
export const loadRole = (source: Source, id: number, signal?: AbortSignal): Promise<Role> =>
  read(source, { path: `personRoles/${id}` }, toRole, signal);

/** One address. GET /api/addresses/{addressId} (spec section 7) @throws {ApiError} {ShapeError} */
export const loadAddress = (source: Source, id: number, signal?: AbortSignal): Promise<Address> =>
  read(source, { path: `addresses/${id}`, query: { restricted: false } }, toAddress, signal);

/** One community or district. GET /api/communities/{id} (spec section 7) @throws {ApiError} {ShapeError} */
export const loadCommunity = (
  source: Source,
  { id, type: kind }: { id: number; type: 'district' | 'community' },
  signal?: AbortSignal,
): Promise<Community> =>
  read(source, { path: `communities/${id}`, query: { type: kind, restricted: false } }, toCommunity, signal);

/** Communities and districts for a search text. GET /api/communities @throws {ApiError} {ShapeError} */
export const findCommunities = (source: Source, search: string, signal?: AbortSignal): Promise<Community[]> =>
  read(source, { path: 'communities', query: { search } }, listOf('CommunityList', toCommunity), signal);

/** Addresses for a search text. GET /api/addresses @throws {ApiError} {ShapeError} */
export const findAddresses = (source: Source, search: string, signal?: AbortSignal): Promise<Address[]> =>
  read(source, { path: 'addresses', query: { search } }, listOf('AddressList', toAddress), signal);

/** Suggests an address; its author finds it at once, others after its approval. POST /api/addresses */
export async function suggestAddress(
  { api, answers }: Source,
  suggestion: AddressSuggestion,
  attempt: Attempt,
): Promise<Address> {
  const { data } = await api.post('addresses', suggestion, attempt);
  // What was searched before did not find it.
  answers.clear();
  return toAddress(data);
}

/** Saves the profile. PUT /api/persons @throws {ApiError} with `current` when it was changed meanwhile (412) */
export const savePerson = (
  { api }: Pick<Source, 'api'>,
  payload: object,
  attempt: Attempt & { ifMatch: string | undefined },
): Promise<Answer> => api.put('persons', payload, attempt);

/** Everything that is stored about the person. GET /api/persons/export */
export const exportPerson = async ({ api }: Pick<Source, 'api'>): Promise<unknown> =>
  (await api.get('persons/export')).data;

/** Asks for the account to be deleted. POST /api/persons/delete @returns when that will be, ISO 8601 */
export async function deleteAccount({ api }: Pick<Source, 'api'>, password: string, attempt: Attempt): Promise<string> {
  const { data } = await api.post('persons/delete', { password }, attempt);
  return parse(data, type({ deletionDue: string() }), 'Deletion').deletionDue;
}

/** Calls the deletion off; once more does no harm. POST /api/persons/restore @returns the answer with the person */
export const restoreAccount = ({ api }: Pick<Source, 'api'>, language: string): Promise<Answer> =>
  api.post('persons/restore', {}, { language });
