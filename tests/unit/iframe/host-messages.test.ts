// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleFrameMessage, sendVisibleRange } from '../../../src/iframe/host-messages';
import fc from '../../support/same-cases';

const ORIGIN = 'https://portal.example';
const GOOD = { type: 'resize-iframe', height: 480 };
const scrolls = vi.fn();

/** A frame as the host has it: 300 pixels above the window's top, 2,000 tall, with a border of 2. */
function frameAt(src: string) {
  const contentWindow = { postMessage: vi.fn() };
  const place = { getBoundingClientRect: () => ({ top: -302 }), clientTop: 2, clientHeight: 2_000 };
  const attributes = { id: 'termine', dataset: {}, isConnected: true, addEventListener: vi.fn() };
  return { src, contentWindow, style: { height: '' }, ...place, ...attributes } as unknown as HTMLIFrameElement;
}

const message = (frame: HTMLIFrameElement, data: unknown, origin = ORIGIN, source: unknown = frame.contentWindow) =>
  ({ source, origin, data }) as MessageEvent;
/** The visible parts that a frame was sent, with the origin. */
const toldTo = (frame: HTMLIFrameElement) =>
  vi
    .mocked(frame.contentWindow as Window)
    .postMessage.mock.calls.filter(([data]) => (data as { type: string }).type === 'visible-iframe');

let frame: HTMLIFrameElement;
beforeEach(() => {
  frame = frameAt(`${ORIGIN}/dist/iframe/index.html`);
  scrolls.mockClear();
  vi.spyOn(window, 'scrollBy').mockImplementation(scrolls);
});

it('takes the height of its own frame', () => {
  handleFrameMessage(frame, message(frame, GOOD));
  expect(frame.style.height).toBe('480px');
  handleFrameMessage(frame, message(frame, { ...GOOD, height: 99.2 }));
  expect(frame.style.height).toBe('100px');
});

it('sends the visible part to a frame that has sent a message, and only to its origin', () => {
  sendVisibleRange(frame);
  expect(toldTo(frame)).toEqual([]);
  handleFrameMessage(frame, message(frame, GOOD));
  expect(toldTo(frame)).toEqual([[{ type: 'visible-iframe', top: 300, bottom: 300 + window.innerHeight }, ORIGIN]]);
  sendVisibleRange(frame);
  expect(toldTo(frame)).toHaveLength(2);
});

it.each([
  [100, -200],
  [0, -300],
  [-7_000, -300],
  [7_000, 1_700],
])('scrolls to %i of the frame and never beyond it', (top, by) => {
  handleFrameMessage(frame, message(frame, { type: 'scroll-iframe', top }));
  expect(scrolls).toHaveBeenCalledExactlyOnceWith({ top: by, behavior: 'instant' });
});

it('reserves space for a page header', () => {
  document.documentElement.style.scrollPaddingTop = '80px';
  handleFrameMessage(frame, message(frame, { type: 'scroll-iframe', top: 0 }));
  document.documentElement.style.scrollPaddingTop = '';
  expect(scrolls).toHaveBeenCalledExactlyOnceWith({ top: -380, behavior: 'instant' });
});

describe('accepts messages from no other source', () => {
  const hearBoth = (one: HTMLIFrameElement, origin?: string, source?: unknown) => {
    handleFrameMessage(one, message(one, GOOD, origin, source));
    handleFrameMessage(one, message(one, { type: 'scroll-iframe', top: 5 }, origin, source));
    sendVisibleRange(one);
  };
  const expectNothing = (one: HTMLIFrameElement) => {
    expect(one.style.height).toBe('');
    expect(scrolls).not.toHaveBeenCalled();
  };

  it.each([
    ['another origin', 'https://evil.example'],
    ['a sandbox', 'null'],
    ['another scheme', 'http://portal.example'],
    ['another port', 'https://portal.example:8443'],
    ['a longer name', 'https://portal.example.evil.example'],
    ['no origin', ''],
  ])('%s', (_, origin) => {
    hearBoth(frame, origin);
    expectNothing(frame);
    expect(toldTo(frame)).toEqual([]);
  });

  it.each([
    ['another frame', {}],
    ['the page itself', window],
    ['nobody', null],
  ])('%s', (_, source) => {
    hearBoth(frame, ORIGIN, source);
    expectNothing(frame);
    expect(toldTo(frame)).toEqual([]);
  });

  it.each(['data:text/html,x', 'about:blank', 'about:srcdoc', 'http://', ''])('a frame at %j', (src) => {
    const odd = frameAt(src);
    hearBoth(odd, 'null');
    expectNothing(odd);
    expect(toldTo(odd)).toEqual([]);
  });

  it('a removed frame', () => {
    const gone = { ...frameAt(`${ORIGIN}/`), contentWindow: null } as unknown as HTMLIFrameElement;
    handleFrameMessage(gone, { source: null, origin: ORIGIN, data: GOOD } as MessageEvent);
    expectNothing(gone);
  });
});

describe('ignores invalid messages', () => {
  it.each([
    Number.NaN,
    -1,
    0,
    1e9,
    Number.POSITIVE_INFINITY,
    '480',
    '100px;color:red',
    null,
    undefined,
    {},
    [480],
    true,
  ])('a height of %j', (height) => {
    handleFrameMessage(frame, message(frame, { type: 'resize-iframe', height }));
    expect(frame.style.height).toBe('');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '7', null, undefined, {}, [7]])('a place of %j', (top) => {
    handleFrameMessage(frame, message(frame, { type: 'scroll-iframe', top }));
    expect(scrolls).not.toHaveBeenCalled();
  });

  it('and two thousand other things', () => {
    const cyclic: Record<string, unknown> = { type: 'resize-iframe' };
    cyclic.height = cyclic;
    handleFrameMessage(frame, message(frame, cyclic));
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (data) => {
        handleFrameMessage(frame, message(frame, data));
        handleFrameMessage(frame, message(frame, { type: data, height: 7, top: 7 }));
        expect(frame.style.height).toBe('');
        expect(scrolls).not.toHaveBeenCalled();
      }),
      { numRuns: 300 },
    );
  });
});
