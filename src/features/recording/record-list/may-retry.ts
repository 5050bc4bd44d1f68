import { ApiError } from '../../../api/api-error';

/** Refused for good: not allowed, gone, too large, or lacking something. */
const FINAL_STATUSES: readonly unknown[] = [403, 404, 410, 413, 415, 422];
const FINAL_CODES: readonly unknown[] = ['expired', 'locked', 'recording_off', 'articles_off'];

/** Whether the same may succeed at another try; what the server refuses for good never does. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && (FINAL_STATUSES.includes(error.status) || FINAL_CODES.includes(error.code)));
