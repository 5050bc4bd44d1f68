import { describe, expect, it } from 'vitest';
import {
  isUsable,
  type RelationDraft,
  type RelationRules,
  type RelationStatusSettings,
  relationProblems,
  relationUse,
  unusableReason,
} from '../../../src/model/relation-problems';
import { itForAll } from '../../support/it-for-all';

const ADDRESS_ROLE = 1;
const PRIVATE_ROLE = 2;
const UNKNOWN_ROLE = 3;
const typeOfRole = (role: number) =>
  role === ADDRESS_ROLE ? 'address' : role === PRIVATE_ROLE ? 'private' : undefined;

const aRelation = (given: Partial<RelationDraft> = {}): RelationDraft => ({
  role: ADDRESS_ROLE,
  address: 10,
  community: 4,
  district: undefined,
  status: 'new',
  ...given,
});
const rules = (given: Partial<RelationRules> = {}): RelationRules => ({
  rightsManagement: 'free',
  minRelations: 0,
  maxRelations: 0,
  ...given,
});

const modes = ['free', 'community', 'flexible', 'restrictive'] as const;
const roles = { address: ADDRESS_ROLE, private: PRIVATE_ROLE, unknown: UNKNOWN_ROLE, none: undefined };

/** Problems by mode and role, with or without address (A, -) and community (C, -); no entry means no problem. */
const expected: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(roles).flatMap((role) => [
      [`community ${role} A-`, 'relation_no_community 2'],
      [`community ${role} --`, 'relation_no_community 2'],
    ]),
  ),
  'flexible address -C': 'relation_no_address 3',
  'flexible address --': 'relation_no_address 3',
  'flexible unknown -C': 'relation_no_address 3',
  'flexible unknown --': 'relation_no_address 3',
  'flexible none -C': 'relation_no_address 3',
  'flexible none --': 'relation_no_address 3',
  'restrictive address -C': 'relation_no_address 4',
  'restrictive address --': 'relation_no_address 4',
  'restrictive unknown -C': 'relation_no_address 4',
  'restrictive unknown --': 'relation_no_address 4',
  'restrictive none AC': 'relation_no_role 4',
  'restrictive none A-': 'relation_no_role 4',
  'restrictive none -C': 'relation_no_role 4',
  'restrictive none --': 'relation_no_role 4',
};

const cases = modes.flatMap((rightsManagement) =>
  Object.entries(roles).flatMap(([name, role]) =>
    [10, undefined].flatMap((address) =>
      [4, undefined].map((community) => {
        const key = `${rightsManagement} ${name} ${address ? 'A' : '-'}${community ? 'C' : '-'}`;
        return { key, rightsManagement, relation: aRelation({ role, address, community }), says: expected[key] ?? '' };
      }),
    ),
  ),
);

describe('the check of one relation', () => {
  itForAll(cases)('$key: $says', ({ rightsManagement, relation, says }) => {
    const problems = relationProblems([relation], typeOfRole, rules({ rightsManagement }));
    expect(problems.map(({ code, result }) => `${code} ${result}`)).toEqual(says ? [says] : []);
  });

  it('names every failing relation by its index', () => {
    const relations = [aRelation(), aRelation({ role: undefined }), aRelation({ address: undefined })];
    expect(relationProblems(relations, typeOfRole, rules({ rightsManagement: 'restrictive' }))).toEqual([
      { path: 'roleRelations.1', code: 'relation_no_role', result: 4 },
      { path: 'roleRelations.2', code: 'relation_no_address', result: 4 },
    ]);
  });

  itForAll(['delete', 'blocked'])('spares one of the status %s', (status) => {
    const relation = aRelation({ role: undefined, address: undefined, community: undefined, status });
    for (const rightsManagement of modes) {
      expect(relationProblems([relation], typeOfRole, rules({ rightsManagement }))).toEqual([]);
    }
  });
});

