/**
 * The state of an upload (spec section 4, "File upload"): the file waits for its turn, is checked and made smaller in
 * the browser, is sent and processed by the server, is stored, was given up, or has failed.
 */
export type UploadState =
  | { name: 'idle' | 'loading' | 'complete' | 'aborted' }
  /** How much of it is sent: 0 to 1. */
  | { name: 'processing'; share: number }
  /** The reason, as the server or the check has given it. */
  | { name: 'error'; code: string; params?: Readonly<Record<string, unknown>> };

/** What happens during an upload. */
export type UploadStep =
  | { name: 'begin' | 'send' | 'arrive' | 'abort' | 'retry' }
  | { name: 'progress'; share: number }
  | { name: 'fail'; code: string; params?: Readonly<Record<string, unknown>> };

/** Whether the upload has not ended yet. */
export const isUnderWay = ({ name }: UploadState) => name === 'idle' || name === 'loading' || name === 'processing';

/** The state after a step; one that comes too late, as from an attempt that was given up, changes nothing. */
export function nextState(state: UploadState, step: UploadStep): UploadState {
  switch (step.name) {
    case 'begin':
      return state.name === 'idle' ? { name: 'loading' } : state;
    case 'send':
      return state.name === 'loading' ? { name: 'processing', share: 0 } : state;
    case 'progress':
      // When the body is sent again, as after a lost connection, the share does not go back.
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

/** Problems of the file itself: a second attempt would end the same way. */
const OF_THE_FILE = new Set([
  ...['unsupported_type', 'empty_file', 'too_large', 'too_many_pixels', 'broken_picture', 'file_gone'],
]);

/** Whether another attempt may succeed. */
export const canRetry = (state: UploadState): boolean =>
  state.name === 'aborted' || (state.name === 'error' && !OF_THE_FILE.has(state.code));
