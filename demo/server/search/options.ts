import type { PersonOptions } from '../persons/options';
import type { Sources } from './search-result';

/** What a search of events needs. */
export type SearchOptions = PersonOptions & {
  searchSources: Sources;
};
