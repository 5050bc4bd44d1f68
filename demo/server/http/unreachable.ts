/** No connection: refused, reset, timed out, or the database is starting or stopping. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT|57P0[123]|08...|53300)$/;

/** Whether a failure means that the database cannot be reached; then the same request may succeed later. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && UNREACHABLE.test(error.code);
