import { Problem } from './problem';

/**
 * PostgreSQL errors of overload: too many connections, too little memory, or a time limit of a statement, lock or
 * transaction.
 */
const BUSY_CODES = /^(53[0-9A-Z]{3}|57014|55P03|25P0[34]|40001|40P01)$/;
/** Messages of pg without a code: the pool had no connection in time, or a statement got no answer. */
const BUSY_MESSAGES = /^(timeout exceeded when trying to connect|Query read timeout)$/;
/** Errors of the connection: refused, reset, timed out, unknown, or the database is starting or stopping. */
const LOST_CODES =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0\d|08[0-9A-Z]{3})$/;
const LOST_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|timeout expired)/;

/** Returns the refusal if the database is overloaded or away, so that the request may succeed later; else undefined. */
export function overloadOf(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (BUSY_CODES.test(code) || BUSY_MESSAGES.test(error.message)) return new Problem(503, 'busy');
  if (LOST_CODES.test(code) || LOST_MESSAGES.test(error.message)) return new Problem(503, 'unavailable');
  return undefined;
}
