import { splitCompounds } from '../platform/query-words';
import type { EventFilter } from './event-filter';
import { labelFacets } from './name-facets';
import type { EventRow } from './page';
import type { Search, SearchResult } from './search-result';

/** The answer to GET events. */
export type EventList = { data: EventRow[]; meta: Record<string, unknown> };

/** Searches a client's events. */
export async function findEvents(search: Search, requestedFilter: EventFilter): Promise<EventList> {
  const { filter, found: result, spelling } = await findTolerantly(search, requestedFilter);
  const [{ rows, number: pageNumber, after }, names] = await Promise.all([
    result.loadPage(),
    filter.facets ? search.loadNames() : undefined,
  ]);
  const { pageSize } = filter;
  return {
    data: rows,
    meta: {
      page: pageNumber,
      pageSize,
      total: result.total,
      ...(after && { after }),
      ...(result.over !== undefined && { over: result.over }),
      ...(names && { facets: labelFacets(names, result.facets) }),
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
  const result = await search.find(filter);
  if (result.total > 0 || filter.words.length === 0) return { filter, found: result };
  const separateWords = splitCompounds(filter.words);
  if (separateWords) {
    const splitFilter = { ...filter, words: separateWords };
    const splitResult = await search.find(splitFilter);
    if (splitResult.total > 0) return { filter: splitFilter, found: splitResult };
  }
  const words = await search.correct(separateWords ?? filter.words);
  if (!words) return { filter, found: result };
  const corrected = { ...filter, words };
  const correctedResult = await search.find(corrected);
  return correctedResult.total > 0
    ? { filter: corrected, found: correctedResult, spelling: words.join(' ') }
    : { filter, found: result };
}
