import { ApiError } from '../../../api/api-error';

/** Checks whether the server has no such record of this person; records of others are reported the same way. */
export const isRecordMissing = (error: unknown): boolean => error instanceof ApiError && error.failure === 'missing';
