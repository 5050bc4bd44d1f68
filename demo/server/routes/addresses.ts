import type { AppOptions } from '../app-options';
import { type Call, jsonAnswer, queryOf } from '../http/calls';
import { idOf, parametersOf } from '../http/parameters';
import { Problem } from '../http/problem';
import { wordsOf } from '../search/event-filter';
import { addressShape, joinCommunity } from '../shapes';

const MAX_AGE_SECONDS = 60;
const PAGE_SIZE = 24;

const tables = `
  from addresses a
  left join addresses m on m.address_id = a.main_address_id
  ${joinCommunity('c', 'a')}`;
const shape = `json_strip_nulls(${addressShape('a', 'm', 'c')})`;

type Row = { data: unknown; total: number };

/** GET addresses?search&community&page, addresses/{id}. */
export const addressCalls = ({ database }: AppOptions): Call[] => [
  {
    path: 'addresses',
    answer: async (context) => {
      const parameters = parametersOf(queryOf(context));
      const words = wordsOf(parameters.text('search', 100) ?? '');
      const community = parameters.ids('community', 1)[0];
      const page = parameters.integer('page', 1, 1_000_000) ?? 1;
      const pageSize = parameters.integer('pageSize', 1, 100) ?? PAGE_SIZE;
      parameters.check();
      const rows = await database.query<Row>(
        `with found as materialized (
           select a.address_id, coalesce(m.name, a.name) as label, a.name ${tables}
           where c.community_id is not null and ($2::int is null or a.community_id = $2)
             and (cardinality($1::text[]) = 0
               or (a.search || coalesce(m.search, '') || c.search) @@ prefix_query($1::text[]))),
         page as (select * from found order by fold(label) collate "C", fold(name) collate "C", address_id
           offset ${(page - 1) * pageSize} limit ${pageSize})
         select ${shape} as data, (select count(*) from found) as total
         from (select count(*) from found) as counted left join page on true
         left join (select a.* from addresses a) a on a.address_id = page.address_id
         left join addresses m on m.address_id = a.main_address_id
         ${joinCommunity('c', 'a')}
         order by fold(page.label) collate "C", fold(page.name) collate "C", page.address_id`,
        [words, community ?? null],
      );
      const total = rows[0]?.total ?? 0;
      const data = rows.length === 1 && total <= (page - 1) * pageSize ? [] : rows.map((row) => row.data);
      return jsonAnswer(context, { data, meta: { page, pageSize, total } }, MAX_AGE_SECONDS);
    },
  },
  {
    path: 'addresses/:id',
    answer: async (context) => {
      const id = idOf(context.req.param('id') ?? '');
      const [row] = await database.query<Row>(
        `select ${shape} as data ${tables} where a.address_id = $1 and c.community_id is not null`,
        [id],
      );
      if (!row) throw new Problem(404, 'not_found');
      return jsonAnswer(context, { data: row.data }, MAX_AGE_SECONDS);
    },
  },
];
