/**
 * The reason why a call has no usable answer:
 * - offline: the browser has no connection
 * - unreachable: the server was not reached, although the browser is online
 * - timeout: the call took too long
 * - denied: no valid token (401, 403)
 * - missing: the record does not exist (404, 410)
 * - busy: the server asks to wait (425, 429, 503)
 * - rejected: the server refused the data (other 4xx)
 * - broken: the server failed (5xx) or its answer is unreadable
 */
export type ApiFailure = 'offline' | 'unreachable' | 'timeout' | 'denied' | 'missing' | 'busy' | 'rejected' | 'broken';

/** A problem of one field, by the path of the form: `{ path: 'links.0.url', code: 'required' }`. */
export type ApiFieldProblem = { path: string; code: string; params?: Record<string, unknown> };

/** The error of a failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** The server's code for the reason, such as 'unavailable_email'; screens choose their message by it. */
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly fields: readonly ApiFieldProblem[];
  /** The delay that the server asks for, in ms. */
  readonly retryAfterMs: number | undefined;
  /** The current record, if the server refused a change because the record changed in between (412). */
  readonly current: unknown;
  /** The revision of `current`. */
  readonly etag: string | undefined;

  constructor(
    failure: ApiFailure,
    details: {
      code?: string | undefined;
      status?: number;
      fields?: ApiFieldProblem[];
      retryAfterMs?: number | undefined;
      current?: unknown;
      etag?: string | undefined;
    } = {},
    options?: ErrorOptions,
  ) {
    super(`The call failed: ${details.code ?? failure}`, options);
    this.failure = failure;
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? [];
    this.retryAfterMs = details.retryAfterMs;
    this.current = details.current;
    this.etag = details.etag;
  }
}

/** Returns the error of a call without an answer. Only a browser without a connection blames the connection. */
export const noAnswer = (cause?: unknown): ApiError =>
  new ApiError(globalThis.navigator?.onLine === false ? 'offline' : 'unreachable', {}, { cause });

/** Returns the kind of failure for an HTTP status. */
export function failureOf(status: number): ApiFailure {
  if (status === 401 || status === 403) return 'denied';
  if (status === 404 || status === 410) return 'missing';
  if (status === 425 || status === 429 || status === 503) return 'busy';
  if (status === 408 || status === 504) return 'timeout';
  return status < 500 ? 'rejected' : 'broken';
}
