import { ApiError } from '../api/api-error';
import { randomHex } from '../lib/random-hex';
import { isSame } from '../lib/value-at';

/** One attempt to send: a repeat of the same one gets the first answer. */
export type Attempt = {
  idempotencyKey: string;
  /** Of what the values were made of, for `ifMatch`. */
  version: string | undefined;
};

/** Gives each attempt to send its key. */
export type Attempts = {
  /** The same key when the last attempt with the very same values may have reached the server. */
  next(values: object, version: string | undefined): Attempt;
  failed(error: unknown): void;
  succeeded(): void;
};

/** After these failures the server may have done the work, and only its answer was lost. */
const MAY_HAVE_ARRIVED = new Set(['offline', 'timeout', 'broken']);
/** The server is still at work on the first attempt. */
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

/** 128 random bits. */
export const newIdempotencyKey = (): string => randomHex(16);
