/**
 * The reason why a page is not fetched:
 * - refused: its address is not public, or has no public name
 * - missing: the server of the page does not have it
 * - failed: no connection, or no usable answer
 * - too_large, wrong_type: of the page
 * - timed_out: the page took too long
 */
export type WebPageFailureCode = 'refused' | 'missing' | 'failed' | 'too_large' | 'wrong_type' | 'timed_out';

/** The error of a page that is not fetched. */
export class WebPageFailure extends Error {
  readonly code: WebPageFailureCode;

  constructor(code: WebPageFailureCode, options?: ErrorOptions) {
    super(`The page is not fetched: ${code}.`, options);
    this.code = code;
  }
}
