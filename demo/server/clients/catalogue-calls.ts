import { isRecord } from '../../../src/model/payloads/payload-fields';
import { findAdvertPlaces } from '../adverts/slots';
import type { AppOptions } from '../app-options';
import type { Queryable } from '../platform/database/database';
import { ALWAYS_ASKED, type Call, jsonAnswer, LIST_SECONDS, queryOf } from '../platform/http/calls';
import { parametersOf } from '../platform/http/parameters';
import { rubricShape } from '../schema/shapes';
import { dimensionsOf } from '../search/dimensions';
import { toEventFilter } from '../search/event-filter';
import { tablesOfToday } from '../search/today-tables';

const MOST_TAGS = 100;

/** GET clientSettings, rubrics, tags. */
export const catalogueCalls = (options: AppOptions): Call[] => [
  {
    path: 'clientSettings',
    answer: async (context) => {
      const client = context.get('client');
      const { database } = options;
      const [row] = await database.query<{ data: Record<string, unknown> }>(
        `select jsonb_build_object('name', name) || settings as data from clients where key = $1`,
        [client],
      );
      const data = context.get('hasAdverts') ? await withAdvertPlaces(database, client, row?.data) : row?.data;
      // An operator's change is seen at once; a browser that has an answer already asks by its ETag.
      return jsonAnswer(context, { data }, ALWAYS_ASKED);
    },
  },
  {
    path: 'rubrics',
    answer: async (context) => {
      const rows = await options.database.query<{ data: unknown }>(
        `select ${rubricShape('r')} as data from rubrics r where r.client = $1 order by r.position, r.id`,
        [context.get('client')],
      );
      return jsonAnswer(context, { data: rows.map(({ data }) => data) }, LIST_SECONDS);
    },
  },
  {
    path: 'tags',
    costly: true,
    answer: async (context) => {
      const parameters = parametersOf(queryOf(context));
      const search = parameters.text('search', 100) ?? '';
      parameters.check();
      return jsonAnswer(context, { data: await findTags(options, context.get('client'), search) }, LIST_SECONDS);
    },
  },
];

/** Says where adverts can appear, unless the client has said so itself: no page need ask for those of other places. */
async function withAdvertPlaces(
  from: Queryable,
  client: string,
  settings: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { advertSettings: given = {} } = settings;
  if (!isRecord(given) || given.shownIn !== undefined) return settings;
  return { ...settings, advertSettings: { ...given, shownIn: await findAdvertPlaces(from, client) } };
}

/** Tags that contain the text, with the number of events that are not over; the most used first. */
async function findTags({ database, now }: AppOptions, client: string, search: string): Promise<unknown[]> {
  const params: unknown[] = [client];
  const parameter = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  const filter = toEventFilter(new URLSearchParams(), now());
  const tables = tablesOfToday(filter.moment, parameter);
  const upcoming = dimensionsOf(filter, parameter).find(({ own }) => own === 'date');
  return database.query(
    `with ${tables}, hits as materialized (${upcoming?.sql})
     select t.name, coalesce(sum(bit_count(f.bits & h.bits)), 0)::int as count
     from tags t
     left join facet_bits f on f.client = $1 and f.kind = 'tag' and f.value = t.name
     left join hits h on h.block = f.block
     where t.client = $1 and is_found_in(${parameter(search, 'text')}, t.name)
     group by t.name order by 2 desc, t.name collate "C" limit ${MOST_TAGS}`,
    params,
  );
}
