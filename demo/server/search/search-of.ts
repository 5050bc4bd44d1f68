import type { Search, Sources } from './found';
import type { Searchable } from './memory/indexes';
import { searchInMemory } from './memory/search-in-memory';
import { searchInDatabase } from './search-in-database';

/** The search of a client's events as they are now. */
export const searchOf = async (sources: Sources, client: string): Promise<Search> =>
  searchIn(sources, client, await sources.indexes(client));

/** The search of a state of a client's events, or of the database where there is none in memory. */
export const searchIn = (sources: Sources, client: string, state: Searchable | undefined): Search =>
  state ? searchInMemory(sources, state) : searchInDatabase(sources, client);
