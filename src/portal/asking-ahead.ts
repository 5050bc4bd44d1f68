import type { Client } from './client';

/**
 * The same client for one who asks ahead of a screen: a failure is left for the screen that is about to ask the same, so
 * that nobody asks twice for what cannot be had.
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
