import { ApiError } from '../api/api-error';
import type { Client } from './client';

/**
 * Returns the same client for preloading a screen. It stores a failure for the screen's own query, so that no second
 * request fails in vain. Code that failed to load is no response: a retry may succeed at once.
 */
export const preloadClient = (client: Client): Client => ({
  ...client,
  queryCache: {
    ...client.queryCache,
    load: (query, signal) =>
      client.queryCache.load(query, signal).catch((error: unknown) => {
        if (!signal?.aborted && error instanceof ApiError) client.queryCache.storeFailure(query, error);
        throw error;
      }),
  },
});
