// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rangeOfMessage, usableRange, writeViewport } from '../../../src/iframe/measure-viewport';
import { frameInsets } from '../../../src/ui/frame-viewport';
import fc from '../../support/same-cases';

describe('the visible part in a message', () => {
  it('is a top and a bottom', () => {
    expect(rangeOfMessage({ type: 'visible-iframe', top: -20, bottom: 700 })).toEqual({ top: -20, bottom: 700 });
  });

  it('is nothing else', () => {
    const odd = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
    fc.assert(
      fc.property(odd, odd, (one, other) => {
        expect(rangeOfMessage(one)).toBeUndefined();
        expect(rangeOfMessage({ type: one, top: 1, bottom: 2 })).toBeUndefined();
        const part = rangeOfMessage({ type: 'visible-iframe', top: one, bottom: other });
        if (part)
          expect(Number.isFinite(part.top) && Number.isFinite(part.bottom) && part.top < part.bottom).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the usable part', () => {
  it.each([
    ['all of a low frame', [-200, 600], 300, [0, 300]],
    ['the middle of a tall one', [1_000, 1_800], 5_000, [1_000, 1_800]],
    ['enough at its beginning', [-700, 100], 5_000, [0, 360]],
    ['enough at its end', [4_900, 5_700], 5_000, [4_640, 5_000]],
    ['enough in a low window', [1_000, 1_100], 5_000, [1_000, 1_360]],
    ['its end when it is above the window', [7_000, 7_800], 5_000, [4_640, 5_000]],
  ])('is %s', (_, [top = 0, bottom = 0], height, [above, below]) => {
    expect(usableRange({ top, bottom }, height)).toEqual({ top: above, bottom: below });
  });

  it('is within the frame for any message', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), fc.nat(10_000), (top, bottom, height) => {
        const part = usableRange({ top, bottom }, height);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.bottom).toBeLessThanOrEqual(height);
        expect(part.bottom - part.top).toBeGreaterThanOrEqual(Math.min(360, height));
      }),
    );
  });
});

describe('storing it', () => {
  const heard = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('innerHeight', 5_000);
    heard.mockClear();
    window.addEventListener('scroll', heard);
  });
  afterEach(() => {
    window.removeEventListener('scroll', heard);
    document.documentElement.removeAttribute('style');
    vi.unstubAllGlobals();
  });

  it('updates the UI, like a scroll', () => {
    expect(frameInsets()).toEqual({ above: 0, below: 0 });
    writeViewport({ top: 1_000, bottom: 1_800 });
    expect(frameInsets()).toEqual({ above: 1_000, below: 3_200 });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is silent when nothing has changed', () => {
    writeViewport({ top: 1_000, bottom: 1_800 });
    writeViewport({ top: 1_000, bottom: 1_800 });
    expect(heard).toHaveBeenCalledOnce();
  });
});
