import type { Queryable } from '../platform/database/database';
import type { EventFilter } from './event-filter';
import { findHits } from './hits';
import { newKeptResults, type ResultCache } from './kept-results';
import { loadNextEnd } from './moment';
import { loadNames } from './name-facets';
import { loadPage, loadPageIds } from './page';
import { loadRevision } from './revision';
import type { Search, Sources } from './search-result';
import { newSpelling } from './spelling';

/** Creates the shared resources of a process's searches. */
export const newSearchSources = (database: Queryable): Sources => ({
  database,
  kept: newKeptResults(),
  correct: newSpelling(database),
});

/** Returns the search of a client's current events, including all writes of any server before the call. */
export async function searchOf({ database, correct, kept }: Sources, client: string): Promise<Search> {
  const revision = await loadRevision(database, client);
  const ofRevision: ResultCache = (key, make) => kept([client, revision, ...key], make);
  return {
    ...searchIn(database, client, ofRevision),
    revision,
    correct: (words) => ofRevision(['words', words], () => correct(client, words)),
  };
}

/** Returns the search of a client's events in a transaction, without spelling correction. */
export const searchOnce = (from: Queryable, client: string): Omit<Search, 'revision'> =>
  searchIn(from, client, (_, make) => make());

const searchIn = (database: Queryable, client: string, kept: ResultCache): Omit<Search, 'revision'> => ({
  find: async (filter) => {
    const hits = await kept(['hits', keyOf(filter)], () => findHits(database, client, filter));
    const { total, over, facets, bits } = hits;
    return {
      ...{ total, over, facets, bits },
      loadPage: () => loadPage(database, client, filter, hits),
      loadIds: () => loadPageIds(database, client, filter, hits),
    };
  },
  correct: async () => undefined,
  nextEnd: (moment) => kept(['next', moment.today, moment.clock], () => loadNextEnd(database, client, moment)),
  loadNames: () => kept(['names'], () => loadNames(database, client)),
});

/** Returns the parts of a filter that its hits depend on, with the minute: every date ends on a full one. */
function keyOf(filter: EventFilter): object {
  const { centre, radiusMetres, moment, sort: _, page: __, after: ___, pageSize: ____, ...rest } = filter;
  return { ...rest, minute: [moment.today, moment.clock], ...(radiusMetres !== undefined && { centre, radiusMetres }) };
}
