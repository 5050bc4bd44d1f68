/**
 * Where a file stands on its way (spec section 4, "File upload"): it waits for its turn, is checked and made smaller in
 * the browser, is sent and taken in by the server, has arrived, was given up, or has failed.
 */
export type UploadState =
  | { name: 'idle' | 'loading' | 'complete' | 'aborted' }
  /** How much of it is sent: 0 to 1. */
  | { name: 'processing'; share: number }
  /** Why, and what the server or the check has said of it. */
  | { name: 'error'; code: string; params?: Readonly<Record<string, unknown>> };

/** What happens to a file on its way. */
export type UploadStep =
  | { name: 'begin' | 'send' | 'arrive' | 'abort' | 'retry' }
  | { name: 'progress'; share: number }
  | { name: 'fail'; code: string; params?: Readonly<Record<string, unknown>> };

/** Whether it waits, or something is done with it. */
export const isUnderWay = ({ name }: UploadState) => name === 'idle' || name === 'loading' || name === 'processing';

/** The state after a step; one that comes too late, as from an attempt that was given up, changes nothing. */
export function nextState(state: UploadState, step: UploadStep): UploadState {
  switch (step.name) {
    case 'begin':
      return state.name === 'idle' ? { name: 'loading' } : state;
    case 'send':
      return state.name === 'loading' ? { name: 'processing', share: 0 } : state;
    case 'progress':
      // A body that is sent once more, as after a lost connection, does not lead back.
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

/** What the file itself lacks: no second attempt would end otherwise. */
const OF_THE_FILE = new Set([
  ...['unsupported_type', 'empty_file', 'too_large', 'too_many_pixels', 'broken_picture', 'file_gone'],
]);

/** Whether another attempt may end better. */
export const canRetry = (state: UploadState): boolean =>
  state.name === 'aborted' || (state.name === 'error' && !OF_THE_FILE.has(state.code));
