/**
 * Why a call gave no usable answer:
 * offline - the server was not reached; timeout - it took too long; denied - no valid token (401, 403);
 * missing - there is no such record (404, 410); busy - asked to wait (425, 429, 503); rejected - the server refused the data
 * (other 4xx); broken - the server failed (5xx) or its answer is unreadable.
 */
export type ApiFailure = 'offline' | 'timeout' | 'denied' | 'missing' | 'busy' | 'rejected' | 'broken';

/** One wrong field, by the path of the form: `{ path: 'links.0.url', code: 'required' }`. */
export type FieldProblem = { path: string; code: string; params?: Record<string, unknown> };

/** A failed call, as screens see it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** The server's code for the reason, as in 'unavailable_email'. Screens find their message by it. */
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly fields: readonly FieldProblem[];
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The record as it is now, if the server refused a change because somebody else has changed the record (412). */
  readonly current: unknown;
  /** The version of `current`. */
  readonly etag: string | undefined;

  constructor(
    failure: ApiFailure,
    details: {
      code?: string | undefined;
      status?: number;
      fields?: FieldProblem[];
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

/** What a status means for the screen. */
export function failureOf(status: number): ApiFailure {
  if (status === 401 || status === 403) return 'denied';
  if (status === 404 || status === 410) return 'missing';
  if (status === 425 || status === 429 || status === 503) return 'busy';
  if (status === 408 || status === 504) return 'timeout';
  return status < 500 ? 'rejected' : 'broken';
}
