import type { Answer } from '../../api/api';
import { readList } from '../../model/answers/read-list';
import { type Role, toRole } from '../../model/answers/role';
import type { QuerySource } from '../query-cache';

const readRoles = ({ data }: Answer) => readList(data, 'RoleList', toRole);
const readRole = ({ data }: Answer) => toRole(data);

/** Returns every role of the client. GET /api/personRoles @throws {ApiError} {ShapeError} */
export const loadRoles = ({ queryCache }: QuerySource, signal?: AbortSignal): Promise<Role[]> =>
  queryCache.load({ path: 'personRoles', read: readRoles }, signal);

/** Returns one role. GET /api/personRoles/{roleId} (spec section 7) @throws {ApiError} {ShapeError} */
export const loadRole = ({ queryCache }: QuerySource, id: number, signal?: AbortSignal): Promise<Role> =>
  queryCache.load({ path: `personRoles/${id}`, read: readRole }, signal);
