import type { SearchOptions } from '../search/options';

/** Options of saved searches. */
export type SavedSearchOptions = SearchOptions & {
  /** The milliseconds between two runs of the saved searches. */
  searchRunPauseMs: number;
};
