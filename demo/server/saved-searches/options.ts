import type { SearchOptions } from '../search/options';

/** What saved searches need. */
export type SavedSearchOptions = SearchOptions & {
  /** How long the server waits between two runs of the searches that visitors have saved, in milliseconds. */
  lookPauseMs: number;
};
