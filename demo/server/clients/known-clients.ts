import { toSwitch } from '../../../src/lib/switches';
import type { Queryable } from '../platform/database/database';
import { newSharedReads } from '../platform/http/shared-reads';
import { toPageSize } from '../search/event-filter';

/** What every call needs to know of its client. */
export type KnownClient = {
  key: string;
  pageSize: number;
  /** Whether visitors read articles. */
  hasArticles: boolean;
  /** Whether adverts can be booked. */
  hasAdverts: boolean;
};

/**
 * Finds clients by their key. Every request begins with this query, so requests that come while it runs for the same
 * client share its answer: in a flood the database would otherwise do little else.
 */
export function newKnownClients(database: Queryable): (key: string) => Promise<KnownClient | undefined> {
  const shared = newSharedReads<KnownClient | undefined>();

  async function find(key: string): Promise<KnownClient | undefined> {
    const [row] = await database.query<{ size: unknown; articles: unknown; adverts: unknown }>(
      `select settings #>> '{eventList,resultsPerPage}' as size,
         settings #>> '{applicationSettings,activateArticles}' as articles,
         settings #>> '{applicationSettings,activateAdverts}' as adverts from clients where key = $1`,
      [key],
      { often: true },
    );
    return (
      row && {
        key,
        pageSize: toPageSize(row.size),
        hasArticles: toSwitch(row.articles) ?? false,
        hasAdverts: toSwitch(row.adverts) ?? false,
      }
    );
  }

  return async (key) => {
    if (key.includes('\0')) return undefined;
    return shared(key, () => find(key));
  };
}
