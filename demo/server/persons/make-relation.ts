import type { Role } from '../../../src/model/answers/role';
import { defaultRoleOf } from '../../../src/model/default-role';
import { MAX_RELATIONS } from '../../../src/model/payloads/limits';
import type { RelationAnswer } from '../../../src/model/payloads/relation-answer';
import { type RelationCode, relationProblems, unusableReason } from '../../../src/model/relation-problems';
import type { ClientInfo } from '../clients/client-info';
import type { Queryable } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import { isUsable } from '../schema/json/address-json';
import type { RelationFields, StoredRelation } from './plan-relations';
import { communityOf, trimmed } from './profile-input';
import { suggestAddress } from './suggest-address';
import { lockRelations, writeRelations } from './write-relations';

/** The person whose relation is made. */
export type RelationOwner = { accountId: number; client: ClientInfo };

/** A known address with its community. */
type Place = Pick<RelationFields, 'address' | 'community' | 'district'>;

/** The field of the answer at which the form shows each problem of the rules. */
const FIELD_OF_CODE: Partial<Record<RelationCode, string>> = {
  relation_no_role: 'role',
  relation_no_address: 'name',
  relation_no_community: 'community',
};

/**
 * Makes the relation of a person from the answer for whom they record, and suggests its address if it is not known yet.
 * An equal relation that the person already has counts as the result.
 *
 * @returns its id
 * @throws {Problem} 422 wrong_data or a relation's code, with problems by field of the answer; 429 too_many_attempts
 */
export async function makeRelation(
  transaction: Queryable,
  owner: RelationOwner,
  answer: RelationAnswer,
  now: Date,
): Promise<number> {
  const { accountId, client } = owner;
  // Two answers of one person are settled one after the other, so that the second finds the relation of the first.
  await transaction.query('select 1 from accounts where id = $1 for update', [accountId]);
  const stored = await lockRelations(transaction, accountId);
  const roles = await loadRoles(transaction, client.key);
  const role = roleOf(answer, roles, client);
  const isPrivate = roles.some(({ roleId, type }) => roleId === role && type === 'private');
  const place = await settlePlace(transaction, owner, { answer, isPrivate }, now);
  const fields = { role, ...place };
  const same = stored.find((relation) => isEqual(relation, fields));
  if (same) return same.id;
  refuseByRules(stored, fields, roles, client);
  const [id] = await writeRelations(transaction, owner, [{ kind: 'add', place: 0, fields }], now);
  if (id === undefined) throw new Error('The relation was not made.');
  await transaction.query('update accounts set version = version + 1, updated_at = $2 where id = $1', [accountId, now]);
  return id;
}

/** Returns the roles of a client in their order. */
export const loadRoles = (from: Queryable, client: string): Promise<Role[]> =>
  from.query<Role>('select role_id as "roleId", name, type from roles where client = $1 order by position, role_id', [
    client,
  ]);

/** Returns the chosen role or the default; undefined only at a client without roles. */
function roleOf({ role }: RelationAnswer, roles: readonly Role[], { settings }: ClientInfo): number | undefined {
  if (role != null) {
    if (roles.some(({ roleId }) => roleId === role)) return role;
    throw wrong('role', 'unknown');
  }
  const usual = defaultRoleOf(roles, settings);
  if (usual === undefined && roles.length > 0)
    throw new Problem(422, 'relation_no_role', [{ path: 'role', code: 'relation_no_role' }]);
  return usual;
}

async function settlePlace(
  transaction: Queryable,
  { accountId, client: { key: client } }: RelationOwner,
  { answer, isPrivate }: { answer: RelationAnswer; isPrivate: boolean },
  now: Date,
): Promise<Place> {
  const { organization } = answer;
  const owner = { client, accountId };
  const community = communityOf(answer.community);
  if (organization != null) {
    const known = await findPlace(transaction, owner, 'a.address_id = $3', [organization]);
    if (!known) throw wrong('organization', 'unknown');
    return known;
  }
  if (community) await checkCommunity(transaction, community);
  const name = trimmed(answer.name);
  if (name === '') {
    if (isPrivate) return { address: undefined, community: community?.community, district: community?.district };
    throw wrong('name', 'required');
  }
  if (!community) throw wrong('community', 'required');
  const named = await findPlace(
    transaction,
    owner,
    'fold(a.name) = fold($3) and a.community_id = $4 and a.district_id is not distinct from $5::int',
    [name, community.community, community.district ?? null],
  );
  if (named) return named;
  const { street, plz: zipcode, community: place } = answer;
  const suggestion = { name, street, zipcode, community: place ?? { community_id: community.community } };
  return { address: await suggestAddress(transaction, owner, suggestion, now), ...community };
}

/** Finds an address that the person may use; of several equal names the oldest. */
async function findPlace(
  transaction: Queryable,
  { client, accountId }: { client: string; accountId: number },
  condition: string,
  values: readonly unknown[],
): Promise<Place | undefined> {
  const [row] = await transaction.query<{ address: number; community: number; district: number | null }>(
    `select a.address_id as address, a.community_id as community, a.district_id as district from addresses a
     where ${isUsable('a', '$1', '$2')} and ${condition} order by a.address_id limit 1`,
    [client, accountId, ...values],
  );
  return row && { ...row, district: row.district ?? undefined };
}

async function checkCommunity(
  transaction: Queryable,
  { community, district }: { community: number; district: number | undefined },
): Promise<void> {
  const [known] = await transaction.query(
    'select 1 from communities where community_id = $1 and district_id is not distinct from $2::int',
    [community, district ?? null],
  );
  if (!known) throw wrong('community', 'unknown');
}

/** Checks whether a relation is the same and may still be used, now or once it is approved. */
function isEqual(relation: StoredRelation, fields: RelationFields): boolean {
  const reason = unusableReason(relation.status);
  return (
    (reason === undefined || reason === 'awaiting') &&
    (['role', 'address', 'community', 'district'] as const).every((name) => relation[name] === fields[name])
  );
}

/** Refuses a new relation that breaks a rule of the client. One more never makes them too few. */
function refuseByRules(
  stored: readonly StoredRelation[],
  fields: RelationFields,
  roles: readonly Role[],
  { settings }: ClientInfo,
): void {
  if (stored.length >= MAX_RELATIONS) throw refused('relation_too_many', { max: MAX_RELATIONS });
  const typeOfRole = (id: number) => roles.find(({ roleId }) => roleId === id)?.type;
  const drafts = [...stored, { ...fields, status: 'new' }];
  const paths = ['roleRelations', `roleRelations.${stored.length}`];
  const problem = relationProblems(drafts, typeOfRole, settings.authenticatedArea, stored).find(
    ({ path, code }) => paths.includes(path) && code !== 'relation_too_few',
  );
  if (problem) throw refused(problem.code, problem.params);
}

const refused = (code: RelationCode, params?: Record<string, number>) =>
  new Problem(422, code, [{ path: FIELD_OF_CODE[code] ?? 'roleRelations', code, ...(params && { params }) }]);

const wrong = (path: string, code: string) => new Problem(422, 'wrong_data', [{ path, code }]);
