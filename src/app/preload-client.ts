import { ApiError } from '../api/api-error';
import type { Client } from './client';

/**
 * The same client for loading data ahead of a screen: it keeps a failure for the screen, which will ask the same, so
 * that the server is not asked twice in vain. Code that did not come is no answer of the server: it may be there the next
 * moment.
 */
export const preloadClient = (client: Client): Client => ({
  ...client,
  answers: {
    ...client.answers,
    load: (question, signal) =>
      client.answers.load(question, signal).catch((error: unknown) => {
        if (!signal?.aborted && error instanceof ApiError) client.answers.leaveFailure(question, error);
        throw error;
      }),
  },
});
