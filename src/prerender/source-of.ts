import { ApiError } from '../api/api-error';
import { callUrl } from '../api/call-url';
import { createQueryCache, type QuerySource } from '../app/query-cache';
import type { ElementContext } from './page-context';

/** Returns the source for the application's query functions, with the server's cache and patience. */
export const sourceOf = ({ site, host }: Pick<ElementContext, 'site' | 'host'>): QuerySource => ({
  queryCache: createQueryCache({
    host,
    async get(path, query) {
      const result = await site.fetchResult(callUrl(host, path, query));
      if (!('body' in result)) throw new ApiError(result.failed === 'missing' ? 'missing' : 'offline', {});
      const { data, meta } = result.body;
      return { data, meta };
    },
  }),
});

/** Returns the result of a query. @returns undefined without a response, or if `isExpected` accepts the error */
export async function answerOf<Value>(
  request: Promise<Value>,
  isExpected: (error: unknown) => boolean = (error) => error instanceof ApiError,
): Promise<Value | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isExpected(error)) return undefined;
    throw error;
  }
}
