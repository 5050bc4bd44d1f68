import { describe, expect, it } from 'vitest';
import { canRetry, nextState, type UploadState, type UploadStep } from '../../../../src/forms/upload/upload-state';
import { itForAll } from '../../../support/it-for-all';

const states: Record<UploadState['name'], UploadState> = {
  idle: { name: 'idle' },
  loading: { name: 'loading' },
  processing: { name: 'processing', share: 0.4 },
  complete: { name: 'complete' },
  aborted: { name: 'aborted' },
  error: { name: 'error', code: 'offline' },
};
const steps: Record<UploadStep['name'], UploadStep> = {
  begin: { name: 'begin' },
  send: { name: 'send' },
  progress: { name: 'progress', share: 0.7 },
  arrive: { name: 'arrive' },
  abort: { name: 'abort' },
  fail: { name: 'fail', code: 'timeout' },
  retry: { name: 'retry' },
};

/** The state to which each step leads; steps that are not listed change nothing. */
const WAYS: Partial<Record<UploadState['name'], Partial<Record<UploadStep['name'], UploadState>>>> = {
  idle: { begin: { name: 'loading' }, abort: { name: 'aborted' }, fail: { name: 'error', code: 'timeout' } },
  loading: {
    send: { name: 'processing', share: 0 },
    abort: { name: 'aborted' },
    fail: { name: 'error', code: 'timeout' },
  },
  processing: {
    progress: { name: 'processing', share: 0.7 },
    arrive: { name: 'complete' },
    abort: { name: 'aborted' },
    fail: { name: 'error', code: 'timeout' },
  },
  aborted: { retry: { name: 'idle' } },
  error: { retry: { name: 'idle' } },
};

describe.each(Object.entries(states))('a file in the state %s', (name, state) => {
  itForAll(Object.entries(steps))('follows the step %s', (step, given) => {
    const expected = WAYS[name as UploadState['name']]?.[step as UploadStep['name']];
    expect(nextState(state, given)).toEqual(expected ?? state);
  });
});

describe('the progress', () => {
  it('never falls', () => {
    expect(nextState(states.processing, { name: 'progress', share: 0.1 })).toEqual(states.processing);
  });
});

describe('another attempt', () => {
  itForAll([
    ['offline', true],
    ['busy', true],
    ['storage_full', true],
    ['unsupported_type', false],
    ['broken_picture', false],
    ['too_large', false],
    ['file_gone', false],
  ])('after %s is worth it: %s', (code, isWorth) => {
    expect(canRetry({ name: 'error', code })).toBe(isWorth);
  });

  it('is worth it only where the last one has ended', () => {
    const worth = Object.values(states).filter(canRetry);
    expect(worth.map(({ name }) => name)).toEqual(['aborted', 'error']);
  });
});
