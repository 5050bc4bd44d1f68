import { toSwitch } from '../../../src/lib/switches';
import type { Queryable } from '../platform/database/database';
import { newSharedReads } from '../platform/http/shared-reads';

/** The default page size of lists, for a client and a query without one. */
export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

/** The data of a client that every call needs. */
export type KnownClient = {
  key: string;
  pageSize: number;
  /** True if visitors can read articles. */
  hasArticles: boolean;
  /** True if adverts can be booked. */
  hasAdverts: boolean;
  /** True if nobody can use it any more. */
  isClosed: boolean;
};

/**
 * Creates a finder of clients by key. Every request begins with this query, so concurrent requests for a client share
 * one. Otherwise a flood would occupy the database with it.
 */
export function newKnownClients(database: Queryable): (key: string) => Promise<KnownClient | undefined> {
  const shared = newSharedReads<KnownClient | undefined>();

  async function find(key: string): Promise<KnownClient | undefined> {
    const [row] = await database.query<{ size: unknown; articles: unknown; adverts: unknown; isClosed: boolean }>(
      `select settings #>> '{eventList,resultsPerPage}' as size,
         settings #>> '{applicationSettings,activateArticles}' as articles,
         settings #>> '{applicationSettings,activateAdverts}' as adverts, closed_at is not null as "isClosed"
       from clients where key = $1`,
      [key],
      { often: true },
    );
    return (
      row && {
        key,
        pageSize: toPageSize(row.size),
        hasArticles: toSwitch(row.articles) ?? false,
        hasAdverts: toSwitch(row.adverts) ?? false,
        isClosed: row.isClosed,
      }
    );
  }

  return async (key) => {
    if (key.includes('\0')) return undefined;
    return shared(key, () => find(key));
  };
}

/** Returns a client's setting `eventList.resultsPerPage`; the default for an invalid value. */
function toPageSize(setting: unknown): number {
  const size = Number(setting ?? DEFAULT_PAGE_SIZE);
  return Number.isInteger(size) && size >= 1 && size <= MAX_PAGE_SIZE ? size : DEFAULT_PAGE_SIZE;
}
