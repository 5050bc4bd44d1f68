import { addDays } from '../../../src/lib/days';
import { ACCESS_FEATURES } from '../../../src/model/access-features';
import { LIST_FLAGS } from '../../../src/model/records/plain-fields';
import { dateShortcutRequests } from './date-shortcuts';
import { type Dimension, dateSql, type Placeholder } from './dimensions';
import type { EventFilter } from './event-filter';

/** The maximum number of counted tags, the most frequent ones. */
export const MAX_TAGS = 40;
/** The number of days for which events are counted. */
export const MAX_FACET_DAYS = 62;
/** The counted flags. */
export const FLAGS = [...LIST_FLAGS, 'longRunning', ...ACCESS_FEATURES];

/**
 * Returns statements that count each value of each facet among the hits, as rows of part, value, count, bits. Days are
 * counted from the start of the requested month, or from today on without a requested day.
 */
export function facetStatements(filter: EventFilter, dimensions: Dimension[], parameter: Placeholder): string[] {
  const active = new Set(dimensions.map(({ name }) => name));
  const omittedDimension = (name: string) => (active.has(name) ? name : 'none');
  // Counted before grouping: sorting numbers is cheap, sorting bit strings is not. The kind is a constant, so that
  // the index leads to the rows of this kind alone.
  const countSql = (kind: string, source: string) => `
    select '${kind}' as part, c.value, sum(c.hits)::int8 as count, null::bytea as bits
    from (select f.value, bit_count(f.bits & h.bits) as hits from hits h ${source} offset 0) c
    group by c.value having sum(c.hits) > 0`;
  const countValues = (kind: string, dimension = kind) =>
    countSql(
      kind,
      `join facet_bits f on f.client = $1 and f.kind = '${kind}' and f.block = h.block where h.own = '${omittedDimension(dimension)}'`,
    );
  const flags = FLAGS.map((flag) => `('${flag}', '${omittedDimension(flag)}')`).join(', ');
  const firstDay = filter.isFromRequested ? `${filter.from.slice(0, 7)}-01` : filter.from;
  const lastDay = addDays(firstDay, MAX_FACET_DAYS - 1);
  return [
    countValues('rubric'),
    `${countValues('tag')} order by 3 desc, 2 limit ${MAX_TAGS}`,
    countValues('community'),
    countSql(
      'flag',
      `join (values ${flags}) k (value, own) on h.own = k.own
       join facet_bits f on f.client = $1 and f.kind = 'flag' and f.value = k.value collate "C" and f.block = h.block`,
    ),
    countSql(
      'day',
      `join ${daysWithToday(filter, parameter)} f on f.block = h.block and f.value >= ${parameter(firstDay, 'text')}
       and f.value <= ${parameter(lastDay, 'text')} where h.own = '${omittedDimension('date')}'`,
    ),
    countSql(
      'when',
      `join (${dateShortcutsSql(filter, parameter)}) f on f.block = h.block where h.own = '${omittedDimension('date')}'`,
    ),
  ];
}

/** SQL: the bits of each date shortcut. */
const dateShortcutsSql = (filter: EventFilter, parameter: Placeholder): string =>
  dateShortcutRequests(filter)
    .map(
      ({ value, asked: request }) =>
        `select '${value}' as value, block, bits from (${dateSql(request, parameter)}) as s`,
    )
    .join(' union all ');

/** SQL: the bits of days. Those of today contain coming events only, as a click on today does. */
function daysWithToday({ moment }: EventFilter, parameter: Placeholder): string {
  const today = parameter(moment.today, 'text');
  return `(select value, block, bits from facet_bits where client = $1 and kind = 'day' and value <> ${today}
    union all select ${today}, block, bits from today)`;
}
