import { describe, expect, it } from 'vitest';
import { ShapeError } from '../../../../src/lib/parse';
import {
  recordingRelations,
  statusBeforeRemoval,
  toRoleRelation,
  wasApproved,
} from '../../../../src/model/answers/role-relation';
import { aRelationAnswer } from '../../../support/person-answers';

describe('A role relation', () => {
  it('links by id, and omits missing links', () => {
    expect(toRoleRelation(aRelationAnswer({ role: null, address: null, reason: '' }))).toEqual({
      id: 1,
      community: 8415061,
      status: 'approved',
      history: [
        { status: 'new', at: '2026-11-01T09:00:00Z', by: 'person' },
        { status: 'approved', at: '2026-11-02T10:00:00Z', by: 'operator' },
      ],
    });
  });

  it('needs an id and a status', () => {
    expect(() => toRoleRelation(aRelationAnswer({ id: undefined }))).toThrow(ShapeError);
    expect(() => toRoleRelation(aRelationAnswer({ id: '1' }))).toThrow(
      'Could not initialize RoleRelation. Invalid id.',
    );
    expect(() => toRoleRelation(aRelationAnswer({ status: null }))).toThrow('Invalid status.');
    expect(toRoleRelation({ id: 1, status: 'new' })).toEqual({ id: 1, status: 'new', history: [] });
  });

  it('treats a step without author as one of the operator', () => {
    const [step] = toRoleRelation(
      aRelationAnswer({ history: [{ status: 'new', at: '2026-11-01T09:00:00Z' }] }),
    ).history;
    expect(step?.by).toBe('operator');
  });

  it('remembers whether it was approved', () => {
    expect(wasApproved(toRoleRelation(aRelationAnswer({ status: 'changed' })))).toBe(true);
    expect(wasApproved(toRoleRelation(aRelationAnswer({ history: [] })))).toBe(true);
    expect(wasApproved(toRoleRelation(aRelationAnswer({ status: 'new', history: [] })))).toBe(false);
  });

  it('remembers the status before its removal was requested', () => {
    const asked = { status: 'delete', at: '2026-11-03T09:00:00Z', by: 'person' };
    const relation = aRelationAnswer({
      status: 'delete',
      history: [...(aRelationAnswer().history as object[]), asked],
    });
    expect(statusBeforeRemoval(toRoleRelation(relation), 'changed')).toBe('approved');
    expect(statusBeforeRemoval(toRoleRelation(aRelationAnswer({ history: [] })), 'changed')).toBe('changed');
  });
});

it('Only approved relations may be chosen in recording, and others have a reason', () => {
  const statuses = ['approved', 'new', 'changed', 'rejected', 'blocked', 'delete', 'in Prüfung'];
  const roleRelations = statuses.map((status, id) => toRoleRelation(aRelationAnswer({ id, status })));
  const { usable, unusable } = recordingRelations({ roleRelations });
  expect(usable.map(({ status }) => status)).toEqual(['approved']);
  expect(unusable.map(({ relation, reason }) => `${relation.status}: ${reason}`)).toEqual([
    'new: awaiting',
    'changed: changed',
    'rejected: rejected',
    'blocked: blocked',
    'delete: removal',
    'in Prüfung: awaiting',
  ]);
});
