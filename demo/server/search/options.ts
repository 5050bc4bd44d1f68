import type { PersonOptions } from '../persons/options';
import type { Sources } from './search-result';

/** Options of searching events. */
export type SearchOptions = PersonOptions & {
  searchSources: Sources;
};
