import { ApiError } from '../api/api-error';
import { randomHex } from '../lib/random-hex';
import { isSame } from '../lib/value-at';

/** One attempt to send: a repetition of the same one gets the first response. */
export type Attempt = {
  idempotencyKey: string;
  /** The version on which the values are based, for `ifMatch`. */
  version: string | undefined;
};

/** The keys of attempts to send. */
export type Attempts = {
  /** Returns the same key if the last attempt with equal values may have reached the server. */
  next(values: object, version: string | undefined): Attempt;
  failed(error: unknown): void;
  succeeded(): void;
};

/** Failures after which the server may have done the work, so that only its response was lost. */
const MAY_HAVE_ARRIVED = new Set(['offline', 'unreachable', 'timeout', 'broken']);
/** The error code while the server still runs the first attempt. */
const STILL_RUNNING = 'key_in_use';

export function createIdempotencyKeys(): Attempts {
  let last: { values: object; attempt: Attempt } | undefined;
  return {
    next(values, version) {
      const isRepeat = last && last.attempt.version === version && isSame(last.values, values);
      const attempt = isRepeat && last ? last.attempt : { idempotencyKey: newIdempotencyKey(), version };
      last = { values, attempt };
      return attempt;
    },
    failed(error) {
      const mayRepeat =
        error instanceof ApiError && (MAY_HAVE_ARRIVED.has(error.failure) || error.code === STILL_RUNNING);
      if (!mayRepeat) last = undefined;
    },
    succeeded() {
      last = undefined;
    },
  };
}

/** Returns a new key of 128 random bits. */
export const newIdempotencyKey = (): string => randomHex(16);
