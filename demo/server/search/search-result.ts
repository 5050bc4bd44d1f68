import type { Queryable } from '../platform/database/database';
import type { EventFilter } from './event-filter';
import type { KeptResults } from './kept-results';
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
  /** One bit for each place of the index, the highest bit of a byte first: which events match. */
  bits: Buffer;
  /** The page that the filter asks for. */
  loadPage: () => Promise<Page>;
  /** The ids of its events alone. */
  loadIds: () => Promise<PageIds>;
};

/** Where the events are, what is kept of earlier searches, and who knows their words. */
export type Sources = { database: Queryable; kept: KeptResults; correct: Spelling };

/** What can be asked about a client's events. */
export type Search = {
  /** Names the state of the events: see revision.ts. */
  revision: string;
  find: (filter: EventFilter) => Promise<Found>;
  /** Other words for some that nothing contains, see spelling.ts. */
  correct: (words: readonly string[]) => Promise<string[] | undefined>;
  /** The names of all that can be counted. */
  loadNames: () => Promise<FacetNames>;
  /** When the next appointment of today is over, in milliseconds since 1970; infinite without one. */
  nextEnd: (moment: Moment) => Promise<number>;
};
