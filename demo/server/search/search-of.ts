import type { Search, Sources } from './found';
import { searchInMemory } from './memory/search-in-memory';
import { searchInDatabase } from './search-in-database';

/** The search of a client's events as they are now. */
export async function searchOf(sources: Sources, client: string): Promise<Search> {
  const state = await sources.indexes(client);
  return state ? searchInMemory(sources, state) : searchInDatabase(sources, client);
}
