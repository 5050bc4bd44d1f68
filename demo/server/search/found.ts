import type { Queryable } from '../database';
import type { EventFilter } from './event-filter';
import type { Indexes } from './memory/indexes';
import type { Moment } from './moment';
import type { FacetNames } from './name-facets';
import type { Page, PageIds } from './page';
import type { Spelling } from './spelling';

/** How often a value of a facet occurs. */
export type FacetCount = { kind: string; value: string; count: number };

/** What a search has found. */
export type Found = {
  total: number;
  /** How many match whose dates of today are over; undefined when today was not asked for. */
  over?: number | undefined;
  facets: readonly FacetCount[];
  /** The places in the index of the events that match, lowest first. */
  slots: () => number[];
  /** The page that the filter asks for. */
  loadPage: () => Promise<Page>;
  /** The ids of its events alone. */
  loadIds: () => Promise<PageIds>;
};

/** Where the events are, in the database and in memory, and who knows their words. */
export type Sources = { database: Queryable; indexes: Indexes; correct: Spelling };

/** What can be asked about a client's events. */
export type Search = {
  find: (filter: EventFilter) => Promise<Found>;
  /** Other words for some that nothing contains, see spelling.ts. */
  correct: (words: readonly string[]) => Promise<string[] | undefined>;
  /** The names of what was counted. */
  loadNames: (counted: readonly FacetCount[]) => Promise<FacetNames>;
  /** When the next appointment of today is over, in milliseconds since 1970; infinite without one. */
  nextEnd: (moment: Moment) => Promise<number>;
};
