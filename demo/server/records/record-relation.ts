import type { RecordContent } from '../../../src/model/records/event-content';
import { type RelationStatusSettings, relationUse } from '../../../src/model/relation-problems';
import type { Owner } from '../media/media-rows';
import { isUndecided } from '../persons/awaiting-records';
import type { Queryable } from '../platform/database/database';
import { addressLabel, isUsable, joinCommunity } from '../schema/json/address-json';

/**
 * SQL: the relation with an id while it waits for an approval, as {id, name}: the name of its address, else its community
 * or its role. Null for any other.
 */
export const awaitedRelationJson = (id: string): string => `
  (select json_build_object('id', rr.id, 'name', coalesce(case when ra.address_id is not null then ${addressLabel('ra', 'rm')} end,
      rc.name, ro.name, ''))
    from role_relations rr join accounts rp on rp.id = rr.account_id
    left join addresses ra on ra.address_id = rr.address_id left join addresses rm on rm.address_id = ra.main_address_id
    ${joinCommunity('rc', 'rr')} left join roles ro on ro.client = rp.client and ro.role_id = rr.role_id
    where rr.id = ${id} and ${isUndecided('rr')})`;

/** Checks whether a record for a role relation waits until the relation is approved. */
export async function awaitsRelation(
  from: Queryable,
  { accountId }: Pick<Owner, 'accountId'>,
  { relation }: Pick<RecordContent, 'relation'>,
  settings: RelationStatusSettings,
): Promise<boolean> {
  if (relation === undefined) return false;
  const [row] = await from.query<{ status: string }>(
    'select status from role_relations where id = $1 and account_id = $2',
    [relation, accountId],
  );
  return row !== undefined && relationUse(row.status, settings) === 'sendOnly';
}

/** Returns the content with the address of its role relation as promoter, unless it has one. */
export async function withPromoter<Content extends RecordContent>(
  from: Queryable,
  { client, accountId }: Owner,
  content: Content,
): Promise<Content> {
  if (content.promoter !== undefined || content.relation === undefined) return content;
  const [row] = await from.query<{ address: number }>(
    `select a.address_id as address from role_relations r join addresses a on a.address_id = r.address_id
     where r.id = $3 and r.account_id = $2 and ${isUsable('a', '$1', '$2')}`,
    [client, accountId, content.relation],
  );
  return row ? { ...content, promoter: row.address } : content;
}
