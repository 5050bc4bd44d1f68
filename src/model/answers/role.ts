import { defaulted, enums, number, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';

const RoleAnswer = type({
  roleId: number(),
  name: maybe(string()),
  type: defaulted(enums(['address', 'private']), 'address'),
});

/** A role of a person (spec section 3, "Role"). */
export type Role = { roleId: number; name: string; type: 'address' | 'private' };

/** Reads a role. @throws {ShapeError} without a numeric roleId, or when a present field has a wrong type */
export function toRole(answer: unknown): Role {
  const raw = parse(answer, RoleAnswer, 'Role');
  return { roleId: raw.roleId, name: raw.name ?? '', type: raw.type };
}
