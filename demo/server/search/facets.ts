import { addDays } from '../../../src/lib/days';
import type { Dimension, Placeholder } from './dimensions';
import type { EventFilter } from './event-filter';

const MOST_TAGS = 40;
const MOST_DAYS = 62;

/**
 * Statements that count each value of each facet among the hits, as lines of part, value, count, bits.
 * Days are counted from the start of the asked month, or from today on when no day was asked for.
 */
export function facetStatements(filter: EventFilter, dimensions: Dimension[], parameter: Placeholder): string[] {
  const active = new Set(dimensions.map(({ own }) => own));
  // Counted before grouping: sorting numbers is cheap, sorting bit strings is not.
  const count = (kind: string, own: string, condition = '', values = 'facet_bits') => `
    select '${kind}' as part, c.value, sum(c.hits)::int8 as count, null::text as bits
    from (
      select f.value, bit_count(f.bits & h.bits) as hits
      from hits h join ${values} f on f.client = $1 and f.kind = '${kind}' and f.block = h.block ${condition}
      where h.own = '${active.has(own) ? own : 'none'}' offset 0) c
    group by c.value having sum(c.hits) > 0`;
  const firstDay = filter.fromGiven ? `${filter.from.slice(0, 7)}-01` : filter.from;
  const lastDay = addDays(firstDay, MOST_DAYS - 1);
  const days = `and f.value >= ${parameter(firstDay, 'text')} and f.value <= ${parameter(lastDay, 'text')}`;
  return [
    count('rubric', 'rubric'),
    `${count('tag', 'tag')} order by 3 desc, 2 limit ${MOST_TAGS}`,
    count('community', 'community'),
    count('day', 'date', days, daysWithToday(filter, parameter)),
    ...['free', 'children', 'barrierFree', 'longRunning'].map((flag) => count('flag', flag, `and f.value = '${flag}'`)),
  ];
}

/** A click on today gives what is not over. */
function daysWithToday({ moment }: EventFilter, parameter: Placeholder): string {
  const today = parameter(moment.today, 'text');
  return `(select client, kind, value, block, bits from facet_bits where client = $1 and kind = 'day' and value <> ${today}
    union all select $1, 'day', ${today}, block, bits from today)`;
}
