import { addDays } from '../../../../src/lib/days';
import { compareTexts } from '../compare-texts';
import type { EventFilter } from '../event-filter';
import { FLAGS, MOST_DAYS, MOST_TAGS } from '../facets';
import type { FacetCount } from '../found';
import { type BitSet, countIn } from './bit-set';
import type { ClientIndex } from './client-index';

/**
 * Counts each value of each facet, as ../facets.ts does.
 *
 * @param setOf what matches when a facet's own filter is left out
 * @param today what counts today
 * @param stretches what each stretch of time has that one click asks for
 */
export function countFacets(
  index: ClientIndex,
  filter: EventFilter,
  setOf: (own: string) => BitSet,
  today: BitSet,
  stretches: readonly { value: string; set: BitSet }[],
): FacetCount[] {
  const counted = (kind: string, own: string, isAsked: (value: string) => boolean = () => true) => {
    const set = setOf(own);
    const counts: FacetCount[] = [];
    for (const [value, slots] of index.values.get(kind) ?? []) {
      const count = isAsked(value) ? countIn(set, slots) : 0;
      if (count > 0) counts.push({ kind, value, count });
    }
    return counts;
  };
  const first = filter.fromGiven ? `${filter.from.slice(0, 7)}-01` : filter.from;
  const last = addDays(first, MOST_DAYS - 1);
  const now = filter.moment.today;
  const ofToday = now >= first && now <= last ? countIn(setOf('date'), { many: today }) : 0;
  const tags = counted('tag', 'tag').sort((a, b) => b.count - a.count || compareTexts(a.value, b.value));
  return [
    ...counted('rubric', 'rubric'),
    ...tags.slice(0, MOST_TAGS),
    ...counted('community', 'community'),
    ...FLAGS.flatMap((flag) => counted('flag', flag, (value) => value === flag)),
    ...counted('day', 'date', (day) => day >= first && day <= last && day !== now),
    ...(ofToday > 0 ? [{ kind: 'day', value: now, count: ofToday }] : []),
    ...stretches.map(({ value, set }) => ({ kind: 'when', value, count: countIn(setOf('date'), { many: set }) })),
  ];
}
