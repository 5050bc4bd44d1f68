import type { Queryable } from '../platform/database/database';
import type { EventFilter } from './event-filter';
import { findHits } from './hits';
import { loadNextEnd } from './moment';
import { loadNames } from './name-facets';
import { loadPage, loadPageIds } from './page';
import { newResultCache, type ResultCache } from './result-cache';
import { loadRevision } from './revision';
import type { Search, SearchSources } from './search-result';
import { newSpelling } from './spelling';

/** Creates the shared resources of a process's searches. */
export const newSearchSources = (database: Queryable): SearchSources => ({
  database,
  cache: newResultCache(),
  correct: newSpelling(database),
});

/** Returns the search of a client's current events, including all writes of any server before the call. */
export async function searchOf({ database, correct, cache }: SearchSources, client: string): Promise<Search> {
  const revision = await loadRevision(database, client);
  const revisionCache: ResultCache = (key, create) => cache([client, revision, ...key], create);
  return {
    ...searchIn(database, client, revisionCache),
    revision,
    correct: (words) => revisionCache(['words', words], () => correct(client, words)),
  };
}

/** Returns the search of a client's events in a transaction, without spelling correction. */
export const searchOnce = (from: Queryable, client: string): Omit<Search, 'revision'> =>
  searchIn(from, client, (_, create) => create());

const searchIn = (database: Queryable, client: string, cache: ResultCache): Omit<Search, 'revision'> => ({
  find: async (filter) => {
    const hits = await cache(['hits', hitsKey(filter)], () => findHits(database, client, filter));
    const { total, over, facets, bits } = hits;
    return {
      ...{ total, over, facets, bits },
      loadPage: () => loadPage(database, client, filter, hits),
      loadIds: () => loadPageIds(database, client, filter, hits),
    };
  },
  correct: async () => undefined,
  nextEnd: (moment) => cache(['next', moment.today, moment.clock], () => loadNextEnd(database, client, moment)),
  loadNames: () => cache(['names'], () => loadNames(database, client)),
});

/** Returns the parts of a filter that its hits depend on, with the minute: every date ends on a full one. */
function hitsKey(filter: EventFilter): object {
  const { centre, radiusMetres, moment, sort: _, page: __, after: ___, pageSize: ____, ...otherFields } = filter;
  return {
    ...otherFields,
    minute: [moment.today, moment.clock],
    ...(radiusMetres !== undefined && { centre, radiusMetres }),
  };
}
