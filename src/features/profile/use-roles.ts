import { useCallback } from 'react';
import type { TypeOfRole } from '../../model/relation-problems';
import type { Role } from '../../model/role';
import { loadRoles } from '../../portal/catalogue/roles';
import { usePortal } from '../../portal/portal';
import { type Loaded, useLoaded } from '../../portal/use-loaded';

/** The roles of the client on their way to the form. */
export type Roles = Loaded<readonly Role[]>;

/** Asks for the roles of the client once. */
export function useRoles(): Roles {
  const { client } = usePortal();
  return useLoaded(useCallback((signal: AbortSignal) => loadRoles(client, signal), [client]));
}

/** The type of a role. While the roles load it is 'private', so that the form demands no address; the server checks. */
export const typeOfRoleIn =
  (roles: Roles): TypeOfRole =>
  (id) =>
    roles.step === 'ready' ? roles.value.find(({ roleId }) => roleId === id)?.type : 'private';
