import { toSwitch } from '../../../src/lib/switches';
import type { Queryable } from '../platform/database/database';
import { newSharedReads } from '../platform/http/shared-reads';

/** Results on a page of a list where neither client nor query says. */
export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

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

/** Reads a client's setting `eventList.resultsPerPage`; 24 where there is none that makes sense. */
function toPageSize(setting: unknown): number {
  const size = Number(setting ?? DEFAULT_PAGE_SIZE);
  return Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE ? size : DEFAULT_PAGE_SIZE;
}
