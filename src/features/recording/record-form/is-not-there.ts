import { ApiError } from '../../../api/api-error';

/** Whether the server knows no such event of this person; it does not tell those of others from those that do not exist. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiError && error.failure === 'missing';
