import type { Search, Sources } from './found';
import { findHits, slotsOf } from './hits';
import { loadNextEnd } from './moment';
import { loadNames } from './name-facets';
import { loadPage, loadPageIds } from './page';

/** Searches the events of a client who has too many of them for an index in memory. */
export const searchInDatabase = ({ database, correct }: Sources, client: string): Search => ({
  find: async (filter) => {
    const hits = await findHits(database, client, filter);
    const { total, over, facets } = hits;
    return {
      total,
      over,
      facets,
      slots: () => slotsOf(hits.bits),
      loadPage: () => loadPage(database, client, filter, hits),
      loadIds: () => loadPageIds(database, client, filter, hits),
    };
  },
  correct: (words) => correct(client, words),
  nextEnd: (moment) => loadNextEnd(database, client, moment),
  loadNames: (counted) =>
    loadNames(
      database,
      client,
      counted.filter(({ kind }) => kind === 'community').map(({ value }) => Number(value)),
    ),
});
