import { loadRoles } from '../../app/catalogue/roles';
import { usePortal } from '../../app/portal';
import { type QueryState, useQuery } from '../../app/use-query';
import type { Role } from '../../model/answers/role';
import type { TypeOfRole } from '../../model/relation-problems';

/** The query of the client's roles. */
export type Roles = QueryState<readonly Role[]>;

/** Loads the roles of the client once. */
export function useRoles(): Roles {
  const { client } = usePortal();
  return useQuery({ key: ['roles'], load: (signal) => loadRoles(client, signal) });
}

/**
 * Returns the type of a role. While the roles are loading it is 'private', so that the form requires no address; the
 * server validates it.
 */
export const typeOfRoleIn =
  (roles: Roles): TypeOfRole =>
  (id) =>
    roles.step === 'ready' ? roles.value.find(({ roleId }) => roleId === id)?.type : 'private';
