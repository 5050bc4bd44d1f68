import type { Queryable } from '../platform/database/database';
import type { EventFilter } from './event-filter';
import type { Moment } from './moment';
import type { FacetNames } from './name-facets';
import type { PageIds, ResultPage } from './page';
import type { ResultCache } from './result-cache';
import type { Spelling } from './spelling';

/** The count of a facet value. */
export type FacetCount = { kind: string; value: string; count: number };

/** The result of a search. */
export type SearchResult = {
  total: number;
  /** The number of matches whose dates of today are over; undefined when today was not requested. */
  over?: number | undefined;
  facets: readonly FacetCount[];
  /** The matching slots: one bit for each, the highest bit of a byte first. */
  bits: Buffer;
  /** Loads the requested page. */
  loadPage: () => Promise<ResultPage>;
  /** Loads the ids of its events alone. */
  loadIds: () => Promise<PageIds>;
};

/** The shared resources of searches: the database, the cache of results, and the spelling correction. */
export type SearchSources = { database: Queryable; cache: ResultCache; correct: Spelling };

/** The search of a client's events. */
export type Search = {
  /** The revision of the events, see revision.ts. */
  revision: string;
  find: (filter: EventFilter) => Promise<SearchResult>;
  /** Returns corrected words for unknown ones, see spelling.ts. */
  correct: (words: readonly string[]) => Promise<string[] | undefined>;
  /** Loads the names of all counted values. */
  loadNames: () => Promise<FacetNames>;
  /** Returns the end of the next appointment of today, in milliseconds since 1970; infinite without one. */
  nextEnd: (moment: Moment) => Promise<number>;
};
