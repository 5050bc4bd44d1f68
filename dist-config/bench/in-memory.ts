import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../demo/server/database';

/** Stands in every statement that searches in the database. */
const SEARCH = 'dimensions (own, block, bits)';
const PAUSE_MS = 200;
const PATIENCE_MS = 300_000;

/** A database that counts the searches which it answers itself. */
export function countingSearches(database: Database): { database: Database; searches: () => number } {
  let searches = 0;
  const query: Database['query'] = (sql, ...rest) => {
    if (sql.includes(SEARCH)) searches += 1;
    return database.query(sql, ...rest);
  };
  return { database: { ...database, query }, searches: () => searches };
}

/**
 * Searches until the database is no longer asked to search, because an index has been read.
 *
 * @returns whether that came to be
 */
export async function untilInMemory(search: () => Promise<unknown>, searches: () => number): Promise<boolean> {
  const giveUp = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUp) {
    const before = searches();
    await search();
    if (searches() === before) return true;
    await pause(PAUSE_MS);
  }
  return false;
}
