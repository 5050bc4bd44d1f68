/**
 * The state of an upload (spec section 4, "File upload"). The file waits for its slot, is prepared in the browser, is
 * sent and processed, is stored, was aborted, or has failed.
 */
export type UploadState =
  | { name: 'idle' | 'loading' | 'complete' | 'aborted' }
  /** The share sent so far: 0 to 1. */
  | { name: 'processing'; share: number }
  /** The reason, as found by the server or the check. */
  | { name: 'error'; code: string; params?: Readonly<Record<string, unknown>> };

/** An event during an upload. */
export type UploadStep =
  | { name: 'begin' | 'send' | 'arrive' | 'abort' | 'retry' }
  | { name: 'progress'; share: number }
  | { name: 'fail'; code: string; params?: Readonly<Record<string, unknown>> };

/** Checks whether the upload has not ended yet. */
export const isUnderWay = ({ name }: UploadState) => name === 'idle' || name === 'loading' || name === 'processing';

/** Returns the state after a step; a late step, for example of an aborted attempt, changes nothing. */
export function nextState(state: UploadState, step: UploadStep): UploadState {
  switch (step.name) {
    case 'begin':
      return state.name === 'idle' ? { name: 'loading' } : state;
    case 'send':
      return state.name === 'loading' ? { name: 'processing', share: 0 } : state;
    case 'progress':
      // If the body is sent again, for example after a lost connection, the share does not go back.
      return state.name === 'processing' ? { name: 'processing', share: Math.max(state.share, step.share) } : state;
    case 'arrive':
      return state.name === 'processing' ? { name: 'complete' } : state;
    case 'abort':
      return isUnderWay(state) ? { name: 'aborted' } : state;
    case 'fail':
      return isUnderWay(state) ? { ...step, name: 'error' } : state;
    case 'retry':
      return state.name === 'aborted' || state.name === 'error' ? { name: 'idle' } : state;
  }
}

/** The codes of problems with the file itself, which a retry cannot solve. */
const FILE_PROBLEMS = new Set([
  ...['unsupported_type', 'empty_file', 'too_large', 'too_many_pixels', 'broken_picture', 'file_gone'],
]);

/** Checks whether a retry may succeed. */
export const canRetry = (state: UploadState): boolean =>
  state.name === 'aborted' || (state.name === 'error' && !FILE_PROBLEMS.has(state.code));
