import { longestOf } from '../../../model/payloads/longest';

/**
 * How long a text may be, for its field. Where the client has a limit, the user sees the counter from the start; near
 * the server's it is enough.
 *
 * @param max of the client's setting; 0 for no limit
 */
export const textLimit = (max: number, server: number): { maxLength: number; counterFrom?: number } => ({
  maxLength: longestOf(max, server),
  ...(max > 0 && { counterFrom: 0 }),
});
