import type { PersonOptions } from '../persons/options';
import type { SearchSources } from './search-result';

/** Options of searching events. */
export type SearchOptions = PersonOptions & {
  searchSources: SearchSources;
};
