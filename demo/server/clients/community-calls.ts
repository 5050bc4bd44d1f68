import type { Queryable } from '../platform/database/database';
import { type Call, jsonAnswer, LIST_MAX_AGE_SECONDS, queryOf } from '../platform/http/calls';
import { idOf, parametersOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import { splitQueryWords } from '../platform/query-words';
import { communityJson } from '../schema/json/address-json';
import type { ClientOptions } from './options';

const MAX_COMMUNITIES = 12;

type Row = { data: unknown };

/** Lists the calls GET communities?search, communities/{id}. */
export const communityCalls = ({ database }: ClientOptions): Call[] => [
  {
    path: 'communities',
    costly: true,
    answer: async (context) => {
      const parameters = parametersOf(queryOf(context));
      const search = parameters.text('search', 100) ?? '';
      parameters.check();
      return jsonAnswer(context, await findCommunities(database, search), LIST_MAX_AGE_SECONDS);
    },
  },
  {
    path: 'communities/:id',
    answer: async (context) => {
      const parameters = parametersOf(queryOf(context));
      const type = parameters.choice('type', ['district', 'community']) ?? 'community';
      parameters.check();
      const condition = type === 'district' ? 'c.district_id = $1' : 'c.community_id = $1 and c.district_id is null';
      const [row] = await database.query<Row>(
        `select json_strip_nulls(${communityJson('c')}) as data from communities c where ${condition}`,
        [idOf(context.req.param('id') ?? '')],
      );
      if (!row) throw new Problem(404, 'not_found');
      return jsonAnswer(context, { data: row.data }, LIST_MAX_AGE_SECONDS);
    },
  },
];

/** Finds communities that begin with the search, by name, name path or postcode; else those of similar spelling. */
async function findCommunities(
  database: Queryable,
  search: string,
): Promise<{ data: unknown[]; meta: { match: string } }> {
  const words = splitQueryWords(search);
  const typedText = words.join(' ');
  // Shows the typed postcode, not the first one of the community.
  const exact = await database.query<Row>(
    `select json_strip_nulls(json_build_object('community_id', c.community_id, 'district_id', c.district_id, 'name', c.name,
       'name_path', c.name_path, 'zip', coalesce(
         (select zip from unnest(c.zips) as zip where $2 ~ '^[0-9]+$' and starts_with(zip, $2) order by zip limit 1), c.zips[1]),
       'lat', c.lat, 'lon', c.lon)) as data
     from communities c where ($2 = '' or c.search @@ prefix_query($1::text[]))
     order by search_key(written_out(fold(c.name))) <> search_key(written_out(fold($2))), not starts_with(fold(c.name), fold($2)), c.district_id is not null,
       c.population desc, fold(c.name) collate "C", c.community_id, c.district_id limit ${MAX_COMMUNITIES}`,
    [words, typedText],
  );
  if (exact.length > 0) return { data: exact.map(({ data }) => data), meta: { match: 'exact' } };
  const similar = await database.query<Row>(
    `select json_strip_nulls(${communityJson('c')}) as data from communities c
     where fold(c.name) % fold($1) or fold($1) <% fold(c.name)
     order by greatest(similarity(fold(c.name), fold($1)), 0.8 * word_similarity(fold($1), fold(c.name))) desc,
       c.district_id is not null, c.population desc, c.community_id, c.district_id limit ${MAX_COMMUNITIES}`,
    [typedText],
  );
  return { data: similar.map(({ data }) => data), meta: { match: similar.length > 0 ? 'similar' : 'exact' } };
}
