import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What is wrong with one parameter or field. */
export type FieldProblem = { path: string; code: string; params?: Record<string, string | number> };

const titles: Record<string, string> = {
  wrong_data: 'The request has wrong parameters.',
  not_found: 'There is nothing at this address.',
  unknown_client: 'There is no client of this name.',
  method_not_allowed: 'This address does not answer to this method.',
  too_large: 'The request is too large.',
  unavailable: 'The database cannot be reached at the moment.',
  internal: 'Something went wrong on the server.',
};

/** A failure to be answered as application/problem+json (RFC 9457). */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: readonly FieldProblem[] | undefined;

  constructor(status: ContentfulStatusCode, code: string, errors?: readonly FieldProblem[]) {
    super(code);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** Answers a problem; failures are never cached. */
export function problemAnswer(context: Context, problem: Problem): Response {
  const { status, code, errors } = problem;
  const body = { type: 'about:blank', title: titles[code] ?? code, status, code, ...(errors && { errors }) };
  return context.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '2' }),
    // The rest of the body is not read, so the connection cannot serve another request.
    ...(status === 413 && { Connection: 'close' }),
  });
}
