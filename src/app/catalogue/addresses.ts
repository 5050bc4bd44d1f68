import type { Answer } from '../../api/api';
import { type Address, toAddress } from '../../model/answers/address';
import { readList } from '../../model/answers/read-list';
import type { QuerySource } from '../query-cache';

const readAddresses = ({ data }: Answer) => readList(data, 'AddressList', toAddress);
const readAddress = ({ data }: Answer) => toAddress(data);

/** Returns addresses for a search text. GET /api/addresses @throws {ApiError} {ShapeError} */
export const findAddresses = ({ queryCache }: QuerySource, search: string, signal?: AbortSignal): Promise<Address[]> =>
  queryCache.load({ path: 'addresses', query: { search }, read: readAddresses }, signal);

/** The use of an address. */
export type AddressUse = 'location' | 'promoter';

/** Returns the person's addresses, most recently used first. GET /api/addresses @throws {ApiError} {ShapeError} */
export const recentAddresses = (
  { queryCache }: QuerySource,
  use: AddressUse,
  signal?: AbortSignal,
): Promise<Address[]> =>
  queryCache.load({ path: 'addresses', query: { recent: use, pageSize: 5 }, read: readAddresses }, signal);

/** Returns one address. GET /api/addresses/{addressId} (spec section 7) @throws {ApiError} {ShapeError} */
export const loadAddress = ({ queryCache }: QuerySource, id: number, signal?: AbortSignal): Promise<Address> =>
  queryCache.load({ path: `addresses/${id}`, query: { restricted: false }, read: readAddress }, signal);
