import type { Answer } from '../../api/api';
import { type Address, toAddress } from '../../model/answers/address';
import { readList } from '../../model/answers/read-list';
import type { Source } from '../query-cache';

const readAddresses = ({ data }: Answer) => readList(data, 'AddressList', toAddress);
const readAddress = ({ data }: Answer) => toAddress(data);

/** Addresses for a search text. GET /api/addresses @throws {ApiError} {ShapeError} */
export const findAddresses = ({ answers }: Source, search: string, signal?: AbortSignal): Promise<Address[]> =>
  answers.load({ path: 'addresses', query: { search }, read: readAddresses }, signal);

/** As what an address was used. */
export type AddressUse = 'location' | 'promoter';

/** The addresses of the person's own events, the last used first. GET /api/addresses @throws {ApiError} {ShapeError} */
export const recentAddresses = ({ answers }: Source, use: AddressUse, signal?: AbortSignal): Promise<Address[]> =>
  answers.load({ path: 'addresses', query: { recent: use, pageSize: 5 }, read: readAddresses }, signal);

/** One address. GET /api/addresses/{addressId} (spec section 7) @throws {ApiError} {ShapeError} */
export const loadAddress = ({ answers }: Source, id: number, signal?: AbortSignal): Promise<Address> =>
  answers.load({ path: `addresses/${id}`, query: { restricted: false }, read: readAddress }, signal);
