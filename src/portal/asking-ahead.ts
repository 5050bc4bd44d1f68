import type { Client } from './client';

/**
 * The same client for loading data ahead of a screen: it keeps a failure for the screen, which will ask the same, so
 * that the server is not asked twice in vain.
 */
export const askingAhead = (client: Client): Client => ({
  ...client,
  answers: {
    ...client.answers,
    load: (question, signal) =>
      client.answers.load(question, signal).catch((error: unknown) => {
        if (!signal?.aborted) client.answers.leaveFailure(question, error);
        throw error;
      }),
  },
});
