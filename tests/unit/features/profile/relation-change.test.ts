import { describe, expect, it } from 'vitest';
import { relationDraft } from '../../../../src/features/profile/profile-draft';
import {
  addedRelation,
  changedRelation,
  reachedMaximum,
  relationChange,
  relationFields,
  removedRelation,
  restoredRelation,
  storedOf,
} from '../../../../src/features/profile/relations/relation-change';
import { relationLinks, relationValueProblems } from '../../../../src/features/profile/relations/relation-values';
import { type RoleRelation, toRoleRelation } from '../../../../src/model/answers/role-relation';
import { toSettings } from '../../../../src/settings/to-settings';
import { itForAll } from '../../../support/it-for-all';
import { aRelationAnswer } from '../../../support/person-answers';

const words = { initialStatus: 'neu', changedStatus: 'geändert' };
const approved = toRoleRelation(aRelationAnswer());
const links = { role: 2, address: 10, community: 8415061, district: undefined };
const other = { ...links, address: 11 };
const never = toRoleRelation(aRelationAnswer({ status: 'new', history: [] }));
const asked: RoleRelation = {
  ...approved,
  status: 'delete',
  history: [...approved.history, { status: 'delete', at: '2026-11-03T09:00:00Z', by: 'person' }],
};

describe('A relation in the form', () => {
  it('is added with the first status of the settings', () => {
    const added = addedRelation(links, words);
    expect(added).toEqual({ ...links, status: 'neu' });
    const row = { ...added, id: '+1' };
    expect(relationChange(row, storedOf(row, [approved]))).toBe('added');
  });

  it('stays new when it is changed before it was saved', () => {
    const draft = { ...addedRelation(links, words), id: '+1' };
    expect(changedRelation(draft, other, { stored: undefined, statusSettings: words })).toEqual({
      id: '+1',
      ...other,
      status: 'neu',
    });
  });

  it('gets the status of a change, and its own one back with its own links', () => {
    const draft = relationDraft(approved);
    expect(relationChange(draft, approved)).toBe('none');
    const changed = changedRelation(draft, other, { stored: approved, statusSettings: words });
    expect(changed).toEqual({ id: 1, ...other, status: 'geändert' });
    expect(relationChange(changed, approved)).toBe('changed');
    expect(changedRelation(changed, links, { stored: approved, statusSettings: words })).toEqual(draft);
    expect(restoredRelation(approved, words)).toEqual(draft);
  });

  it('is removed at once if it was never approved, else its removal is requested', () => {
    expect(relationChange(removedRelation(never), never)).toBe('removed');
    expect(relationChange(removedRelation(approved), approved)).toBe('removal');
    expect(removedRelation(approved)).toEqual({ id: 1, ...links, status: 'delete' });
  });

  it('is restored with its status', () => {
    const kept = restoredRelation(asked, words);
    expect(kept.status).toBe('approved');
    expect(relationChange(kept, asked)).toBe('withdrawn');
    expect(relationChange(relationDraft(asked), asked)).toBe('none');
  });

  it('is identified by its id only', () => {
    expect(storedOf({ ...other, id: 1, status: 'x' }, [approved])).toBe(approved);
    expect(storedOf({ ...links, id: '+1', status: 'approved' }, [approved])).toBeUndefined();
  });
});

describe('The fields of a relation', () => {
  const shown = (given: object, type?: 'address' | 'private') => {
    const fields = relationFields(toSettings({ authenticatedArea: given }).settings.authenticatedArea, type);
    return Object.entries(fields)
      .filter(([, { isShown }]) => isShown)
      .map(([name, { isRequired }]) => name + (isRequired ? '!' : ''))
      .join(' ');
  };

  itForAll<[object, 'address' | 'private' | undefined, string]>([
    [{}, undefined, 'address'],
    [{}, 'private', ''],
    [{ showRoleField: 'Y', showCommunityField: 'Y' }, 'address', 'role community address'],
    [{ rightsManagement: 'community' }, undefined, 'community! address'],
    [{ rightsManagement: 'flexible' }, undefined, 'address!'],
    [{ rightsManagement: 'flexible', showRoleField: true }, 'private', 'role'],
    [{ rightsManagement: 'restrictive' }, undefined, 'role! address!'],
    [{ rightsManagement: 'restrictive' }, 'address', 'role! address!'],
    [{ rightsManagement: 'restrictive' }, 'private', 'role!'],
  ])('%j with a role of type %s: %s', (given, type, expected) => {
    expect(shown(given, type)).toBe(expected);
  });

  const { authenticatedArea } = toSettings({ authenticatedArea: { rightsManagement: 'restrictive' } }).settings;
  const rules = {
    fields: relationFields(authenticatedArea, 'address'),
    typeOfRole: () => 'address' as const,
    relation: undefined,
    relations: [],
  };

  it('list missing ones', () => {
    const nothing = { role: undefined, address: undefined, community: undefined, district: undefined };
    const problems = (given: object, mode: 'free' | 'restrictive') =>
      relationValueProblems(
        { ...nothing, ...given },
        { ...rules, rules: { ...authenticatedArea, rightsManagement: mode } },
      );
    expect(problems({}, 'restrictive')).toEqual([{ path: 'role', code: 'relation_no_role' }]);
    expect(problems({ role: 1 }, 'restrictive')).toEqual([{ path: 'address', code: 'relation_no_address' }]);
    expect(problems({ role: 1, address: 2 }, 'restrictive')).toEqual([]);
    expect(problems({}, 'free')).toEqual([{ path: 'role', code: 'relation_empty' }]);
    expect(problems({ community: 2 }, 'free')).toEqual([]);
  });

  it('say that a relation is blocked already, unless it is the one that is changed', () => {
    const links = { role: 1, address: 10, community: 4, district: undefined };
    const blocked = { id: 1, ...links, status: 'blocked' };
    const twin = { id: 2, ...links, status: 'new' };
    const problems = (relation: typeof twin | undefined, given: object = {}) =>
      relationValueProblems(
        { ...links, ...given },
        { ...rules, rules: authenticatedArea, relation, relations: [blocked, twin] },
      );
    expect(problems(undefined)).toEqual([{ path: 'role', code: 'relation_blocked_already' }]);
    expect(problems(twin)).toEqual([]);
    expect(problems(twin, { community: 5 })).toEqual([{ path: 'role', code: 'relation_blocked_already' }]);
    expect(problems(twin, { address: 11 })).toEqual([]);
  });

  it('become ids; an address without a field is none', () => {
    const values = {
      role: '2',
      address: { key: '10', label: 'Halle', addressId: 10 },
      community: { key: 'district 7', label: 'Oferdingen', communityId: 4, districtId: 7 },
    };
    expect(relationLinks(values, relationFields(authenticatedArea, 'address'))).toEqual({
      role: 2,
      address: 10,
      community: 4,
      district: 7,
    });
    expect(relationLinks({ ...values, role: '' }, relationFields(authenticatedArea, 'private'))).toEqual({
      role: undefined,
      address: undefined,
      community: 4,
      district: 7,
    });
  });
});

itForAll([
  [0, 5, undefined],
  [2, 1, undefined],
  [2, 2, 2],
  [1, 3, 1],
])('at most %i relations, %i existing: %s', (maxRelations, count, most) => {
  const relations = Array.from({ length: count }, () => addedRelation(links, words));
  expect(reachedMaximum(relations, { maxRelations })).toBe(most);
  expect(reachedMaximum([...relations, removedRelation(approved)], { maxRelations })).toBe(most);
});
