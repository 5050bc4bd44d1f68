import { type Call, jsonAnswer, LIST_MAX_AGE_SECONDS, queryOf } from '../platform/http/calls';
import { parametersOf } from '../platform/http/parameters';
import { dimensionsOf } from './dimensions';
import { toEventFilter } from './event-filter';
import type { SearchOptions } from './options';
import { tablesOfToday } from './today-tables';

const MAX_TAGS = 100;

/** Lists the call GET tags. */
export const tagCalls = (options: SearchOptions): Call[] => [
  {
    path: 'tags',
    costly: true,
    answer: async (context) => {
      const parameters = parametersOf(queryOf(context));
      const search = parameters.text('search', 100) ?? '';
      parameters.check();
      return jsonAnswer(
        context,
        { data: await findTags(options, context.get('client'), search) },
        LIST_MAX_AGE_SECONDS,
      );
    },
  },
];

/** Finds tags that contain the text, with the number of events that are not over; the most used first. */
async function findTags({ database, now }: SearchOptions, client: string, search: string): Promise<unknown[]> {
  const params: unknown[] = [client];
  const parameter = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  const filter = toEventFilter(new URLSearchParams(), now());
  const todayTables = tablesOfToday(filter.moment, parameter);
  const upcoming = dimensionsOf(filter, parameter).find(({ name: own }) => own === 'date');
  return database.query(
    `with ${todayTables}, hits as materialized (${upcoming?.sql})
     select t.name, coalesce(sum(bit_count(f.bits & h.bits)), 0)::int as count
     from tags t
     left join facet_bits f on f.client = $1 and f.kind = 'tag' and f.value = t.name
     left join hits h on h.block = f.block
     where t.client = $1 and is_found_in(${parameter(search, 'text')}, t.name)
     group by t.name order by 2 desc, t.name collate "C" limit ${MAX_TAGS}`,
    params,
  );
}
