import { loadRoles } from '../../app/catalogue/roles';
import { usePortal } from '../../app/portal';
import { type QueryState, useQuery } from '../../app/use-query';
import type { Role } from '../../model/answers/role';
import type { TypeOfRole } from '../../model/relation-problems';

/** The roles of the client on their way to the form. */
export type Roles = QueryState<readonly Role[]>;

/** Asks for the roles of the client once. */
export function useRoles(): Roles {
  const { client } = usePortal();
  return useQuery({ key: ['roles'], load: (signal) => loadRoles(client, signal) });
}

/** The type of a role. While the roles load it is 'private', so that the form demands no address; the server checks. */
export const typeOfRoleIn =
  (roles: Roles): TypeOfRole =>
  (id) =>
    roles.step === 'ready' ? roles.value.find(({ roleId }) => roleId === id)?.type : 'private';
