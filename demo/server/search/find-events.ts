import { splitCompounds } from '../platform/query-words';
import type { EventFilter } from './event-filter';
import { labelFacets } from './name-facets';
import type { EventRow } from './page';
import type { Search, SearchResult } from './search-result';

/** The answer to GET events. */
export type EventList = { data: EventRow[]; meta: Record<string, unknown> };

/** Searches a client's events. */
export async function findEvents(search: Search, asked: EventFilter): Promise<EventList> {
  const { filter, found, spelling } = await findTolerantly(search, asked);
  const [{ rows, number, after }, names] = await Promise.all([
    found.loadPage(),
    filter.facets ? search.loadNames() : undefined,
  ]);
  const { pageSize } = filter;
  return {
    data: rows,
    meta: {
      page: number,
      pageSize,
      total: found.total,
      ...(after && { after }),
      ...(found.over !== undefined && { over: found.over }),
      ...(names && { facets: labelFacets(names, found.facets) }),
      ...(spelling && { spelling }),
    },
  };
}

/**
 * Finds the events of a filter. If no event has its words, tries the parts of compounds, and then words of similar
 * spelling.
 */
export async function findTolerantly(
  search: Pick<Search, 'find' | 'correct'>,
  filter: EventFilter,
): Promise<{ filter: EventFilter; found: SearchResult; spelling?: string }> {
  const found = await search.find(filter);
  if (found.total > 0 || filter.words.length === 0) return { filter, found };
  const parts = splitCompounds(filter.words);
  if (parts) {
    const apart = { ...filter, words: parts };
    const other = await search.find(apart);
    if (other.total > 0) return { filter: apart, found: other };
  }
  const words = await search.correct(parts ?? filter.words);
  if (!words) return { filter, found };
  const corrected = { ...filter, words };
  const better = await search.find(corrected);
  return better.total > 0 ? { filter: corrected, found: better, spelling: words.join(' ') } : { filter, found };
}