describe('the number of relations', () => {
  const few = { path: 'roleRelations', code: 'relation_too_few', result: 0 };
  const many = { path: 'roleRelations', code: 'relation_too_many', result: 1 };

  itForAll([
    [0, 0, 0, []],
    [50, 0, 0, []],
    [0, 1, 0, [{ ...few, params: { min: 1 } }]],
    [1, 1, 0, []],
    [2, 0, 2, []],
    [3, 0, 2, [{ ...many, params: { max: 2 } }]],
    [2, 2, 2, []],
    [2, 3, 1, [{ ...few, params: { min: 3 } }]],
  ])('%i relations, at least %i, at most %i', (count, minRelations, maxRelations, problems) => {
    const relations = Array.from({ length: count }, () => aRelation());
    expect(relationProblems(relations, typeOfRole, rules({ minRelations, maxRelations }))).toEqual(problems);
  });

  it('does not count one that is to be removed, but a blocked one', () => {
    const relations = [aRelation({ status: 'delete' }), aRelation({ status: 'blocked' })];
    expect(relationProblems(relations, typeOfRole, rules({ minRelations: 1, maxRelations: 1 }))).toEqual([]);
    expect(relationProblems(relations, typeOfRole, rules({ minRelations: 2 }))).toMatchObject([few]);
  });

  it('is reported before problems of single relations', () => {
    const problems = relationProblems(
      [aRelation({ community: undefined })],
      typeOfRole,
      rules({ rightsManagement: 'community', minRelations: 2 }),
    );
    expect(problems.map(({ code }) => code)).toEqual(['relation_too_few', 'relation_no_community']);
  });
});

itForAll([
  ['approved', undefined],
  ['new', 'awaiting'],
  ['changed', 'changed'],
  ['in Prüfung', 'awaiting'],
  ['constructor', 'awaiting'],
  ['', 'awaiting'],
  ['rejected', 'rejected'],
  ['blocked', 'blocked'],
  ['delete', 'removal'],
])('a relation of the status "%s" is unusable because of: %s', (status, reason) => {
  expect(unusableReason(status)).toBe(reason);
  expect(isUsable(status)).toBe(reason === undefined);
});

itForAll<[string, Partial<RelationStatusSettings>, string]>([
  ['approved', {}, 'usable'],
  ['new', {}, 'sendOnly'],
  ['', {}, 'awaiting'],
  ['changed', {}, 'changed'],
  ['in Prüfung', {}, 'awaiting'],
  ['rejected', {}, 'rejected'],
  ['blocked', {}, 'blocked'],
  ['delete', {}, 'removal'],
  ['neu', { initialStatus: 'neu' }, 'sendOnly'],
  ['new', { initialStatus: 'neu' }, 'awaiting'],
  ['new', { initialStatus: '' }, 'sendOnly'],
  ['geändert', { changedStatus: 'geändert' }, 'changed'],
  ['geändert', { changedStatus: '', relationChangeStatus: 'geändert' }, 'changed'],
  ['new', { changedStatus: '' }, 'sendOnly'],
  ['changed', { initialStatus: 'changed' }, 'sendOnly'],
  ['blocked', { initialStatus: 'blocked' }, 'blocked'],
  ['approved', { initialStatus: 'approved' }, 'usable'],
])('a relation of the status "%s" with the settings %j is %s', (status, settings, use) => {
  const defaults = { initialStatus: 'new', changedStatus: 'changed', relationChangeStatus: 'new' };
  expect(relationUse(status, { ...defaults, ...settings })).toBe(use);
});

describe('A relation that an operator has blocked', () => {
  const blocked = aRelation({ id: 1, status: 'blocked' });
  const problems = (relation: RelationDraft, ...stored: RelationDraft[]) =>
    relationProblems([relation, blocked], typeOfRole, rules(), [blocked, ...stored]).map(
      ({ path, code }) => `${path} ${code}`,
    );
  const refused = ['roleRelations.0 relation_blocked_already'];

  itForAll<[string, Partial<RelationDraft>, boolean]>([
    ['the same', {}, true],
    ['in another community', { community: 5 }, true],
    ['in a district', { district: 9 }, true],
    ['without a role', { role: undefined }, true],
    ['in another role', { role: PRIVATE_ROLE }, false],
    ['for another address', { address: 11 }, false],
    ['for no address', { address: undefined }, false],
    ['to be removed', { status: 'delete' }, false],
  ])('cannot come back as a new one: %s', (_, change, isRefused) => {
    expect(problems(aRelation(change))).toEqual(isRefused ? refused : []);
  });

  it('is named by its community without an address', () => {
    const noAddress = { address: undefined };
    const relations = [aRelation(noAddress), aRelation({ ...noAddress, community: 5 }), { ...blocked, ...noAddress }];
    expect(relationProblems(relations, typeOfRole, rules(), [])).toMatchObject([{ path: 'roleRelations.0' }]);
  });

  it('allows an unchanged equal one', () => {
    const twin = aRelation({ id: 2, status: 'approved' });
    expect(problems(twin, twin)).toEqual([]);
    expect(problems({ ...twin, district: 9 }, twin)).toEqual(refused);
    expect(problems(twin, { ...twin, address: 11 })).toEqual(refused);
  });
});
