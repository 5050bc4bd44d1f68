import { array, unknown } from 'superstruct';
import type { Api } from '../api/api';
import { callUrl, type Query } from '../api/call-url';
import { parse } from '../lib/parse';
import { type Address, toAddress } from '../model/address';
import { type Community, toCommunity } from '../model/community';
import type { AnswerCache } from './answer-cache';

/** Whom to ask, and where answers are kept. */
export type Source = { api: Api; answers: AnswerCache };

/** The answer at an address, parsed, from the cache where it is there. */
export function read<Value>(
  { api, answers }: Source,
  { path, query }: { path: string; query?: Query },
  toValue: (data: unknown) => Value,
  signal?: AbortSignal,
): Promise<Value> {
  const ask = async (abort: AbortSignal) => toValue((await api.get(path, query, abort)).data);
  return answers.load(callUrl(api.host, path, query), ask, signal);
}

/** A list of which unreadable entries are reported and left out. */
export const listOf =
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
