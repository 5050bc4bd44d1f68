import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { currentRequest } from './current-request';

/** A problem of one parameter or field. */
export type FieldProblem = { path: string; code: string; params?: Record<string, string | number> };

const titles: Record<string, string> = {
  wrong_data: 'The request has wrong parameters.',
  too_deep: 'Pages are numbered as far as row 10,000; go on with the parameter after, from meta.after.',
  not_found: 'There is nothing at this address.',
  unknown_client: 'There is no client of this name.',
  client_closed: 'This client has been closed.',
  method_not_allowed: 'This address does not answer to this method.',
  wrong_host: 'This page is shown only under the address that PUBLIC_URL names, or under localhost.',
  too_large: 'The request, or the page that it names, is too large.',
  wrong_type:
    'The body must be of the type that this call takes: application/json, or multipart/form-data for a file. A page that is imported must be HTML or a calendar.',
  empty_file: 'The file is empty.',
  unsupported_type: 'The file is neither a jpeg nor a png picture, whatever it is called.',
  too_many_pixels: 'The picture has more pixels than the server takes.',
  broken_picture: 'The picture cannot be read: it is damaged or incomplete.',
  too_many_uploads: 'This person has uploaded as much as is allowed in a day.',
  recording_off: 'This client does not let events be recorded.',
  slot_taken: 'Not all of these days can still be booked; the errors name them.',
  hold_used_up: 'These days have been held as long as is allowed; they can still be ordered while they are free.',
  price_changed: 'The order does not cost what the person has agreed to; `current` is the price now.',
  too_late: 'The last day of the advert has closed already.',
  not_returned: 'The advert has not been returned to its buyer, or is over.',
  event_cancelled: 'The event of the advert has been cancelled.',
  event_not_visible: 'Visitors do not see the event on all days of the advert; the problem at eventId says why.',
  seller_missing: 'Nothing can be ordered before the client has named its seller.',
  import_off: 'This client does not let events be imported from web addresses.',
  address_refused: 'Nothing public is at this address.',
  fetch_failed: 'The server of this address does not have the page, or did not answer it.',
  timed_out: 'The page at this address took too long.',
  articles_off: 'This client does not let articles be written.',
  expired: 'All dates of this event or article are over; it can only be copied or deleted.',
  locked: 'An operator has locked this event or article.',
  in_use: 'This picture is in use and cannot be deleted.',
  storage_full: 'There is no room left for files.',
  storage_unavailable: 'Files cannot be read or written at the moment.',
  token_missing: 'This call needs the header token.',
  token_invalid: 'The token is unknown or has ended.',
  too_many_attempts: 'There were too many attempts; try again later.',
  busy: 'The server has too much to do at the moment.',
  precondition_required: 'This call needs the header If-Match.',
  conflict: 'The record has been changed meanwhile.',
  key_in_use: 'The first request with this Idempotency-Key is still running.',
  key_reused: 'This Idempotency-Key belongs to another request.',
  key_wrong: 'An Idempotency-Key has 8 to 200 visible ASCII characters.',
  unavailable: 'The database cannot be reached at the moment.',
  not_ready: 'The server cannot take requests at the moment; checks says why.',
  internal: 'Something went wrong on the server.',
};

/** The parts of a problem besides its code. */
export type ProblemDetails = {
  errors?: readonly FieldProblem[] | undefined;
  /** The current record, for 412. */
  current?: unknown;
  /** The failed checks of the server, for 503 not_ready. */
  checks?: Record<string, string>;
  /** Headers such as Retry-After. */
  headers?: Record<string, string>;
};

/** A failure to be answered as application/problem+json (RFC 9457). */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly current: unknown;
  readonly checks: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, code: string, details: readonly FieldProblem[] | ProblemDetails = {}) {
    super(code);
    const { errors, current, checks, headers }: ProblemDetails = isList(details) ? { errors: details } : details;
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.current = current;
    this.checks = checks;
    this.headers = headers ?? {};
  }
}

const isList = (details: readonly FieldProblem[] | ProblemDetails): details is readonly FieldProblem[] =>
  Array.isArray(details);

/** Answers a problem; failures are never cached. */
export function problemAnswer(context: Context, problem: Problem): Response {
  const { status, code, errors, current, checks, headers } = problem;
  const requestId = currentRequest()?.id;
  // The headers that a write has set for its record before it failed are wrong.
  context.header('ETag', undefined);
  const body = {
    type: 'about:blank',
    title: titles[code] ?? code,
    status,
    code,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    ...(checks && { checks }),
    ...(requestId && { requestId }),
  };
  return context.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '2' }),
    ...headers,
  });
}
