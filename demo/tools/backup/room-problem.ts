import { StoreFailure } from '../../server/platform/files/file-store';

/** The codes of a full disk, of a user's full quota, and of a limit of file sizes. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/** The code of PostgreSQL for its full disk. */
const DATABASE_FULL = '53100';

/** Returns an error with these words if a disk is full, and any other error as it is. */
export function roomProblem(error: unknown, words: string): unknown {
  if (error instanceof StoreFailure && error.isFull) return new Error(words, { cause: error });
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === DATABASE_FULL) return new Error(`${words} It is the disk of PostgreSQL that is full.`, { cause: error });
  return typeof code === 'string' && FULL.includes(code) ? new Error(words, { cause: error }) : error;
}
