import type { Owner } from '../media/media-rows';
import type { Queryable } from '../platform/database/database';
import { addressJson, isUsable, joinCommunity } from '../schema/json/address-json';

/** The roles of an address in an event. */
export const ADDRESS_USES = ['location', 'promoter'] as const;

/** Finds the addresses in a person's events, those of the last changed event first. */
export async function findRecentAddresses(
  from: Queryable,
  { client, accountId }: Owner,
  use: (typeof ADDRESS_USES)[number],
  limit: number,
): Promise<unknown[]> {
  const rows = await from.query<{ data: unknown }>(
    `select json_strip_nulls(${addressJson('a', 'm', 'c')}) as data
     from (select coalesce(e.${use}_id, (e.written->>'${use}')::int) as address_id, max(e.updated_at) as used_at
       from events e where e.client = $1 and e.owner_id = $2 and e.state <> 'deleted' and e.written is not null
       group by 1) as used
     join addresses a on a.address_id = used.address_id
     left join addresses m on m.address_id = a.main_address_id
     ${joinCommunity('c', 'a')}
     where c.community_id is not null and ${isUsable('a', '$1', '$2')}
     order by used.used_at desc, a.address_id limit $3`,
    [client, accountId, limit],
  );
  return rows.map(({ data }) => data);
}
