import { communityLabel } from '../../../src/model/answers/community';
import type { Queryable } from '../platform/database/database';
import type { Community, ProfileInput } from './profile-input';

/** The names of a profile's communities as in the form's lists; '' for none or an unknown one. */
export type CommunityNames = { official: string; private: string };

/** Loads the names of a profile's communities for forms. */
export async function loadCommunityNames(
  database: Queryable,
  { official, private: home }: Pick<ProfileInput, 'official' | 'private'>,
): Promise<CommunityNames> {
  const nameOf = async (community: Community | undefined) => (community ? loadCommunityName(database, community) : '');
  return { official: await nameOf(official.community), private: await nameOf(home.community) };
}

async function loadCommunityName(database: Queryable, { community, district }: Community): Promise<string> {
  const [row] = await database.query<{ name: string; name_path: string }>(
    'select name, name_path from communities where community_id = $1 and district_id is not distinct from $2',
    [community, district ?? null],
  );
  return row ? communityLabel({ path: row.name_path.split('|') }) || row.name : '';
}
