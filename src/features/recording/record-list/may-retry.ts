import { ApiError } from '../../../api/api-error';

/** The statuses of permanent failures: not allowed, gone, too large, or incomplete. */
const FINAL_STATUSES: readonly unknown[] = [403, 404, 410, 413, 415, 422];
const FINAL_CODES: readonly unknown[] = ['expired', 'locked', 'recording_off', 'articles_off'];

/** Checks whether a retry of the same call may succeed. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && (FINAL_STATUSES.includes(error.status) || FINAL_CODES.includes(error.code)));
