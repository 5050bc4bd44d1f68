import type { Queryable } from '../database';
import { toPageSize } from '../search/event-filter';

/** What every call needs to know of its client. */
export type KnownClient = { key: string; pageSize: number };

/**
 * Finds clients by their key. Those who ask while the same question runs get its answer: in a flood of requests, each
 * of which begins with it, it would else keep the database busier than what they ask for.
 */
export function newKnownClients(database: Queryable): (key: string) => Promise<KnownClient | undefined> {
  const running = new Map<string, Promise<KnownClient | undefined>>();

  async function find(key: string): Promise<KnownClient | undefined> {
    const [row] = await database.query<{ size: unknown }>(
      `select settings #>> '{eventList,resultsPerPage}' as size from clients where key = $1`,
      [key],
    );
    return row && { key, pageSize: toPageSize(row.size) };
  }

  return async (key) => {
    if (key.includes('\0')) return undefined;
    const asked = running.get(key) ?? find(key).finally(() => running.delete(key));
    running.set(key, asked);
    return asked;
  };
}
