import { array, enums, number, string, type } from 'superstruct';
import { instant, maybe, parse } from '../../lib/parse';
import { isUsable, type UnusableReason, unusableReason } from '../relation-problems';

const HistoryAnswer = type({
  status: string(),
  at: instant(),
  by: maybe(enums(['person', 'operator'])),
  reason: maybe(string()),
});

const RoleRelationAnswer = type({
  id: number(),
  role: maybe(number()),
  address: maybe(number()),
  community: maybe(number()),
  district: maybe(number()),
  status: string(),
  reason: maybe(string()),
  history: maybe(array(HistoryAnswer)),
});

/** One step of a relation's life. */
export type RelationStep = { status: string /** ISO 8601. */; at: string; by: 'person' | 'operator'; reason?: string };

/** What a person is allowed to act as, and for which address or community; all by id (spec section 3, "Role relation"). */
export type RoleRelation = {
  id: number;
  role?: number;
  address?: number;
  community?: number;
  district?: number;
  /** 'new', 'changed', 'approved', 'rejected', 'blocked', 'delete', or a word of the client's own. */
  status: string;
  /** Why it was rejected or blocked. */
  reason?: string;
  /** From the first step to the last. */
  history: RelationStep[];
};

const known = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
  (value == null || value === '' ? {} : { [key]: value }) as Partial<Record<Key, Value>>;

/** @throws {ShapeError} without id or status, or when a present field has a wrong type */
export function toRoleRelation(answer: unknown): RoleRelation {
  const raw = parse(answer, RoleRelationAnswer, 'RoleRelation');
  return {
    id: raw.id,
    status: raw.status,
    ...known('role', raw.role),
    ...known('address', raw.address),
    ...known('community', raw.community),
    ...known('district', raw.district),
    ...known('reason', raw.reason),
    history: (raw.history ?? []).map(({ status, at, by, reason }) => ({
      status,
      at,
      by: by ?? 'operator',
      ...known('reason', reason),
    })),
  };
}

/** Whether it was approved once; one that never was is simply removed when its owner wants it gone. */
export const wasApproved = ({ status, history }: RoleRelation): boolean =>
  status === 'approved' || history.some((step) => step.status === 'approved');

/** The status it had before its removal was asked for. @param fallback where its history does not say so */
export const statusBeforeRemoval = ({ history }: RoleRelation, fallback: string): string =>
  history.findLast(({ status }) => status !== 'delete')?.status ?? fallback;

/** A relation that cannot be chosen in recording, and why. */
export type UnusableRelation = { relation: RoleRelation; reason: UnusableReason };

/** Which relations of a person may be chosen in recording, and which may not (spec section 4). */
export function recordingRelations({ roleRelations }: { roleRelations: readonly RoleRelation[] }): {
  usable: RoleRelation[];
  unusable: UnusableRelation[];
} {
  return {
    usable: roleRelations.filter(({ status }) => isUsable(status)),
    unusable: roleRelations.flatMap((relation) => {
      const reason = unusableReason(relation.status);
      return reason ? [{ relation, reason }] : [];
    }),
  };
}
