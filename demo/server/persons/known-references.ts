import type { Queryable } from '../platform/database/database';
import type { FieldProblem } from '../platform/http/problem';
import { isUsable } from '../schema/json/address-json';
import type { RelationChange } from './plan-relations';
import type { ProfileInput } from './profile-input';

/** A reference of a profile, and the path of its field. */
type Reference = { path: string; kind: 'role' | 'address' | 'place'; id: number; district: number | null };

/** An id without a community: a district without its community counts as unknown. */
const NO_COMMUNITY = 0;

const communityReference = (path: string, community: number | undefined, district: number | undefined): Reference[] =>
  community === undefined && district === undefined
    ? []
    : [{ path, kind: 'place', id: community ?? NO_COMMUNITY, district: district ?? null }];
const reference = (path: string, kind: 'role' | 'address', id: number | undefined): Reference[] =>
  id === undefined ? [] : [{ path, kind, id, district: null }];

/** Returns problems of references that this person must not use, in the profile and in new or changed relations. */
export async function unknownReferences(
  database: Queryable,
  { client, accountId }: { client: string; accountId: number },
  { official, private: home, organization }: ProfileInput,
  steps: readonly RelationChange[],
): Promise<FieldProblem[]> {
  const references = [
    ...communityReference('community', official.community?.community, official.community?.district),
    ...communityReference('private_community', home.community?.community, home.community?.district),
    ...reference('organization', 'address', organization),
    ...steps.flatMap(referencesOf),
  ];
  const paths = await database.query<{ path: string }>(
    `select g.path from jsonb_to_recordset($1::jsonb) as g(path text, kind text, id int, district int)
     where not case g.kind
       when 'role' then exists (select 1 from roles r where r.client = $2 and r.role_id = g.id)
       when 'address' then exists (select 1 from addresses a where a.address_id = g.id and ${isUsable('a', '$2', '$3')})
       else exists (select 1 from communities c where c.community_id = g.id
         and c.district_id is not distinct from g.district) end`,
    [JSON.stringify(references), client, accountId],
  );
  const unknown = new Set(paths.map(({ path }) => path));
  return references.filter(({ path }) => unknown.has(path)).map(({ path }) => ({ path, code: 'unknown' }));
}

function referencesOf(step: RelationChange): Reference[] {
  if (!('fields' in step) || !step.fields) return [];
  const { role, address, community, district } = step.fields;
  const path = `roleRelations.${step.place}`;
  return [
    ...reference(`${path}.role`, 'role', role),
    ...reference(`${path}.address`, 'address', address),
    ...communityReference(`${path}.community`, community, district),
  ];
}
