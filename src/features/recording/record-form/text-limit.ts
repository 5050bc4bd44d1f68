import { effectiveLimit } from '../../../model/payloads/limits';

/**
 * Returns the limit of a text field. With a limit of the client, the counter is shown from the start; otherwise near
 * the server's limit.
 *
 * @param max of the client's setting; 0 for no limit
 * @param server the limit of the server
 */
export const textLimit = (max: number, server: number): { maxLength: number; counterFrom?: number } => ({
  maxLength: effectiveLimit(max, server),
  ...(max > 0 && { counterFrom: 0 }),
});
