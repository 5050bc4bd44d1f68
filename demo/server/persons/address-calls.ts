import type { Context } from 'hono';
import { locationProblems } from '../../../src/model/location-problems';
import { LocatedAddressPayload } from '../../../src/model/payloads/located-address-payload';
import { suggestionProblems } from '../../../src/model/suggestion-problems';
import { accountOf, findAccount } from '../accounts/tokens';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { type Call, jsonAnswer, LIST_MAX_AGE_SECONDS, privateAnswer, queryOf } from '../platform/http/calls';
import { idOf, parametersOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import { splitQueryWords } from '../platform/query-words';
import { addressJson, isUsable, joinCommunity } from '../schema/json/address-json';
import type { PersonOptions } from './options';
import { ADDRESS_USES, findRecentAddresses } from './recent-addresses';
import { suggestAddress } from './suggest-address';

const PAGE_SIZE = 24;

const addressTables = `
  from addresses a
  left join addresses m on m.address_id = a.main_address_id
  ${joinCommunity('c', 'a')}`;
const addressSql = `json_strip_nulls(${addressJson('a', 'm', 'c')})`;

type Row = { data: unknown; total: number };

/**
 * Lists the calls GET addresses?search&community&page&recent, addresses/{id}; POST addresses. Only its author sees a
 * suggestion.
 */
export const addressCalls = (options: PersonOptions): Call[] => [
  {
    path: 'addresses',
    costly: true,
    answer: async (context) => {
      const parameters = parametersOf(queryOf(context));
      const words = splitQueryWords(parameters.text('search', 100) ?? '');
      const community = parameters.ids('community', 1)[0];
      const page = parameters.integer('page', 1, 1_000_000) ?? 1;
      const pageSize = parameters.integer('pageSize', 1, 100) ?? PAGE_SIZE;
      const recent = parameters.choice('recent', ADDRESS_USES);
      parameters.check();
      const author = (await findAccount(context, options))?.id;
      if (recent) {
        const owner = author === undefined ? undefined : { client: context.get('client'), accountId: author };
        const data = owner ? await findRecentAddresses(options.database, owner, recent, pageSize) : [];
        return answerAddresses(context, author, { data, meta: { page: 1, pageSize, total: data.length } });
      }
      const rows = await options.database.query<Row>(
        `with found as materialized (
           select a.address_id, coalesce(m.name, a.name) as label, a.name,
             case when starts_with(fold(coalesce(m.name, a.name)), fold($5)) then 0
               when to_tsvector('simple', spelt(concat_ws(' ', m.name, a.name), true)) @@ prefix_query($1::text[]) then 1 else 2 end as place ${addressTables}
           where c.community_id is not null and ${isUsable('a', '$4', '$3')} and ($2::int is null or a.community_id = $2)
             and (cardinality($1::text[]) = 0
               or (a.search || coalesce(m.search, '') || c.search) @@ prefix_query($1::text[]))),
         page as (select * from found order by place, fold(label) collate "C", fold(name) collate "C", address_id
           offset ${(page - 1) * pageSize} limit ${pageSize})
         select ${addressSql} as data, (select count(*) from found) as total
         from (select count(*) from found) as counted left join page on true
         left join (select a.* from addresses a) a on a.address_id = page.address_id
         left join addresses m on m.address_id = a.main_address_id
         ${joinCommunity('c', 'a')}
         order by page.place, fold(page.label) collate "C", fold(page.name) collate "C", page.address_id`,
        [words, community ?? null, author ?? null, context.get('client'), words.join(' ')],
      );
      const total = rows[0]?.total ?? 0;
      const data = rows.length === 1 && total <= (page - 1) * pageSize ? [] : rows.map((row) => row.data);
      return answerAddresses(context, author, { data, meta: { page, pageSize, total } });
    },
  },
  {
    path: 'addresses/:id',
    answer: async (context) => {
      const id = idOf(context.req.param('id') ?? '');
      const author = (await findAccount(context, options))?.id;
      const [row] = await options.database.query<Row>(
        `select ${addressSql} as data ${addressTables} where a.address_id = $1 and c.community_id is not null
           and ${isUsable('a', '$3', '$2')}`,
        [id, author ?? null, context.get('client')],
      );
      if (!row) throw new Problem(404, 'not_found');
      return answerAddresses(context, author, { data: row.data });
    },
  },
  {
    method: 'POST',
    path: 'addresses',
    usesIdempotencyKey: true,
    prepare: async (context) => {
      const { id: accountId, client } = await accountOf(context, options);
      const suggestion = await payloadOf(context, LocatedAddressPayload);
      const problems = [...suggestionProblems(suggestion), ...locationProblems(suggestion)];
      if (problems.length > 0) throw new Problem(422, 'wrong_data', problems);
      return async (transaction) => {
        const id = await suggestAddress(transaction, { client, accountId }, suggestion, options.now());
        const [row] = await transaction.query<Row>(
          `select ${addressSql} as data ${addressTables} where a.address_id = $1`,
          [id],
        );
        return privateAnswer(context, row?.data, 201);
      };
    },
  },
];

/** Answers addresses. An author's answer is private; `Vary` separates both in caches. */
function answerAddresses(context: Context<AppEnv>, author: number | undefined, body: unknown): Response {
  const response = jsonAnswer(context, body, LIST_MAX_AGE_SECONDS);
  response.headers.append('Vary', 'token');
  if (author !== undefined) response.headers.set('Cache-Control', 'no-store');
  return response;
}
