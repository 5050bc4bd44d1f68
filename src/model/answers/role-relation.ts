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

/** One step in the history of a role relation. */
export type RelationStep = { status: string /** ISO 8601. */; at: string; by: 'person' | 'operator'; reason?: string };

/** The right of a person to act in a role for an address or community, all by id (spec section 3, "Role relation"). */
export type RoleRelation = {
  id: number;
  role?: number;
  address?: number;
  community?: number;
  district?: number;
  /** 'new', 'changed', 'approved', 'rejected', 'blocked', 'delete', or a status that the client defines. */
  status: string;
  /** The reason for a rejection or block. */
  reason?: string;
  /** From the first step to the last. */
  history: RelationStep[];
};

const present = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
  (value == null || value === '' ? {} : { [key]: value }) as Partial<Record<Key, Value>>;

/** Reads a role relation. @throws {ShapeError} without id or status, or when a present field has a wrong type */
export function toRoleRelation(answer: unknown): RoleRelation {
  const raw = parse(answer, RoleRelationAnswer, 'RoleRelation');
  return {
    id: raw.id,
    status: raw.status,
    ...present('role', raw.role),
    ...present('address', raw.address),
    ...present('community', raw.community),
    ...present('district', raw.district),
    ...present('reason', raw.reason),
    history: (raw.history ?? []).map(({ status, at, by, reason }) => ({
      status,
      at,
      by: by ?? 'operator',
      ...present('reason', reason),
    })),
  };
}

/** Checks whether a relation was ever approved; one that never was is removed without a request. */
export const wasApproved = ({ status, history }: RoleRelation): boolean =>
  status === 'approved' || history.some((step) => step.status === 'approved');

/** Returns the status before the request for removal. @param fallback if the history has none */
export const statusBeforeRemoval = ({ history }: RoleRelation, fallback: string): string =>
  history.findLast(({ status }) => status !== 'delete')?.status ?? fallback;

/** A role relation that cannot be chosen in a form, and the reason. */
export type UnusableRelation = { relation: RoleRelation; reason: UnusableReason };

/** Splits the role relations of a person into those that a form may offer and the others (spec section 4). */
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
