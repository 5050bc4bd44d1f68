import { array, enums, number, string, type } from 'superstruct';
import { maybe, parse } from '../lib/parse';

const HistoryAnswer = type({
  status: string(),
  at: string(),
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
