import { communityLabel } from '../../../src/model/answers/community';
import type { Queryable } from '../platform/database/database';
import type { Place, ProfileInput } from './profile-input';

/** The names of a profile's communities as in the form's lists; '' for none or an unknown one. */
export type PlaceNames = { official: string; private: string };

/** Loads the names of a profile's communities for forms. */
export async function placeNames(
  database: Queryable,
  { official, private: home }: Pick<ProfileInput, 'official' | 'private'>,
): Promise<PlaceNames> {
  const nameOf = async (place: Place | undefined) => (place ? nameOfPlace(database, place) : '');
  return { official: await nameOf(official.community), private: await nameOf(home.community) };
}

async function nameOfPlace(database: Queryable, { community, district }: Place): Promise<string> {
  const [row] = await database.query<{ name: string; name_path: string }>(
    'select name, name_path from communities where community_id = $1 and district_id is not distinct from $2',
    [community, district ?? null],
  );
  return row ? communityLabel({ path: row.name_path.split('|') }) || row.name : '';
}
