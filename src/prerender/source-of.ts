import { ApiError } from '../api/api-error';
import { callUrl } from '../api/call-url';
import { createQueryCache, type Source } from '../app/query-cache';
import type { ElementContext } from './page-context';

/** What the application's own functions ask, as the pages of a server ask it: seldom, and without waiting for long. */
export const sourceOf = ({ site, host }: Pick<ElementContext, 'site' | 'host'>): Source => ({
  answers: createQueryCache({
    host,
    async get(path, query) {
      const answered = await site.ask(callUrl(host, path, query));
      if (!('body' in answered)) throw new ApiError(answered.failed === 'missing' ? 'missing' : 'offline', {});
      const { data, meta } = answered.body;
      return { data, meta };
    },
  }),
});

/** What a question is answered. @returns undefined where there is no answer, or `isExpected` says that an error is one */
export async function answerOf<Value>(
  answer: Promise<Value>,
  isExpected: (error: unknown) => boolean = (error) => error instanceof ApiError,
): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isExpected(error)) return undefined;
    throw error;
  }
}
