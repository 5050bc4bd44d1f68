import type { Role } from './answers/role';

/** The client's setting for the role of a relation that is made from a name alone. */
type DefaultRoleSettings = { authenticatedArea: { defaultRole: number } };

/**
 * Returns the role of a person who has only said for which organisation: the client's default, else the only role of
 * type address. Undefined if the person must choose.
 */
export function defaultRoleOf(
  roles: readonly Pick<Role, 'roleId' | 'type'>[],
  { authenticatedArea: { defaultRole } }: DefaultRoleSettings,
): number | undefined {
  if (roles.some(({ roleId }) => roleId === defaultRole)) return defaultRole;
  const [only, ...others] = roles.filter(({ type }) => type === 'address');
  return others.length === 0 ? only?.roleId : undefined;
}
