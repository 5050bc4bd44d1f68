import { describe, expect, it } from 'vitest';
import type { Role } from '../../../src/model/answers/role';
import { defaultRoleOf } from '../../../src/model/default-role';

const address = (roleId: number): Role => ({ roleId, name: '', type: 'address' });
const home: Role = { roleId: 9, name: '', type: 'private' };
const wanted = (defaultRole: number) => ({ authenticatedArea: { defaultRole } });

describe('defaultRoleOf', () => {
  it.each([
    ['the default of the client', [address(1), address(2)], 2, 2],
    ['a private default', [address(1), home], 9, 9],
    ['the only role of type address without a default', [home, address(1)], 0, 1],
    ['the only role of type address for an unknown default', [home, address(1)], 7, 1],
    ['none of several', [address(1), address(2)], 0, undefined],
    ['none without roles', [], 0, undefined],
    ['no private role without a default', [home], 0, undefined],
  ])('returns %s', (_, roles, role, expected) => {
    expect(defaultRoleOf(roles, wanted(role))).toBe(expected);
  });
});
